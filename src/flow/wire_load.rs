//! The load of a net's wires by its number of ends, which is all that ABC knows of it.

use serde::{Deserialize, Serialize};

/// Capacitance of a net's wires in pF, a line over the ends besides the driver.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct WireLoad {
    /// To one end.
    pub first_pf: f64,
    /// To each further one.
    pub further_pf: f64,
}

/// The model's name in Liberty.
const NAME: &str = "placed";
/// Below this, in pF, ABC would take a load for none.
const LEAST_PF: f64 = 1e-6;

impl WireLoad {
    /// The line that is nearest, by least squares, to nets of this many ends and pF. Nets of more than
    /// `most` ends are not counted: where ABC buffers there are none.
    pub fn of(nets: &[(usize, f64)], most: usize) -> WireLoad {
        let counted = || nets.iter().filter(|(ends, _)| (1..=most).contains(ends));
        let count = counted().count().max(1) as f64;
        let mean = |value: &dyn Fn(f64, f64) -> f64| {
            counted()
                .map(|(ends, pf)| value(*ends as f64, *pf))
                .sum::<f64>()
                / count
        };
        let (ends, pf) = (mean(&|ends, _| ends), mean(&|_, pf| pf));
        let spread = mean(&|x, _| (x - ends) * (x - ends));
        let slope = if spread > 0.0 {
            mean(&|x, y| (x - ends) * (y - pf)) / spread
        } else {
            0.0
        };
        WireLoad {
            first_pf: (pf - slope * (ends - 1.0)).max(LEAST_PF),
            further_pf: slope.max(0.0),
        }
    }

    /// It as a library has it, and as its default; `unit` is the library's in pF.
    pub fn liberty(&self, unit: f64) -> String {
        let [first, further] = [self.first_pf, self.further_pf].map(|pf| pf / unit);
        format!(
            "  wire_load(\"{NAME}\") {{\n    resistance : 0;\n    capacitance : 1;\n    area : 0;\n    \
             slope : {further:.9};\n    fanout_length(1, {first:.9});\n  }}\n  \
             default_wire_load : \"{NAME}\";\n"
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_is_found_again() {
        let nets: Vec<(usize, f64)> = (1..=10).map(|n| (n, 0.01 + 0.002 * n as f64)).collect();
        let load = WireLoad::of(&[&nets[..], &[(200, 9.0)]].concat(), 10);
        assert!((load.first_pf - 0.012).abs() < 1e-9, "{load:?}");
        assert!((load.further_pf - 0.002).abs() < 1e-9, "{load:?}");
        // In fF.
        let text = load.liberty(0.001);
        assert!(text.contains("slope : 2.0000"), "{text}");
        assert!(text.contains("fanout_length(1, 12.0000"), "{text}");
    }

    #[test]
    fn a_load_is_never_none() {
        for nets in [&[][..], &[(3, 0.0)], &[(1, 0.1), (2, 0.0)]] {
            let load = WireLoad::of(nets, 10);
            assert!(load.first_pf > 0.0 && load.further_pf >= 0.0, "{load:?}");
        }
    }
}
