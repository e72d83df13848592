//! `PageViewCount` and `PageViewRank` (Mars): MapReduce over a web log.
//!
//! Mars keeps a record's key and value in two buffers, and finds them by a directory of four
//! words a record: the key's place and size in bytes, and the value's. Sorting moves directory
//! entries, not records.

use std::cmp::Reverse;

use super::array::{Array, Role};
use super::web_log;
use crate::terms::random::{Random, Zipf};

/// Where the log would lie in the GPU's memory: keys point to it.
const LOG_ADDRESS: u64 = 0x2_0030_0000;

/// Words of a key: the log's address (low, high), an entry's place in it, and a hash.
pub const KEY_WORDS: usize = 4;

/// Mars' hash of a string.
pub fn hash(text: &[u8]) -> i32 {
    text.iter().fold(text.len() as i32, |hash, &byte| {
        (hash << 4) ^ (hash >> 28) ^ i32::from(byte as i8)
    })
}

/// An entry of the log.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Entry {
    /// Its place in the log.
    pub offset: usize,
    /// Its bytes, without the end of the line.
    pub size: usize,
}

impl Entry {
    fn text(self, log: &[u8]) -> &[u8] {
        &log[self.offset..self.offset + self.size]
    }

    /// The address of the page.
    pub fn page(self, log: &[u8]) -> &[u8] {
        let text = self.text(log);
        text.split(|&byte| byte == b'\t').next().unwrap_or(text)
    }
}

/// The entries of a log, one a line.
pub fn entries(log: &[u8]) -> Vec<Entry> {
    let mut offset = 0;
    let lines = log.split_inclusive(|&byte| byte == b'\n').map(|line| {
        let entry = Entry {
            offset,
            size: line.len() - usize::from(line.ends_with(b"\n")),
        };
        offset += line.len();
        entry
    });
    lines.collect()
}

/// Both runs of MapReduce: the first leaves one of equal entries, the second counts the pages of
/// those left.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Count {
    /// The entries as sorted in the first run, by number: by hash, then by text.
    pub sorted: Vec<usize>,
    /// One of each group of equal entries, by number, in sorted order.
    pub distinct: Vec<usize>,
    /// A page's first entry in the second run's order, and its views.
    pub views: Vec<(usize, u32)>,
}

/// Counts the views of each page: its entries in the log, equal ones once.
pub fn count(log: &[u8], entries: &[Entry]) -> Count {
    let sort = |of: Vec<usize>, key: fn(Entry, &[u8]) -> &[u8]| {
        let mut hashed: Vec<(i32, usize)> = (of.into_iter())
            .map(|i| (hash(key(entries[i], log)), i))
            .collect();
        hashed.sort_by(|a, b| {
            let text = |i: usize| key(entries[i], log);
            (a.0, text(a.1), a.1).cmp(&(b.0, text(b.1), b.1))
        });
        hashed.into_iter().map(|(_, i)| i).collect::<Vec<_>>()
    };
    let sorted = sort((0..entries.len()).collect(), Entry::text);
    let mut distinct = sorted.clone();
    distinct.dedup_by_key(|i| entries[*i].text(log));
    let mut views: Vec<(usize, u32)> = Vec::new();
    for i in sort(distinct.clone(), Entry::page) {
        match views.last_mut() {
            Some((page, views)) if entries[*page].page(log) == entries[i].page(log) => *views += 1,
            _ => views.push((i, 1)),
        }
    }
    Count {
        sorted,
        distinct,
        views,
    }
}

/// The numbers of pages by their views, most first, equal ones in their order.
pub fn rank(views: &[u32]) -> Vec<usize> {
    let mut ranked: Vec<usize> = (0..views.len()).collect();
    ranked.sort_by_key(|&page| Reverse(views[page]));
    ranked
}

fn key(entry: Entry, hashed: &[u8]) -> [u32; KEY_WORDS] {
    let (low, high) = (LOG_ADDRESS as u32, (LOG_ADDRESS >> 32) as u32);
    [low, high, entry.offset as u32, hash(hashed) as u32]
}

/// The directory of records whose keys and values have fixed sizes in bytes.
fn directory(records: &[usize], key_size: usize, value_size: usize) -> Vec<u32> {
    let entry = |&i: &usize| [i * key_size, key_size, i * value_size, value_size];
    let words = records.iter().flat_map(entry).map(|word| word as u32);
    words.collect()
}

