//! Computes the cost of each number of planes for the streams of a quarter, and chooses the cheapest: in the chosen
//! mode among 0 to 5, and in mode 7. The costs of a stream of two quarters are known with the second.

use super::super::layout::RANK_BITS;
use super::super::turn::Turn;
use super::super::{Parameters, LANE, QUARTERS};
use super::depths::{Chosen, Depths, Stream};
use super::widths::{count_bits, exceptions_of_lane, LaneInputs};
use super::Part;
use crate::hdl::{concat, or_all, ports, Builder, DesignError, Pipeline, Signal};
use crate::rtl::common::trees::Sum;

ports! {
    pub(super) CostingInputs {
        advance, start, beat: Option<Signal<'m>>, residuals: Option<Signal<'m>>, two: Option<Signal<'m>>,
        bytes: Option<Signal<'m>>, below: Option<Signal<'m>>, ranks: Option<Signal<'m>>,
        wide: Option<Signal<'m>>,
    } -> CostingOutputs {
        done, nearly: Option<Signal<'m>>, depths: Option<Signal<'m>>, excesses: Option<Signal<'m>>, cost: Option<Signal<'m>>,
        rotated_depths: Option<Signal<'m>>, rotated_excesses: Option<Signal<'m>>,
        rotated_cost: Option<Signal<'m>>, escapes: Option<Signal<'m>>, has_wide: Option<Signal<'m>>,
    }
}

/// The pipeline.
pub fn costing(p: &Parameters) -> Result<Part, DesignError> {
    let m = Builder::new(format!("{}_costing", p.name));
    m.doc("Counts exceptions for each number of planes, computes the costs, and chooses the cheapest number.");
    let pipeline = Pipeline::new(&m, p.stages.unwrap_or(1));
    let turn = Turn::input(&m, p);
    let mut forms = Vec::new();
    if p.has_estimates() {
        forms.push(Form::estimated(&m, p, turn)?);
    }
    if p.has(7) {
        forms.push(Form::rotated(&m, p, turn)?);
    }
    let text = p.has(6).then(|| Text::new(&m, p, turn));
    let mut text = text.transpose()?;
    // Residuals drive many gates. Of a whole block, fewer bits wait if the first step counts more.
    let (first, about, weight) = match turn.side {
        QUARTERS => (
            2,
            "exceptions for each number of planes, counted in fours",
            22,
        ),
        _ => (
            1,
            "exceptions for each number of planes, counted in twos",
            16,
        ),
    };
    for form in &mut forms {
        form.add_levels(first)?;
    }
    pipeline.step("flags", about, weight);
    let levels = (2 * p.lanes()).trailing_zeros();
    for level in (first..levels).step_by(3) {
        let own = (levels - level).min(3);
        for form in &mut forms {
            form.add_levels(own)?;
        }
        let about = format!("counts of exceptions, from level {}", level + 1);
        pipeline.step(
            &format!("counts{level}"),
            &about,
            [4, 14, 20][own as usize - 1],
        );
    }
    let moves = pipeline.moves("counts_move");
    for form in &mut forms {
        form.of_streams(p, moves)?;
    }
    if let Some(text) = &mut text {
        text.escapes.add_level(&m)?;
    }
    pipeline.step("streams", "exceptions per stream", 18);
    let mut depths: Vec<Depths> = forms
        .iter()
        .map(|form| Depths::rows(&m, p, form.name, &form.streams))
        .collect::<Result<_, _>>()?;
    pipeline.step(
        "products",
        "addends of the costs for all numbers of planes",
        18,
    );
    for depths in &mut depths {
        depths.add(p)?;
    }
    pipeline.step("costs", "costs for all numbers of planes", 14);
    let mut level = 0;
    while level == 0 || !depths.iter().all(Depths::is_done) {
        level += 1;
        depths.iter_mut().for_each(Depths::compare_level);
        if let Some(text) = &mut text {
            text.escapes.add_level(&m)?;
            text.escapes.add_level(&m)?;
        }
        let about = format!("cheapest number of planes, level {level}");
        pipeline.step(&format!("cheapest{level}"), &about, 18);
    }
    let mut chosen = Vec::new();
    if turn.side > 2 {
        let all = forms.iter().zip(&depths);
        chosen.extend(all.map(|(form, depths)| form.in_pairs(form.chosen(p, depths))));
        pipeline.step("pairs", "costs of pairs of quarters", 14);
    }
    let moves = pipeline.moves("choices_move");
    let mut chosen = chosen.into_iter();
    for (form, depths) in forms.iter().zip(&depths) {
        let chosen = chosen.next().unwrap_or_else(|| form.chosen(p, depths));
        form.output(p, moves, chosen);
    }
    if let Some(text) = text {
        text.output(p, moves)?;
    }
    turn.ends(&pipeline);
    let (stages, weights) = (p.stages_of(&pipeline), pipeline.weights());
    Ok(Part {
        module: m.finish()?,
        stages,
        weights,
    })
}

