//! Assertions about two counters, with each engine: an induction that does not succeed has no result, and
//! assumptions prove only their consequences.

use std::collections::BTreeMap;

use hdlgen::internals::flow::formal::{Engine, Problem, Verdict};
use hdlgen::internals::flow::tools::Tool;

use crate::common::have;

/// Counters that stay equal, though with different gates; and an assertion that fails from the first cycle on.
const COUNTERS: &str = "
module proof (input wire aclk, input wire go);
  reg [7:0] up = 0;
  reg [7:0] down = 0;
  reg wrong = 1;
  always @(posedge aclk) begin
    if (go) up <= up + 1;
    down <= down - go;
    wrong <= wrong;
    opposite: assert (up + down == 8'd0);
    both_even: assert (up[0] == down[0]);
    not_so_far: assert (up != 8'd40);
    never_wrong: assert (!wrong);
  end
endmodule
";

fn decide(assert: &str, given: &[&str], engine: Engine) -> Option<Verdict> {
    let files = BTreeMap::from([("proof.v".to_owned(), COUNTERS.to_owned())]);
    let problem = Problem {
        files: &files,
        top: "proof",
        asserts: &[assert],
        assumes: given,
        cut: None,
        plain: false,
    };
    problem.graph().unwrap().decide(engine, 30).unwrap()
}

#[test]
fn what_follows_from_one_cycle_to_the_next_is_proved_by_induction() {
    if !have(&[Tool::Yosys, Tool::Abc]) {
        return;
    }
    let by_induction = |assert| decide(assert, &[], Engine::Induction);
    assert_eq!(by_induction("opposite"), Some(Verdict::Proved));
    assert_eq!(by_induction("not_so_far"), None);
    assert_eq!(by_induction("never_wrong"), None);
}

#[test]
fn what_is_given_helps_only_what_follows_from_it() {
    if !have(&[Tool::Yosys, Tool::Abc]) {
        return;
    }
    let given = &["opposite"];
    let found = decide("both_even", given, Engine::Reachability);
    assert_eq!(found, Some(Verdict::Proved));
    let found = decide("not_so_far", given, Engine::Search { cycles: 60 });
    assert!(
        matches!(found, Some(Verdict::Refuted { cycle: 40.. })),
        "{found:?}"
    );
    let found = decide("never_wrong", given, Engine::Search { cycles: 60 });
    assert!(matches!(found, Some(Verdict::Refuted { .. })), "{found:?}");
}

/// rIC3, if it is installed, agrees with ABC, and fails in the same cycle: there is no earlier one.
#[test]
fn two_model_checkers_agree() {
    if !have(&[Tool::Yosys, Tool::Abc]) || Tool::Ric3.find().is_err() {
        return;
    }
    for assert in ["opposite", "not_so_far", "never_wrong"] {
        let found = decide(assert, &[], Engine::Ric3);
        let expected = decide(assert, &[], Engine::Reachability);
        assert!(found.is_some(), "{assert}");
        assert_eq!(found, expected, "{assert}");
    }
    // The assumptions also hold in the repeated run.
    let found = decide("not_so_far", &["opposite"], Engine::Ric3);
    assert!(
        matches!(found, Some(Verdict::Refuted { cycle: 40.. })),
        "{found:?}"
    );
    let found = decide("both_even", &["opposite"], Engine::Ric3);
    assert_eq!(found, Some(Verdict::Proved));
}
