//! The decompressor's last steps: decodes residuals to differences and adds these up along their streams.

use super::decompressor_core::Block;
use super::residuals::{self, DifferencesInputs};
use super::scan::{adder, scan_level, AdderInputs, Bounds, Chain};
use super::LANE;
use crate::hdl::{concat, or_all, DesignError, Signal};

impl<'m> Block<'_, 'm> {
    /// Decodes differences and arranges them in the chains that the scan adds up.
    pub fn differences(
        &mut self,
        residuals: Vec<Signal<'m>>,
    ) -> Result<[Vec<Signal<'m>>; 2], DesignError> {
        let (m, p) = (self.m, self.p);
        let module = residuals::differences(p)?;
        self.pipeline
            .part("scan", "sums of differences, in block order");
        let halves = or_all([2, 3, 4, 5].map(|mode| self.coded.is(mode))).named("has_halves");
        let inverted = self.inverted("differences");
        let mut quarters = Vec::new();
        for (quarter, residuals) in residuals.iter().enumerate() {
            let inputs = DifferencesInputs {
                residuals: *residuals,
                halves,
                bytes: self.coded.is(1),
                inverted: inverted[quarter / 2],
            };
            let name = format!("differences{quarter}");
            let differences = m.instance(&name, &module, inputs).differences;
            let [differences, residuals] = [differences, *residuals].map(|all| all.parts(LANE));
            let all = (&differences[..], &residuals[..], &self.fields[..]);
            quarters.push(residuals::with_bases(m, p, self.coded.mode, quarter, all));
        }
        let chains = residuals::chains(m, p, self.coded.is(1), &quarters);
        self.pipeline
            .step("differences", "differences of all lanes", 14);
        Ok(chains)
    }

    /// Whether the elements of each chain are the reference minus the residuals (mode 7).
    fn inverted(&self, of: &str) -> [Signal<'m>; 2] {
        [0, 2].map(|quarter| {
            let whole = self.coded.depths[quarter].bit(3);
            (self.coded.is(7) & !whole).named(&format!("{of}_subtract{}", quarter / 2))
        })
    }

    /// The reference of each half of a chain; `inverted` as returned by [`Self::inverted`] for this chain.
    fn references(&self, chain: usize, inverted: Signal<'m>) -> [Signal<'m>; 2] {
        let reference = |half: usize| {
            let of_four = self.coded.is(0).gate(self.fields[2 * chain + half]);
            let low = self.fields[chain].slice(0, 8);
            let of_two = inverted.gate(concat(&[low, low]));
            (of_four | of_two).named(&format!("reference{chain}{half}"))
        };
        [reference(0), reference(1)]
    }

    /// Adds up both chains.
    pub fn scan(
        &mut self,
        chain_a: Vec<Signal<'m>>,
        chain_b: Vec<Signal<'m>>,
    ) -> Result<[Vec<Signal<'m>>; 2], DesignError> {
        let (m, p) = (self.m, self.p);
        let module = adder(p)?;
        let bytes = (self.coded.is(1) | self.coded.is(7)).named("adds_bytes");
        let inverted = self.inverted("pairs")[1];
        let references = self.references(1, inverted);
        let pairs = chain_a
            .iter()
            .zip(&chain_b)
            .enumerate()
            .map(|(lane, (&a, &b))| {
                let low = a.slice(0, 8);
                let other = or_all([
                    self.coded.is(5).gate(a),
                    self.coded.is(1).gate(concat(&[low, low])),
                    references[lane / p.lanes()],
                ]);
                let inputs = AdderInputs {
                    a: b,
                    b: other.named(&format!("pair{lane}")),
                    carry: inverted,
                    bytes,
                };
                m.instance(&format!("add_pair{lane}"), &module, inputs).sum
            });
        let chain_b = m.vector("pair_sums", &pairs.collect::<Vec<_>>());
        self.pipeline
            .step("pairs", "sums of pairs, and references of chain B", 20);

        let mut chains = [("a", chain_a), ("b", chain_b)].map(|(name, lanes)| Chain {
            name,
            lanes,
            scans: m.zero(1),
        });
        let levels = chains[0].lanes.len().trailing_zeros();
        for level in 0..levels {
            let along = or_all([1, 2, 3, 4].map(|mode| self.coded.is(mode)))
                .named(&format!("scans{}", level + 1));
            let bounds = Bounds {
                bytes: self.coded.is(1),
                halves: self.coded.is(3),
                classes: self.coded.is(4),
            };
            chains[0].scans = along;
            chains[1].scans = (along | self.coded.is(5)).named(&format!("b_scans{}", level + 1));
            for chain in &mut chains {
                scan_level(m, p, chain, level, bounds)?;
            }
            let about = format!("sums along streams, level {} of {levels}", level + 1);
            self.pipeline
                .step(&format!("scan_level{}", level + 1), &about, 20);
        }
        let [chain_a, chain_b] = chains.map(|chain| chain.lanes);
        let inverted = self.inverted("last")[0];
        let references = self.references(0, inverted);
        let last = chain_a.iter().enumerate().map(|(lane, &a)| {
            let reference = references[lane / p.lanes()];
            let b = match lane.checked_sub(1) {
                None => reference,
                Some(before) => reference | self.coded.is(5).gate(chain_b[before]),
            };
            let inputs = AdderInputs {
                a,
                b: b.named(&format!("last{lane}")),
                carry: inverted,
                bytes: self.coded.is(7),
            };
            m.instance(&format!("add_last{lane}"), &module, inputs).sum
        });
        let chain_a = m.vector("a_values", &last.collect::<Vec<_>>());
        self.pipeline
            .step("last_sums", "references of chain A, and sums of pairs", 20);
        Ok([chain_a, chain_b])
    }
}