/// The streams of the chosen mode among 0 to 5, or of mode 7, during the computation.
struct Form<'m> {
    m: &'m Builder,
    turn: Turn<'m>,
    name: &'static str,
    /// Whether the mode has two streams; `None` if it always has.
    two: Option<Signal<'m>>,
    bytes: Option<Signal<'m>>,
    /// The counts of exceptions, one list for each quarter and number of planes: first for 1 to 7 planes, where lanes
    /// can hold two residuals, then for 8 to 15.
    sums: Vec<Sum<'m>>,
    widest: Vec<Signal<'m>>,
    streams: Vec<Stream<'m>>,
}

/// The choices for quarters, and their costs.
type Choices<'m> = (Vec<Chosen<'m>>, Vec<Signal<'m>>);

impl<'m> Form<'m> {
    fn estimated(m: &'m Builder, p: &Parameters, turn: Turn<'m>) -> Result<Self, DesignError> {
        let residuals = m.input("residuals", turn.side as u32 * p.quarter_bits());
        residuals.comment("Residuals of the mode, the first lane lowest");
        let two = m
            .input("two", 1)
            .comment("Mode has two streams of two quarters each");
        let bytes = m.input("bytes", 1).comment("Lanes hold two residuals each");
        Form::new(m, p, turn, ("estimated", residuals, Some(two), Some(bytes)))
    }

    fn rotated(m: &'m Builder, p: &Parameters, turn: Turn<'m>) -> Result<Self, DesignError> {
        let below = m.input("below", turn.side as u32 * p.quarter_bits());
        below.comment("Residuals of mode 7, the first byte lowest");
        Form::new(m, p, turn, ("rotated", below, None, None))
    }

    #[allow(clippy::type_complexity)]
    fn new(
        m: &'m Builder,
        p: &Parameters,
        turn: Turn<'m>,
        (name, residuals, two, bytes): (
            &'static str,
            Signal<'m>,
            Option<Signal<'m>>,
            Option<Signal<'m>>,
        ),
    ) -> Result<Self, DesignError> {
        let module = exceptions_of_lane(p)?;
        let is_bytes = bytes.unwrap_or(m.constant(1, 1));
        let (mut both, mut firsts, mut widest) = (Vec::new(), Vec::new(), Vec::new());
        for (place, quarter) in residuals.parts(p.quarter_bits()).into_iter().enumerate() {
            let lanes = quarter.parts(LANE).into_iter().enumerate();
            let lanes = lanes.map(|(lane, residual)| {
                let inputs = LaneInputs {
                    residual,
                    bytes: is_bytes,
                };
                m.instance(&format!("{name}{place}_lane{lane}"), &module, inputs)
            });
            let lanes: Vec<_> = lanes.collect();
            for planes in 0..7 {
                let flags = lanes.iter().map(|lane| lane.first.bit(planes));
                let second = lanes.iter().map(|lane| lane.second.bit(planes));
                both.push(flags.chain(second).collect());
            }
            for planes in (7..15).filter(|_| bytes.is_some()) {
                firsts.push(lanes.iter().map(|lane| lane.first.bit(planes)).collect());
            }
            let ones = or_all(lanes.iter().map(|lane| lane.ones));
            let ones = ones.named(&format!("{name}_ones_of_quarter{place}"));
            widest.push(match bytes {
                Some(_) => ones,
                None => ones
                    .slice(0, 8)
                    .named(&format!("{name}_widest_of_quarter{place}")),
            });
        }
        let mut sums = vec![Sum::of_lists(format!("{name}_counts"), both)];
        if !firsts.is_empty() {
            sums.push(Sum::of_lists(format!("{name}_wide_counts"), firsts));
        }
        Ok(Form {
            m,
            turn,
            name,
            two,
            bytes,
            sums,
            widest,
            streams: Vec::new(),
        })
    }

