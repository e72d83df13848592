//! Kernels of MapReduce over text, as Mars runs them.

use super::super::page_view::{entries, KEY_WORDS};
use super::{Place, Recorder, Warp};

/// Runs only one in this many passes of bitonic sorting; the others are alike.
const SORTED: usize = 8;

/// Each thread reads some bytes of a text, a word at a time.
fn read_text(warp: &mut Warp, text: Place, of: impl Fn(usize) -> Option<(usize, usize)>) {
    let words = |(_, size): (usize, usize)| size.div_ceil(4);
    let most = warp.threads().filter_map(&of).map(words).max();
    for k in 0..most.unwrap_or(0) {
        warp.load(text.by(4), |t| {
            let (start, size) = of(t)?;
            (4 * k < size).then_some((start + 4 * k) / 4)
        });
        // A hash of four letters.
        warp.compute(16);
    }
}

/// Sorts a directory by keys: bitonic passes, each of which compares pairs and swaps some.
fn sort(r: &mut Recorder, directory: Place, keys: Place) {
    let count = directory.len();
    let mut pass = 0;
    let mut size = 2;
    while size / 2 < count {
        let mut stride = size / 2;
        while stride > 0 {
            if pass % SORTED == 0 {
                compare(r, directory, keys, size, stride);
            }
            pass += 1;
            stride /= 2;
        }
        size *= 2;
    }
}

fn compare(r: &mut Recorder, directory: Place, keys: Place, size: usize, stride: usize) {
    r.launch(directory.len() / 2, 256, |warp| {
        let low = |t: usize| t / stride * 2 * stride + t % stride;
        let key = |entry: usize| {
            let is_there = entry < directory.len();
            is_there.then(|| directory.word(4 * entry) / keys.element)
        };
        for offset in [0, stride] {
            warp.load(directory, |t| Some(low(t) + offset));
            warp.load(keys, |t| key(low(t) + offset));
        }
        warp.compute(8);
        // Half of the pairs change places: here those whose numbers say so.
        let swaps = |t: usize| (t ^ (t / size)) % 2 == 1;
        for offset in [0, stride] {
            warp.store(directory, |t| swaps(t).then(|| low(t) + offset));
        }
    });
}

/// `PageViewCount`: map over the log's entries, sort, what differs from its neighbour, and the views.
pub fn page_view_count(r: &mut Recorder) {
    let log = r.array("log");
    let keys = r.array("keys").by(4 * KEY_WORDS);
    let (values, directory) = (r.array("values").by(8), r.array("directory").by(16));
    let distinct = r.array("distinct_keys").by(4 * KEY_WORDS);
    let (page_keys, views) = (
        r.array("page_keys").by(4 * KEY_WORDS),
        r.array("page_views"),
    );
    let entries = entries(log.bytes);
    let entry = |t: usize| entries.get(t).map(|entry| (entry.offset, entry.size));
    r.launch(entries.len(), 256, |warp| {
        read_text(warp, log, entry);
        warp.store(keys, Some);
        warp.store(values, Some);
        warp.store(directory, Some);
    });
    sort(r, directory, keys);
    // Equal hashes are compared as texts: here of each entry with the one sorted before it.
    let of_key = |t: usize| directory.word(4 * t) / (4 * KEY_WORDS);
    r.launch(entries.len(), 256, |warp| {
        warp.load(directory, Some);
        warp.load(keys, |t| Some(of_key(t)));
        read_text(warp, log, |t| entry(of_key(t)));
        warp.store(distinct, |t| Some(t * distinct.len() / entries.len()));
    });
    r.launch(distinct.len(), 256, |warp| {
        warp.load(distinct, Some);
        warp.compute(10);
        warp.store(page_keys, |t| Some(t * page_keys.len() / distinct.len()));
        warp.store(views, |t| Some(t * views.len() / distinct.len()));
    });
}

/// `PageViewRank`: map over the pages, and a sort by views.
pub fn page_view_rank(r: &mut Recorder) {
    let pages = r.array("pages");
    let (places, views) = (r.array("places"), r.array("views"));
    let (directory, ranked) = (r.array("directory").by(16), r.array("ranked").by(8));
    let count = views.len();
    let text = |t: usize| {
        let end = if t + 1 < count {
            places.word(t + 1)
        } else {
            pages.bytes.len()
        };
        (t < count).then(|| (places.word(t), end - places.word(t)))
    };
    r.launch(count, 256, |warp| {
        read_text(warp, pages, text);
        warp.store(places, Some);
        warp.store(views, Some);
        warp.store(directory, Some);
    });
    sort(r, directory, views);
    r.launch(count, 256, |warp| {
        warp.load(directory, Some);
        let page = |t: usize| Some(directory.word(4 * t) / 4);
        warp.load(views, page);
        warp.load(places, page);
        warp.compute(4);
        warp.store(ranked, Some);
    });
}
