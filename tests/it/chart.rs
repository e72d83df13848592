//! Pictures: what was given is in them, and what has no place is refused.

use hdlgen::internals::chart::{
    bars, lines, points, shares, Axis, Bars, ChartError, Point, Series,
};

fn series(name: &str, points: &[(f64, f64)]) -> Series {
    Series {
        name: name.into(),
        points: points.to_vec(),
    }
}

/// How often a text is the content of an element.
fn texts(svg: &str, text: &str) -> usize {
    svg.lines().filter(|line| line.trim() == text).count()
}

#[test]
fn lines_have_a_mark_for_each_point_and_a_legend() {
    let both = [
        series("SL 16", &[(1.0, 1.2), (2.0, 1.5), (4.0, 1.6)]),
        series("SL 8", &[(1.0, 1.1), (2.0, 1.4)]),
    ];
    let svg = lines("Ratio", &Axis::log("ways"), &Axis::linear("CR"), &both).unwrap();
    assert!(
        svg.starts_with("<svg") && svg.contains("viewBox"),
        "{svg:.100}"
    );
    assert_eq!(svg.matches("<circle").count(), 5);
    for text in ["Ratio", "SL 16", "SL 8", "ways", "CR"] {
        assert_eq!(texts(&svg, text), 1, "{text}");
    }
    // One line needs no legend.
    let svg = lines("Ratio", &Axis::log("ways"), &Axis::linear("CR"), &both[..1]).unwrap();
    assert_eq!(texts(&svg, "SL 16"), 0);
}

#[test]
fn what_is_written_cannot_be_markup() {
    let one = [series("a", &[(1.0, 1.0)]), series("<b> & c", &[(1.0, 2.0)])];
    let svg = lines("x < y", &Axis::linear("x"), &Axis::linear("y"), &one).unwrap();
    assert!(!svg.contains("<b>") && svg.contains("&lt;b&gt; &amp; c") && svg.contains("x &lt; y"));
}

#[test]
fn values_without_a_place_are_named() {
    let refused = |x: Axis, at| match lines("T", &x, &Axis::linear("y"), &[series("a", &[at])]) {
        Err(ChartError::Value { axis, value, .. }) => (axis, value),
        other => panic!("{other:?}"),
    };
    assert_eq!(
        refused(Axis::log("kGE"), (0.0, 1.0)),
        ("kGE".into(), "0".into())
    );
    assert_eq!(
        refused(Axis::linear("x"), (f64::NAN, 1.0)),
        ("x".into(), "NaN".into())
    );
    assert_eq!(
        refused(Axis::linear("x"), (1.0, f64::INFINITY)),
        ("y".into(), "inf".into())
    );
    // A margin below it would be 0, whose logarithm has no end.
    assert_eq!(refused(Axis::log("x"), (5e-324, 1.0)).0, "x");
    let empty = Err(ChartError::Empty { title: "T".into() });
    assert_eq!(
        lines("T", &Axis::linear("x"), &Axis::linear("y"), &[]),
        empty
    );
    assert_eq!(bars("T", "y", &[], &[]), empty);
    assert_eq!(shares("T", "kGE", &[]), empty);
    let negative = [("a".to_string(), -1.0)];
    assert!(matches!(
        shares("T", "kGE", &negative),
        Err(ChartError::Value { .. })
    ));
}

#[test]
fn values_that_cannot_be_told_apart_have_marks_around_them() {
    let large = 2f64.powi(56);
    let one = [series("a", &[(1.0, large), (2.0, large + 16.0)])];
    let svg = lines("T", &Axis::linear("x"), &Axis::linear("y"), &one).unwrap();
    assert_eq!(svg.matches("<circle").count(), 2);
}

#[test]
fn points_are_named_and_grouped() {
    let all = [
        ("A", "e2mc", 10.0),
        ("", "e2mc", 20.0),
        ("C", "fpc-opt", 30.0),
    ];
    let all = all.map(|(name, group, x)| Point {
        at: (x, 1.0 / x),
        name: name.into(),
        group: group.into(),
    });
    let (x, y) = (
        Axis::log("kGE").reaching(1.0),
        Axis::linear("bytes/ns").reaching(0.0),
    );
    let svg = points("Area", &x, &y, &all, &[(10.0, 0.1), (30.0, 1.0 / 30.0)]).unwrap();
    assert_eq!(svg.matches("<circle").count(), 3);
    for text in ["A", "C", "e2mc", "fpc-opt"] {
        assert_eq!(texts(&svg, text), 1, "{text}");
    }
}

#[test]
fn bars_are_as_many_as_values() {
    let groups = ["python", "node"].map(String::from);
    let two = [
        Bars {
            name: "fpc".into(),
            values: vec![Some(1.5), None],
            bands: Vec::new(),
        },
        Bars {
            name: "bpc".into(),
            values: vec![Some(3.0), Some(1.0)],
            bands: Vec::new(),
        },
    ];
    let count = |series: &[Bars]| {
        let svg = bars("Ratios", "CR", &groups, series).unwrap();
        assert!(texts(&svg, "python") == 1 && texts(&svg, "node") == 1);
        svg.matches("fill=\"#0072B2\"").count() + svg.matches("fill=\"#D55E00\"").count()
    };
    assert_eq!(count(&two[..1]), 1);
    // Three bars, and two marks in the legend.
    assert_eq!(count(&two), 5);
}

#[test]
fn shares_add_up() {
    let parts = [("find codeword", 30.0), ("merge", 10.0)].map(|(n, v)| (n.to_string(), v));
    let svg = shares("Area", "kGE", &parts).unwrap();
    assert_eq!(texts(&svg, "30 kGE, 75.0 %"), 1);
    assert_eq!(texts(&svg, "10 kGE, 25.0 %"), 1);
}