    fn add_levels(&mut self, levels: u32) -> Result<(), DesignError> {
        for sum in &mut self.sums {
            (0..levels).try_for_each(|_| sum.add_level(self.m))?;
        }
        Ok(())
    }

    /// Combines the counts of quarters into those of streams.
    fn of_streams(&mut self, p: &Parameters, moves: Signal<'m>) -> Result<(), DesignError> {
        let (m, turn, name) = (self.m, self.turn, self.name);
        let bits = count_bits(p) + u32::from(self.bytes.is_none());
        let sums = self
            .sums
            .iter()
            .map(|sum| sum.all_done().unwrap_or_default());
        let by_quarter = sums.map(|all| {
            let each = all.len() / turn.side;
            let all: Vec<Vec<Signal>> = all.chunks(each).map(<[_]>::to_vec).collect();
            all
        });
        let by_quarter: Vec<Vec<Vec<Signal>>> = by_quarter.collect();
        let counts: Vec<Signal> = (0..turn.side)
            .map(|place| {
                let own = by_quarter.iter().flat_map(|all| all[place].iter());
                concat(&own.map(|count| count.resize(bits)).collect::<Vec<_>>())
            })
            .collect();
        let counts_before = turn.before(moves, &format!("{name}_counts_before"), &counts);
        let widest_before = turn.before(moves, &format!("{name}_widest_before"), &self.widest);
        let twice = match (self.two, self.bytes) {
            (Some(two), Some(bytes)) => Some((two | bytes).named("twice_as_many")),
            _ => None,
        };
        for place in 0..turn.side {
            let odd = turn.is_odd(place);
            let joins = self.two.map_or(odd, |two| two & odd);
            let joins = joins.named(&format!("{name}{place}_joins"));
            let own = counts[place].parts(bits).into_iter();
            let both = own.zip(counts_before[place].parts(bits));
            let both = both.map(|(own, before)| own + joins.gate(before));
            let both = both.collect::<Vec<_>>();
            let widest = self.widest[place] | joins.gate(widest_before[place]);
            let elements = p.lanes() as u32 * if self.two.is_some() { 1 } else { 4 };
            let counts = m.vector(&format!("{name}{place}_stream_counts"), &both);
            let widest = widest.named(&format!("{name}{place}_stream_widest"));
            let of = format!("{name}{place}");
            let stream = Stream::new(m, p, &of, counts, widest, (elements, twice))?;
            self.streams.push(stream);
        }
        Ok(())
    }

