//! The test plans of testbench/plan: each names tests, properties and cover points that exist, and each
//! design has one.

use std::collections::BTreeSet;
use std::path::Path;
use std::process::Command;

use hdlgen::internals::design::coverage::points_exist;
use hdlgen::internals::design::designs;
use hdlgen::internals::design::emit::emit;
use hdlgen::internals::design::plan::Plan;
use hdlgen::internals::design::{Design, Options};
use hdlgen::internals::prove::claims;

/// The tests of this program, `file::name`.
fn tests() -> BTreeSet<String> {
    let program = std::env::current_exe().unwrap();
    let output = Command::new(program).arg("--list").output().unwrap();
    let text = String::from_utf8(output.stdout).unwrap();
    let tests = text.lines().filter_map(|line| line.strip_suffix(": test"));
    tests.map(str::to_owned).collect()
}

/// The properties that `hdlgen prove` knows of a design.
fn properties(design: &dyn Design) -> BTreeSet<&'static str> {
    let emitted = emit(design).unwrap();
    claims(&emitted)
        .iter()
        .map(|claim| claim.property)
        .collect()
}

/// Names of a plan that do not exist, cover points that no feature names, and other mistakes.
fn wrong(plan: &Plan, tests: &BTreeSet<String>, properties: &BTreeSet<&str>) -> Vec<String> {
    let points: BTreeSet<&str> = plan
        .points
        .iter()
        .map(|point| point.name.as_str())
        .collect();
    let mut wrong = Vec::new();
    for feature in &plan.features {
        let name = &feature.name;
        let missing = feature.tests.iter().filter(|test| !tests.contains(*test));
        wrong.extend(missing.map(|test| format!("{name}: no test {test}")));
        let missing = feature.properties.iter();
        let missing = missing.filter(|property| !properties.contains(property.as_str()));
        wrong.extend(missing.map(|property| format!("{name}: no property {property}")));
        let missing = feature.points.iter();
        let missing = missing.filter(|point| !points.contains(point.as_str()));
        wrong.extend(missing.map(|point| format!("{name}: no cover point {point}")));
        if feature.tests.is_empty() && feature.properties.is_empty() {
            wrong.push(format!("{name}: neither a test nor a property"));
        }
        if !feature.about.ends_with('.') {
            wrong.push(format!("{name}: its sentence has no end"));
        }
    }
    let named: BTreeSet<&str> = (plan.features.iter())
        .flat_map(|feature| feature.points.iter().map(String::as_str))
        .collect();
    wrong.extend(
        points
            .difference(&named)
            .map(|point| format!("no feature has the point {point}")),
    );
    wrong
}

#[test]
fn each_plan_names_what_exists() {
    let tests = tests();
    for entry in designs() {
        let design = hdlgen::design(entry.name, &Options::default()).unwrap();
        let plan = Plan::of(entry.name).unwrap();
        let wrong = wrong(&plan, &tests, &properties(design.as_ref()));
        assert!(wrong.is_empty(), "{}: {wrong:#?}", entry.name);
        assert!(!plan.features.is_empty(), "{}", entry.name);
        points_exist(design.as_ref(), &plan)
            .unwrap_or_else(|error| panic!("{}: {error}", entry.name));
    }
}

#[test]
fn every_design_has_a_plan_and_every_plan_a_design() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("testbench/plan");
    for entry in designs() {
        let file = folder.join(format!("{}.toml", entry.name));
        assert_eq!(entry.plan, std::fs::read_to_string(file).unwrap());
    }
    let files: BTreeSet<String> = std::fs::read_dir(folder)
        .unwrap()
        .map(|file| file.unwrap().file_name().into_string().unwrap())
        .collect();
    let named = designs().iter().map(|entry| format!("{}.toml", entry.name));
    assert_eq!(files, named.chain(["common.toml".to_owned()]).collect());
    assert!(Plan::of("no-such").is_err());
}

/// The README of a folder says how far the design is, as its plan has it.
#[test]
fn the_page_of_a_folder_has_its_stages() {
    for name in ["dbi", "bdi"] {
        let plan = Plan::of(name).unwrap();
        let design = hdlgen::design(name, &Options::default()).unwrap();
        let page = &emit(design.as_ref()).unwrap().files["README.md"];
        let line = page.lines().find(|line| line.starts_with("Stages of "));
        let line = line.unwrap_or_else(|| panic!("{name}: {page}"));
        let (of_design, of_verification) = (plan.design_stage, plan.verification_stage);
        assert!(line.contains(&format!(": {of_design:?} (")), "{line}");
        assert!(
            line.contains(&format!(" and {of_verification:?} (")),
            "{line}"
        );
    }
}

const HEAD: &str = "design_stage = 'D1'\nverification_stage = 'V1'\n";

#[test]
fn a_plan_that_names_what_does_not_exist_is_refused() {
    let feature = "[[feature]]\nname = 'Sums'\nabout = 'It adds.'\n";
    let of = |rest: &str| {
        let text = format!("{HEAD}{feature}{rest}");
        let plan = Plan::read("bdi", &text, "").unwrap();
        let design = hdlgen::design("bdi", &Options::default()).unwrap();
        let mut wrong = wrong(&plan, &tests(), &properties(design.as_ref()));
        let points = points_exist(design.as_ref(), &plan);
        wrong.extend(points.err().map(|error| error.to_string()));
        wrong
    };
    let good = "tests = ['plan::each_plan_names_what_exists']\nproperties = ['holds']\n";
    assert_eq!(of(good), [""; 0]);
    let point = "[[point]]\nname = 'one'\nhalf = 'compressor'\n";
    let of_point = |rest: &str| format!("{good}points = ['one']\n{point}{rest}");
    assert_eq!(of(&of_point("when = { m_axis_tvalid = 1 }")), [""; 0]);
    for (rest, reason) in [
        ("tests = ['plan::no_such']", "Sums: no test plan::no_such"),
        (
            "tests = ['holds']\nproperties = ['coded-in-turn']",
            "Sums: no property coded-in-turn",
        ),
        ("", "Sums: neither a test nor a property"),
        (
            "properties = ['holds']\npoints = ['one']",
            "Sums: no cover point one",
        ),
        (&format!("{good}{point}"), "no feature has the point one"),
        (
            &of_point("when = { valid = 1 }"),
            "module bdi_compressor has no net valid",
        ),
        (&of_point("when = { m_axis_tuser = 4 }"), "it is never 4"),
        (
            &of_point("module = 'code'"),
            "no instance of a module bdi_code",
        ),
        (
            &of_point("").replace("compressor", "coder"),
            "no half 'coder'",
        ),
    ] {
        let found = of(rest);
        assert!(
            found.iter().any(|found| found.contains(reason)),
            "{rest}: {found:?}"
        );
    }
    for (text, reason) in [
        (format!("{HEAD}include = ['none']"), "includes 'none'"),
        (HEAD.replace("V1", "V9"), "unknown variant `V9`"),
        (format!("{HEAD}colour = 1"), "unknown field `colour`"),
    ] {
        let error = Plan::read("bdi", &text, "").unwrap_err().to_string();
        assert!(error.contains(reason), "{error}");
    }
}
