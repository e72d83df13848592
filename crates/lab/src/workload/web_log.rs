//! Web sites and a log of their visitors.

use crate::terms::random::{Random, Zipf};

const SITES: [&str; 12] = [
    "www.example.com",
    "news.example.org",
    "shop.example.net",
    "blog.example.com",
    "wiki.example.org",
    "forum.example.net",
    "mail.example.com",
    "static.example.com",
    "www.example.edu",
    "video.example.net",
    "travel.example.org",
    "maps.example.com",
];
const SECTIONS: [&str; 16] = [
    "index", "articles", "products", "images", "archive", "category", "users", "search", "sports",
    "politics", "science", "help", "download", "reviews", "2015/11", "2016/03",
];
const WORDS: [&str; 32] = [
    "memory",
    "cheap",
    "summer",
    "guide",
    "latest",
    "report",
    "market",
    "camera",
    "phone",
    "city",
    "hotel",
    "recipe",
    "garden",
    "music",
    "travel",
    "winter",
    "update",
    "history",
    "school",
    "health",
    "energy",
    "river",
    "engine",
    "paper",
    "light",
    "house",
    "market-day",
    "train",
    "bridge",
    "festival",
    "election",
    "football",
];

/// `count` addresses of pages, all different.
pub(super) fn pages(count: usize, random: &mut Random) -> Vec<String> {
    let sites = Zipf::new(SITES.len(), 1.0);
    let page = |number: usize| {
        let site = SITES[sites.draw(random)];
        let section = random.pick(&SECTIONS);
        match random.below(10) {
            0..=4 => {
                let (a, b) = (random.pick(&WORDS), random.pick(&WORDS));
                format!("http://{site}/{section}/{a}-{b}-{number}.html")
            }
            5..=7 => format!("http://{site}/{section}/view.php?id={number}"),
            8 => format!("http://{site}/{section}/{}/{number}/", random.pick(&WORDS)),
            _ => format!("http://{site}/~user{number}/"),
        }
    };
    (0..count).map(page).collect()
}

/// A visitor: where from, and the cookie.
struct Visitor {
    ip: String,
    cookie: String,
    page: usize,
}

impl Visitor {
    fn new(page: usize, random: &mut Random) -> Self {
        // Few providers have most of the visitors.
        let provider = (random.exponential(12.0) as u32).min(200);
        let (high, low) = (17 * provider % 256, random.below(256));
        let agent = random.pick(&["Firefox/45.0", "Chrome/49.0", "MSIE 11.0", "Safari/9.1"]);
        let language = random.pick(&["en-US", "en-US", "de", "en-GB", "fr", "zh-CN"]);
        let session = random.below(u32::MAX);
        Visitor {
            ip: format!("{}.{high}.{}.{low}", 62 + provider, random.below(32)),
            cookie: format!("sid={session:08x}; lang={language}; ua={agent}"),
            page,
        }
    }
}

/// Log entries, address, IP and cookie with tabs between, at most `bytes` of text and almost as
/// many. Visitors go from page to page, some of them at a time; some load a page again.
pub(super) fn log(bytes: usize, random: &mut Random) -> Vec<u8> {
    let pages = pages((bytes / 1024).max(16), random);
    let popular = Zipf::new(pages.len(), 0.9);
    let mut visitors: Vec<Visitor> = (0..32)
        .map(|_| Visitor::new(popular.draw(random), random))
        .collect();
    let mut text = Vec::with_capacity(bytes);
    loop {
        let at = random.index(visitors.len());
        let visitor = &mut visitors[at];
        let entry = format!(
            "{}\t{}\t{}\n",
            pages[visitor.page], visitor.ip, visitor.cookie
        );
        if text.len() + entry.len() > bytes {
            return text;
        }
        text.extend_from_slice(entry.as_bytes());
        match random.below(20) {
            0..=3 => {} // The same page again.
            4..=16 => visitor.page = popular.draw(random),
            _ => *visitor = Visitor::new(popular.draw(random), random),
        }
    }
}