    /// The choices for the cycle's quarters, and their costs; zero where the stream goes on with the next quarter.
    fn chosen(&self, p: &Parameters, depths: &Depths<'m>) -> Choices<'m> {
        let chosen = depths.done();
        let costs = chosen.iter().enumerate().map(|(place, chosen)| {
            let odd = self.turn.is_odd(place);
            let counts = self.two.map_or(odd, |two| odd | !two);
            counts.gate(chosen.cost.resize(p.place_bits()))
        });
        let costs = costs.collect();
        (chosen, costs)
    }

    /// The choices with the costs of each two quarters added up.
    fn in_pairs(&self, (chosen, costs): Choices<'m>) -> Choices<'m> {
        let pairs = costs.chunks(2).map(|pair| pair[0] + pair[1]);
        let name = format!("{}_costs_of_pairs", self.name);
        let costs = self.m.vector(&name, &pairs.collect::<Vec<_>>());
        (chosen, costs)
    }

    fn output(&self, p: &Parameters, moves: Signal<'m>, (chosen, costs): Choices<'m>) {
        let (m, turn, name) = (self.m, self.turn, self.name);
        let cost = costs.into_iter().reduce(|a, b| a + b);
        let cost = cost.unwrap_or(m.zero(p.place_bits()));
        let cost = turn.added_up(moves, &format!("{name}_cost"), cost);
        let all = |of: &str, part: &dyn Fn(&Chosen<'m>) -> Signal<'m>| {
            let own: Vec<Signal> = chosen.iter().map(part).collect();
            let own = m.vector(&format!("{name}_{of}_chosen"), &own);
            turn.gathered(moves, &format!("{name}_{of}"), &own)
        };
        let depths = all("depth", &|chosen| chosen.depth);
        let excesses = all("excess", &|chosen| chosen.excess);
        let (before, says) = match self.two {
            Some(_) => ("", "mode among 0 to 5"),
            None => ("rotated_", "mode 7"),
        };
        // The choice for a stream of two quarters comes with the second.
        let pairs = |all: Vec<Signal<'m>>| -> Vec<Signal<'m>> {
            let pairs = all.chunks(2);
            let pairs = pairs.map(|pair| match self.two {
                Some(two) => vec![two.mux(pair[1], pair[0]), pair[1]],
                None => vec![pair[1]],
            });
            pairs.flatten().collect()
        };
        m.output(&format!("{before}depths"), concat(&pairs(depths)))
            .comment(&format!("Planes of each stream of {says}"));
        m.output(&format!("{before}excesses"), concat(&pairs(excesses)))
            .comment("Bits of the widest residual above the planes of each stream");
        m.output(&format!("{before}cost"), cost)
            .comment("Bits of planes and exceptions together");
    }
}

/// Counts the escapes of a block as text.
struct Text<'m> {
    m: &'m Builder,
    turn: Turn<'m>,
    escapes: Sum<'m>,
    wide: Signal<'m>,
}

impl<'m> Text<'m> {
    fn new(m: &'m Builder, p: &Parameters, turn: Turn<'m>) -> Result<Self, DesignError> {
        let count = (turn.side * 2 * p.lanes()) as u32;
        let ranks = m.input("ranks", RANK_BITS * count);
        let ranks = ranks.comment("Rank of each byte as text, the first byte's lowest");
        let wide = m.input("wide", 1).comment("Some byte is above 127");
        let escapes = ranks.parts(RANK_BITS).into_iter().map(|rank| rank.all());
        let mut escapes = Sum::new("escapes", escapes.collect());
        escapes.add_level(m)?;
        Ok(Text {
            m,
            turn,
            escapes,
            wide,
        })
    }

    fn output(self, p: &Parameters, moves: Signal<'m>) -> Result<(), DesignError> {
        let (m, turn) = (self.m, self.turn);
        let own = self.escapes.finish(m)?.resize(p.byte_count_bits());
        let escapes = turn.added_up(moves, "all_escapes", own);
        m.output("escapes", escapes)
            .comment("Number of bytes without a rank of text");
        m.output("has_wide", turn.ored(moves, "all_wide", self.wide))
            .comment("Some byte of the block is above 127");
        Ok(())
    }
}
