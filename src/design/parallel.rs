//! Threads that each run a simulation.

use std::panic::resume_unwind;
use std::thread::scope;

/// The results of `measure` for all items, in order, each on a thread of its own. Propagates a panic.
pub(super) fn in_parallel<T: Send, R: Send>(
    all: impl IntoIterator<Item = T>,
    measure: impl Fn(T) -> R + Sync,
) -> Vec<R> {
    let measure = &measure;
    scope(|scope| {
        let begin = |one| scope.spawn(move || measure(one));
        let threads: Vec<_> = all.into_iter().map(begin).collect();
        let results = threads.into_iter().map(|thread| thread.join());
        results
            .map(|result| result.unwrap_or_else(|panic| resume_unwind(panic)))
            .collect()
    })
}
