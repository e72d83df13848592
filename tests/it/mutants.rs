//! Netlists with one bug each, which the torture of streams has to detect: run by `scripts/mutate`.
//!
//! A mutant that torture does not detect may be no bug: if ABC proves that it gives the same outputs as the
//! design in every cycle with any inputs, it does not count. The others survive.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::panic::{catch_unwind, AssertUnwindSafe};
use std::path::{Path, PathBuf};
use std::rc::Rc;
use std::sync::Mutex;

use hdlgen::internals::design::{Design, Entry, Half, Role};
use hdlgen::internals::flow::formal::{Engine, Graph, Verdict};
use hdlgen::internals::hdl::equivalence::difference;
use hdlgen::internals::hdl::Module;
use rand::rngs::SmallRng;
use rand::seq::IndexedRandom;
use rand::SeedableRng;

use crate::common::controller::{options, planted};
use crate::common::mutation::{mutant, Mutant};
use crate::torture::tortured;

/// Designs with their parameters: ports of one beat a block and of several.
const DESIGNS: [(&str, &str); 16] = [
    ("e2mc", ""),
    ("e2mc", "sl=8 pdw=2 block=64 beat=16"),
    ("e2mc", "ends=both"),
    ("e2mc-delta", ""),
    ("e2mc-delta", "one-pass=true"),
    ("numbers", ""),
    ("fpc-opt", ""),
    ("fpc-opt", "lanes=16 block=64 beat=64"),
    ("bpc-opt", ""),
    ("bpc-group", "lanes=16"),
    ("fpc-mc", ""),
    ("bpc-mc", "block=64 beat=8"),
    ("bdi", ""),
    ("m-bdi", "block=64 beat=16"),
    ("cpack", ""),
    ("cpack", "raw=memory"),
];
/// Designs that came later, of the seeds above [`OF_FIRST`].
const LATER: [(&str, &str); 3] = [
    ("pfor", ""),
    ("pfor", "block=64 beat=16"),
    ("pfor", "choice=half"),
];
/// The last seed of the first designs.
const OF_FIRST: u64 = 400;
/// Seeds of torture before a mutant is checked for equivalence, and after.
const FIRST: u64 = 4;
const SEEDS: u64 = 16;
/// Seconds for a proof that two modules are equivalent.
const SECONDS: u32 = 10;
/// Bytes of the largest graph that ABC is asked about.
const LARGEST: usize = 150_000;
/// The results, a line a mutant.
const FILE: &str = "testbench/mutants.csv";
const HEAD: &str = "seed,design,half,module,change,verdict,by,reason";

/// The first seed of torture that sees it.
fn seen(design: &dyn Design, role: Role, half: &Half, seeds: std::ops::Range<u64>) -> Option<u64> {
    let mut seeds = seeds;
    seeds.find(|&seed| {
        let run = || tortured(design, role, half, seed);
        !matches!(catch_unwind(AssertUnwindSafe(run)), Ok(Ok(())))
    })
}

/// The valid signal of an output that is ignored while that signal is 0, such as a half's data.
fn while_valid(output: &str) -> Option<String> {
    let channels = [
        ("m_axis_t", "m_axis_tvalid"),
        ("s_axil_r", "s_axil_rvalid"),
        ("s_axil_b", "s_axil_bvalid"),
    ];
    let payload = ["data", "last", "user", "resp"];
    channels.iter().find_map(|(channel, valid)| {
        let name = output.strip_prefix(channel)?;
        payload.contains(&name).then(|| (*valid).to_owned())
    })
}

/// Whether two modules are equivalent: proved, refuted, or neither.
fn same(
    modules: [&Rc<Module>; 2],
    while_valid: &dyn Fn(&str) -> Option<String>,
    seconds: u32,
) -> Option<Verdict> {
    match difference(modules, while_valid).unwrap() {
        None => Some(Verdict::Proved),
        Some(graph) if seconds == 0 || graph.len() > LARGEST => None,
        Some(graph) => {
            let graph = Graph::of(&graph).unwrap();
            graph.decide(Engine::Reachability, seconds).unwrap()
        }
    }
}

