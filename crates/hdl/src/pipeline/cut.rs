//! Where a pipeline's stages end.

/// A step as far as cutting goes.
#[derive(Clone, Copy, Debug)]
pub struct Length {
    /// Its delay on the longest path, in any unit.
    pub weight: u32,
    /// A stage must end with it.
    pub forced: bool,
}

/// Which of a datapath's steps end in a rank of registers, so that the longest
/// of `stages` stages is as short as can be. The last step always does, and so do those
/// that must.
///
/// `stages` is at most the number of steps. Where more are forced, there are more.
pub fn cuts(steps: &[Length], stages: u32) -> Vec<bool> {
    let forced = steps
        .iter()
        .rev()
        .skip(1)
        .filter(|step| step.forced)
        .count() as u32;
    let stages = stages.max(forced + 1);
    let count = steps.len();
    // None if the stage would extend past a mandatory cut.
    let sum = |from: usize, to: usize| {
        let inner = &steps[from..to.max(from + 1) - 1];
        let whole = inner.iter().all(|step| !step.forced);
        whole.then(|| steps[from..to].iter().map(|step| step.weight).sum::<u32>())
    };
    // The longest stage, and where the last one begins, if the first `to` steps
    // make that many stages.
    let first = |to: usize| (sum(0, to).unwrap_or(u32::MAX), 0);
    let mut best: Vec<Vec<(u32, usize)>> = vec![(0..=count).map(first).collect()];
    for stage in 1..stages as usize {
        let split = |to: usize| {
            (stage..to)
                .filter_map(|from| Some((best[stage - 1][from].0.max(sum(from, to)?), from)))
                .min()
                .unwrap_or((u32::MAX, 0))
        };
        let row = (0..=count).map(split).collect();
        best.push(row);
    }
    let mut ends = vec![false; count];
    let mut to = count;
    for row in best.iter().rev() {
        if to > 0 {
            ends[to - 1] = true;
        }
        to = row[to].1;
    }
    ends
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ends(weights: &[u32], forced: &[usize], stages: u32) -> Vec<usize> {
        let step = |(number, &weight): (usize, &u32)| Length {
            weight,
            forced: forced.contains(&number),
        };
        let steps: Vec<Length> = weights.iter().enumerate().map(step).collect();
        let ends = cuts(&steps, stages);
        (0..ends.len()).filter(|&step| ends[step]).collect()
    }

    #[test]
    fn the_longest_stage_is_as_short_as_can_be() {
        assert_eq!(ends(&[5, 1, 1, 5], &[], 2), [1, 3]);
        assert_eq!(ends(&[5, 1, 1, 5], &[], 1), [3]);
        assert_eq!(ends(&[1, 9, 1, 1], &[], 3).len(), 3);
        assert_eq!(ends(&[1, 2, 3], &[], 3), [0, 1, 2]);
    }

    #[test]
    fn forced_cuts_are_there_and_count() {
        assert_eq!(ends(&[5, 1, 1, 5], &[0], 2), [0, 3]);
        assert_eq!(ends(&[5, 1, 1, 5], &[0, 1], 1), [0, 1, 3]);
        assert_eq!(ends(&[5, 1, 1, 5], &[0], 3), [0, 2, 3]);
    }
}
