//! Where a pipeline's stages end.

/// Which of a datapath's steps end in a rank of registers, so that the longest
/// of `stages` stages is as short as can be. The last step always does.
///
/// `weights`: what each step adds to the path, in any unit. `stages` is at
/// least 1 and at most the number of steps.
pub fn cuts(weights: &[u32], stages: u32) -> Vec<bool> {
    let steps = weights.len();
    let sum = |from: usize, to: usize| weights[from..to].iter().sum::<u32>();
    // The longest stage, and where the last one begins, if the first `to` steps
    // make so many stages.
    let mut best: Vec<Vec<(u32, usize)>> = vec![(0..=steps).map(|to| (sum(0, to), 0)).collect()];
    for stage in 1..stages as usize {
        let split = |to: usize| {
            (stage..to)
                .map(|from| (best[stage - 1][from].0.max(sum(from, to)), from))
                .min()
                .unwrap_or((u32::MAX, 0))
        };
        let row = (0..=steps).map(split).collect();
        best.push(row);
    }
    let mut ends = vec![false; steps];
    let mut to = steps;
    for row in best.iter().rev() {
        if to > 0 {
            ends[to - 1] = true;
        }
        to = row[to].1;
    }
    ends
}