/// Verdict on a mutant, and what gave it.
fn verdict(
    design: &dyn Design,
    role: Role,
    half: &Half,
    mutant: &Mutant,
    effort: u32,
) -> (&'static str, String) {
    let changed = Half {
        module: mutant.top.clone(),
        ..half.clone()
    };
    let tortured = |seeds| {
        let seed: u64 = seen(design, role, &changed, seeds)?;
        Some(("seen", format!("torture {seed}")))
    };
    let alike = |of: &str, verdict| {
        (verdict == Some(Verdict::Proved)).then(|| ("equivalent", of.to_owned()))
    };
    let [old, new] = &mutant.module;
    let whole = |seconds| same([&half.module, &mutant.top], &while_valid, seconds);
    let most = SEEDS * u64::from(effort);
    tortured(0..FIRST)
        .or_else(|| alike("half gate by gate", whole(0)))
        .or_else(|| alike("module", same([old, new], &|_| None, SECONDS * effort)))
        .or_else(|| tortured(FIRST..most))
        .or_else(|| {
            let whole = if effort > 1 {
                whole(SECONDS * effort)
            } else {
                None
            };
            let by = match whole {
                Some(Verdict::Refuted { cycle }) => format!("differs in cycle {cycle}"),
                _ => "undecided".to_owned(),
            };
            alike("half", whole).or(Some(("survivor", by)))
        })
        .unwrap()
}

/// The design of a seed, and its parameters.
fn design_of(seed: u64) -> (&'static str, &'static str) {
    let designs = if seed > OF_FIRST {
        &LATER[..]
    } else {
        &DESIGNS[..]
    };
    designs[seed as usize % designs.len()]
}

/// A design, and the mutant of it that a seed gives.
fn of_seed(seed: u64) -> (Box<dyn Design>, Role, Half, Mutant) {
    let mut random = SmallRng::seed_from_u64(seed);
    let (kind, flags) = design_of(seed);
    let design = Entry::find(kind).unwrap().design(&options(flags)).unwrap();
    let role = *Role::ALL.choose(&mut random).unwrap();
    let half = design.half(role).unwrap();
    let mutant = mutant(&half.module, &mut random);
    (design, role, half, mutant)
}

/// The line of a seed: design, half, module, change, verdict and what gave it.
fn line(seed: u64, effort: u32) -> String {
    let (kind, flags) = design_of(seed);
    let called = format!("{kind} {flags}");
    let (design, role, half, mutant) = of_seed(seed);
    let (verdict, by) = verdict(design.as_ref(), role, &half, &mutant, effort);
    let [module, change] = [&mutant.module[0].name, &mutant.change];
    format!(
        "{},{},{module},{change},{verdict},{by},",
        called.trim(),
        role.name()
    )
}

/// The lines of the file, by their seeds.
fn lines(path: &Path) -> BTreeMap<u64, String> {
    let text = std::fs::read_to_string(path).unwrap_or_default();
    let lines = text.lines().skip(1);
    lines
        .map(|line| {
            let (seed, rest) = line.split_once(',').unwrap();
            (seed.parse().unwrap(), rest.to_owned())
        })
        .collect()
}

fn given(name: &str) -> Option<u64> {
    std::env::var(name).ok()?.parse().ok()
}

/// The verdict of a line behind its seed, and the reason that somebody wrote there.
fn field(line: &str, number: usize) -> &str {
    line.split(',').nth(number).unwrap_or_default()
}
const VERDICT: usize = 4;
const REASON: usize = 6;

