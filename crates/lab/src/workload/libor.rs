//! `libor` (CUDA SDK): a portfolio of swaptions in the LIBOR market model by Monte Carlo, with
//! the derivative by the last forward rate from the adjoint (Giles and Glasserman, "Smoking
//! adjoints", Risk, January 2006).

use super::array::{Array, Role};
use crate::terms::random::Random;

/// Forward rates of a path.
pub const RATES: usize = 80;
/// Steps of a path, each of which fixes a rate; the swaptions can then be exercised.
pub const STEPS: usize = 40;
/// Years of a step.
const DELTA: f32 = 0.25;
/// Every rate at the start, and its volatility.
const INITIAL_RATE: f32 = 0.05;
const VOLATILITY: f32 = 0.2;
/// The swaptions' lengths in steps, each at three swap rates.
const MATURITIES: [usize; 5] = [4, 8, 20, 28, 40];
const SWAP_RATES: [f32; 3] = [0.045, 0.05, 0.055];
/// The notional of a swaption.
const NOTIONAL: f32 = 100.0;

/// The result of one simulated path.
#[derive(Debug, Clone, PartialEq)]
pub struct Path {
    /// The forward rates at expiry.
    pub rates: [f32; RATES],
    /// The portfolio's discounted value.
    pub value: f32,
    /// The value's derivative by each initial rate.
    pub derivatives: [f32; RATES],
}

/// Follows a path for one normal deviate a step.
pub fn path(deviates: &[f32; STEPS]) -> Path {
    path_from(&[INITIAL_RATE; RATES], deviates)
}

/// Follows a path from given initial rates.
pub fn path_from(initial: &[f32; RATES], deviates: &[f32; STEPS]) -> Path {
    // The rates before each step and after the last, for the way back.
    let mut history = vec![*initial];
    let drift = DELTA * VOLATILITY;
    for (step, deviate) in deviates.iter().enumerate() {
        let mut rates = history[step];
        let shock = VOLATILITY * (DELTA.sqrt() * deviate - 0.5 * drift);
        let mut sum = 0.0;
        for rate in &mut rates[step + 1..] {
            sum += drift * *rate / (1.0 + DELTA * *rate);
            *rate *= libm::expf(drift * sum + shock);
        }
        history.push(rates);
    }
    let rates = history[STEPS];
    let (value, mut derivatives) = portfolio(&rates);
    for step in (0..STEPS).rev() {
        let (before, after) = (&history[step], &history[step + 1]);
        let mut sum = 0.0;
        for i in (step + 1..RATES).rev() {
            sum += VOLATILITY * after[i] * derivatives[i];
            let factor = DELTA / (1.0 + DELTA * before[i]);
            derivatives[i] =
                derivatives[i] * after[i] / before[i] + sum * VOLATILITY * factor * factor;
        }
    }
    Path {
        rates,
        value,
        derivatives,
    }
}

/// The discounted value of the portfolio and its derivatives by the rates at expiry.
fn portfolio(rates: &[f32; RATES]) -> (f32, [f32; RATES]) {
    let later = &rates[STEPS..];
    let mut bonds = [0.0; RATES - STEPS];
    let mut annuities = [0.0; RATES - STEPS];
    let (mut bond, mut annuity) = (1.0, 0.0);
    for (m, rate) in later.iter().enumerate() {
        bond /= 1.0 + DELTA * rate;
        annuity += DELTA * bond;
        (bonds[m], annuities[m]) = (bond, annuity);
    }
    let mut value = 0.0;
    let mut by_bond = [0.0; RATES - STEPS];
    let mut by_annuity = [0.0; RATES - STEPS];
    for maturity in MATURITIES {
        let m = maturity - 1;
        for swap_rate in SWAP_RATES {
            let swap = bonds[m] + swap_rate * annuities[m] - 1.0;
            if swap < 0.0 {
                value -= NOTIONAL * swap;
                by_annuity[m] -= NOTIONAL * swap_rate;
                by_bond[m] -= NOTIONAL;
            }
        }
    }
    let discount = (rates[..STEPS].iter()).fold(1.0, |b, rate| b / (1.0 + DELTA * rate));
    value *= discount;
    let mut derivatives = [0.0; RATES];
    for (derivative, rate) in derivatives.iter_mut().zip(&rates[..STEPS]) {
        *derivative = -value * DELTA / (1.0 + DELTA * rate);
    }
    for m in (0..later.len()).rev() {
        let factor = 1.0 + DELTA * later[m];
        by_bond[m] += DELTA * by_annuity[m];
        derivatives[STEPS + m] = -discount * by_bond[m] * bonds[m] * DELTA / factor;
        if m > 0 {
            by_annuity[m - 1] += by_annuity[m];
            by_bond[m - 1] += by_bond[m] / factor;
        }
    }
    (value, derivatives)
}

pub(super) fn make(bytes: usize) -> Vec<Array> {
    let paths = bytes / 4 / RATES;
    let mut random = Random::new(3);
    // Of all paths the first deviate, then of all the second, and so on: neighbouring threads,
    // each of which has a path, read neighbouring words.
    let deviates: Vec<f32> = (0..STEPS * paths).map(|_| random.normal() as f32).collect();
    let holds = "normal deviates, a row a step, a column a path (z)";
    arrays(&deviates, holds)
}

/// The input of the SDK's own program: 0.3 in place of every deviate.
pub(super) fn make_original(bytes: usize) -> Vec<Array> {
    let deviates = vec![0.3; STEPS * (bytes / 4 / RATES)];
    arrays(&deviates, "0.3, a row a step, a column a path (z)")
}

/// The deviates, what the paths come to, and what the deviates are.
fn arrays(deviates: &[f32], holds: &'static str) -> Vec<Array> {
    let paths = deviates.len() / STEPS;
    let mut rates = vec![0.0; RATES * paths];
    let mut values = Vec::with_capacity(paths);
    let mut derivatives = Vec::with_capacity(paths);
    for p in 0..paths {
        let path = path(&std::array::from_fn(|step| deviates[step * paths + p]));
        for (i, rate) in path.rates.iter().enumerate() {
            rates[i * paths + p] = *rate;
        }
        values.push(path.value);
        derivatives.push(path.derivatives[RATES - 1]);
    }
    vec![
        Array::new("z", Role::Load, &[STEPS, paths], deviates, holds),
        Array::new(
            "rates",
            Role::LoadStore,
            &[RATES, paths],
            &rates,
            "forward rates at expiry, as the threads' local memory interleaves them (L)",
        ),
        Array::new(
            "v",
            Role::Store,
            &[paths],
            &values,
            "each path's discounted value of the portfolio (d_v)",
        ),
        Array::new(
            "lb",
            Role::Store,
            &[paths],
            &derivatives,
            "its derivative by the last forward rate (d_Lb)",
        ),
    ]
}