pub(super) fn make_count(bytes: usize) -> Vec<Array> {
    let log = web_log::log(bytes, &mut Random::new(6));
    let entries = entries(&log);
    let counted = count(&log, &entries);
    let keys = entries.iter().flat_map(|&e| key(e, e.text(&log)));
    let values = entries.iter().flat_map(|e| [e.size as u32, 0]);
    let page_keys =
        (counted.views.iter()).flat_map(|&(i, _)| key(entries[i], entries[i].page(&log)));
    let views: Vec<u32> = counted.views.iter().map(|&(_, views)| views).collect();
    let distinct = (counted.distinct.iter()).flat_map(|&i| key(entries[i], entries[i].text(&log)));
    vec![
        Array::new(
            "log",
            Role::Load,
            &[log.len()],
            &log,
            "the web log: address, IP and cookie, tabs between, an entry a line",
        ),
        Array::new(
            "keys",
            Role::LoadStore,
            &[entries.len(), KEY_WORDS],
            &keys.collect::<Vec<_>>(),
            "each entry's key: the log's address (two words), the entry's place, its hash",
        ),
        Array::new(
            "values",
            Role::LoadStore,
            &[entries.len(), 2],
            &values.collect::<Vec<_>>(),
            "each entry's value: its size in bytes, and the phase, 0",
        ),
        Array::new(
            "directory",
            Role::LoadStore,
            &[entries.len(), 4],
            &directory(&counted.sorted, 4 * KEY_WORDS, 8),
            "the directory after the first sort: the key's place and size, the value's",
        ),
        Array::new(
            "distinct_keys",
            Role::LoadStore,
            &[counted.distinct.len(), KEY_WORDS],
            &distinct.collect::<Vec<_>>(),
            "the keys of the entries that are left when each is there once",
        ),
        Array::new(
            "page_keys",
            Role::Store,
            &[counted.views.len(), KEY_WORDS],
            &page_keys.collect::<Vec<_>>(),
            "each page's key, with the hash of its address",
        ),
        Array::new(
            "page_views",
            Role::Store,
            &[views.len()],
            &views,
            "each page's views",
        ),
    ]
}

pub(super) fn make_rank(bytes: usize) -> Vec<Array> {
    let mut random = Random::new(7);
    let mut pages = web_log::pages((bytes / 28).max(16), &mut random);
    let popular = Zipf::new(pages.len(), 0.9);
    let mut drawn = vec![0u32; pages.len()];
    for _ in 0..8 * pages.len() {
        drawn[popular.draw(&mut random)] += 1;
    }
    // In the order that counting leaves, by hash; pages without views are in no log.
    let mut counted: Vec<(String, u32)> = pages.drain(..).zip(drawn).collect();
    counted.retain(|&(_, views)| views > 0);
    counted.sort_by_key(|(page, _)| hash(page.as_bytes()));
    let mut text = Vec::new();
    let (mut places, mut views) = (Vec::new(), Vec::new());
    for (page, seen) in counted {
        if text.len() + page.len() < bytes {
            places.push(text.len() as u32);
            views.push(seen);
            text.extend_from_slice(page.as_bytes());
            text.push(0);
        }
    }
    let ranked = rank(&views);
    let records = ranked.iter().flat_map(|&page| [places[page], views[page]]);
    vec![
        Array::new(
            "pages",
            Role::Load,
            &[text.len()],
            &text,
            "the pages' addresses, a zero byte after each",
        ),
        Array::new(
            "places",
            Role::LoadStore,
            &[places.len()],
            &places,
            "where each page's address begins: the values that map emits",
        ),
        Array::new(
            "views",
            Role::LoadStore,
            &[views.len()],
            &views,
            "each page's views: the keys that map emits",
        ),
        Array::new(
            "directory",
            Role::LoadStore,
            &[ranked.len(), 4],
            &directory(&ranked, 4, 4),
            "the directory after sorting by views: the key's place and size, the value's",
        ),
        Array::new(
            "ranked",
            Role::Store,
            &[ranked.len(), 2],
            &records.collect::<Vec<_>>(),
            "the pages by views, most first: where its address begins, and its views",
        ),
    ]
}