/// The requested number of mutants, each with its number as its seed. Mutants that have a line in the file
/// already are left out, but with an effort above 1 surviving ones are tried again.
#[test]
#[ignore = "takes as long as it is told to"]
fn are_seen() {
    let number = |name: &str, default| given(name).unwrap_or(default);
    let (count, threads) = (number("MUTANTS", 460), number("THREADS", 2));
    let effort = number("EFFORT", 1) as u32;
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join(FILE);
    let before = lines(&path);
    let is_left = |seed: &u64| match before.get(seed) {
        Some(line) => effort > 1 && field(line, VERDICT) == "survivor",
        None => true,
    };
    let left: Vec<u64> = (1..=count).filter(is_left).collect();
    let (left, done) = (Mutex::new(left.into_iter()), Mutex::new(before));
    std::panic::set_hook(Box::new(|_| ()));
    let work = || loop {
        let next = left.lock().unwrap().next();
        let Some(seed) = next else {
            return;
        };
        let mut line = line(seed, effort);
        let mut done = done.lock().unwrap();
        if let (Some(before), "survivor") = (done.get(&seed), field(&line, VERDICT)) {
            line += field(before, REASON);
        }
        println!("{seed},{line}");
        done.insert(seed, line);
        let mut text = format!("{HEAD}\n");
        for (seed, line) in &*done {
            let _ = writeln!(text, "{seed},{line}");
        }
        std::fs::write(&path, text).unwrap();
    };
    std::thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(work);
        }
    });
    let done = done.into_inner().unwrap();
    let number = |verdict: &str| {
        let fields = done.values().map(|line| field(line, VERDICT));
        fields.filter(|field| *field == verdict).count()
    };
    let [seen, equivalent] = ["seen", "equivalent"].map(number);
    let mutants = done.len() - equivalent;
    let share = 100.0 * seen as f64 / mutants as f64;
    println!("{seen} of {mutants} mutants are seen, {share:.1} %; {equivalent} more are none, proved equivalent");
}

/// A mutant that torture sees does something else: no proof may say that it does not.
#[test]
#[ignore = "takes as long as it is told to"]
fn none_that_is_seen_is_proved() {
    let mut refuted = 0;
    let all = lines(&PathBuf::from(env!("CARGO_MANIFEST_DIR")).join(FILE));
    let seen = all
        .into_iter()
        .filter(|(_, line)| field(line, VERDICT) == "seen");
    for (seed, line) in seen.take(given("MUTANTS").unwrap_or(40) as usize) {
        let (_, role, half, mutant) = of_seed(seed);
        let verdict = same([&half.module, &mutant.top], &while_valid, SECONDS);
        println!("{seed}, {}: {verdict:?}", role.name());
        assert_ne!(verdict, Some(Verdict::Proved), "{seed}: {line}");
        refuted += u32::from(matches!(verdict, Some(Verdict::Refuted { .. })));
    }
    assert!(refuted > 0);
}

/// A few mutants, most of which are detected; none of the detected ones is proved equivalent.
#[test]
fn most_are_seen() {
    let hook = std::panic::take_hook();
    std::panic::set_hook(Box::new(|_| ()));
    let design = Entry::find("bdi")
        .unwrap()
        .design(&options("block=64"))
        .unwrap();
    let mut random = SmallRng::seed_from_u64(1);
    let seen = Role::ALL.iter().cycle().take(20).filter(|&&role| {
        let half = design.half(role).unwrap();
        let mutant = mutant(&half.module, &mut random);
        let changed = Half {
            module: mutant.top.clone(),
            ..half.clone()
        };
        let seen = seen(design.as_ref(), role, &changed, 0..10).is_some();
        let alike = difference([&half.module, &mutant.top], &while_valid)
            .unwrap()
            .is_none();
        assert!(!seen || !alike, "{}", mutant.change);
        seen
    });
    let seen = seen.count();
    std::panic::set_hook(hook);
    assert!(seen >= 12, "{seen} of 20");
}

/// Names the bug that `scripts/mutate-controller` plants.
#[test]
#[ignore = "of one bug, which that script chooses"]
fn the_bug_of_controllers() {
    let bug = planted().expect("HDLGEN_BUG");
    println!("bug: {},{},{}", bug.module, bug.net, bug.change);
}
