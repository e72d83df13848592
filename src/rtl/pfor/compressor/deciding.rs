//! Chooses the shortest encoding of a block: in the best mode of 0 to 5, as text, or in mode 7.

use super::super::tail::FIELDS;
use super::super::{Parameters, LANE, QUARTERS};
use super::candidates::{coded, Candidate, Choosing, Estimated, Shortest};
use super::depths::Chosen;
use super::Part;
use crate::hdl::{concat, ports, Builder, DesignError, Pipeline, Signal};
use crate::rtl::common::carry_save::sum;

ports! {
    pub(super) DecidingInputs {
        advance, start, mode: Option<Signal<'m>>, elements: Option<Signal<'m>>,
        references: Option<Signal<'m>>, used: Option<Signal<'m>>, greatest: Option<Signal<'m>>,
        depths: Option<Signal<'m>>, excesses: Option<Signal<'m>>, cost: Option<Signal<'m>>,
        rotated_depths: Option<Signal<'m>>, rotated_excesses: Option<Signal<'m>>,
        rotated_cost: Option<Signal<'m>>, escapes: Option<Signal<'m>>, has_wide: Option<Signal<'m>>,
    } -> DecidingOutputs { done, shortest_mode, flags, quarter_depths, quarter_excesses, fields, bits }
}

/// The pipeline. It processes whole blocks.
pub fn deciding(p: &Parameters) -> Result<Part, DesignError> {
    let m = Builder::new(format!("{}_deciding", p.name));
    m.doc("Chooses the shortest encoding of a block: in the best mode of 0 to 5, as text, or in mode 7.");
    let pipeline = Pipeline::new(&m, p.stages.unwrap_or(1));
    let elements = p.modes().any(|mode| mode.lag > 0).then(|| {
        let elements = m.input("elements", FIELDS as u32 * LANE);
        elements.comment("First elements of the block").parts(LANE)
    });
    let elements = elements.unwrap_or(vec![m.zero(LANE); FIELDS]);
    let choosing = Choosing { m: &m, p, elements };
    let estimated = p.has_estimates().then(|| estimated(&choosing));
    let rests = estimated.as_ref();
    let rests = rests.map(|(form, _)| choosing.rests_of_estimated(form));
    let chosen_rotated = p.has(7).then(|| chosen(&m, p, "rotated_", (2, 4)));
    let text = p.has(6).then(|| {
        let escapes = m
            .input("escapes", p.byte_count_bits())
            .comment("Number of bytes without a rank of text");
        let wide = m.input("has_wide", 1);
        (escapes, wide.comment("Some byte of the block is above 127"))
    });
    // If several cycles hold a block's inputs, the second step takes this one as it is.
    let greatest = || {
        let greatest = m.input("greatest", 16);
        greatest.comment("Greatest byte of each stream of mode 7")
    };
    let first = (p.has(7) && p.side() == QUARTERS).then(greatest);
    pipeline.step("flags", "flags of the best mode of 0 to 5", 22);
    let parts = estimated.as_ref().zip(rests);
    let parts = parts.map(|((form, chosen), rests)| {
        let [mut fields, others] = choosing.parts_of_estimated(form, chosen, rests);
        fields.push(sum(&m, "header_and_cost", &others)?.named("header_and_cost_bits"));
        Ok(fields)
    });
    let parts: Option<Vec<Signal>> = parts.transpose()?;
    let rotated = chosen_rotated.map(|chosen| {
        let greatest = first.unwrap_or_else(greatest).parts(8);
        choosing.of_rotated(&greatest, &chosen)
    });
    pipeline.step("fields", "sizes of fields", 22);
    let mut candidates = Vec::new();
    if let (Some((mut form, _)), Some(parts)) = (estimated, parts) {
        form.bits = choosing.length_of_estimated(&parts)?;
        candidates.push(form);
    }
    if let Some((escapes, wide)) = text {
        let _scope = m.scope("text");
        candidates.push(choosing.text_of(escapes, wide));
    }
    candidates.extend(rotated.transpose()?);
    pipeline.step("lengths", "sizes of encodings", 22);
    let shortest = Shortest::of(&m, candidates);
    pipeline.step("shortest", "shortest encoding", 24);
    let mode = shortest.choose(&|one| one.mode);
    let flags = shortest.choose(&|one| one.flags);
    let depths = shortest.all_of(&m, "depths_of", &|one| one.depths.clone());
    let excesses = shortest.all_of(&m, "excesses_of", &|one| one.excesses.clone());
    let fields = shortest.all_of(&m, "fields_of", &|one| one.fields.clone());
    m.output("done", pipeline.valid())
        .comment("Outputs hold the choice for a block");
    m.output("shortest_mode", mode).comment("Mode, one-hot");
    m.output("flags", flags)
        .comment("Flags: references, upper parts of halves, or 8-bit escapes of text");
    m.output("quarter_depths", concat(&depths))
        .comment("Planes of each quarter's stream, the first quarter's lowest");
    m.output("quarter_excesses", concat(&excesses))
        .comment("Bits of exceptions above the planes, for each quarter, the first lowest");
    m.output("fields", concat(&fields))
        .comment("References or base elements, 16 bits each, the first one lowest");
    m.output("bits", shortest.bits).comment("Encoded bits");
    let (stages, weights) = (p.stages_of(&pipeline), pipeline.weights());
    Ok(Part {
        module: m.finish()?,
        stages,
        weights,
    })
}

/// Declares inputs for the choices of `streams` streams, with numbers of planes of `width` bits. The first stream gets
/// the total cost.
fn chosen<'m>(
    m: &'m Builder,
    p: &Parameters,
    before: &str,
    (streams, width): (u32, u32),
) -> Vec<Chosen<'m>> {
    let input = |name: &str, says: &str| {
        let port = m.input(&format!("{before}{name}"), streams * width);
        port.comment(says).parts(width)
    };
    let depths = input("depths", "Planes of each stream");
    let excesses = input("excesses", "Bits of the widest residual above the planes");
    let cost = m.input(&format!("{before}cost"), p.place_bits());
    let cost = cost.comment("Bits of planes and exceptions together");
    let all = depths.into_iter().zip(excesses).enumerate();
    let all = all.map(|(stream, (depth, excess))| Chosen {
        depth,
        excess,
        cost: if stream == 0 {
            cost
        } else {
            m.zero(p.place_bits())
        },
    });
    all.collect()
}

fn estimated<'m>(choosing: &Choosing<'_, 'm>) -> (Candidate<'m>, Vec<Chosen<'m>>) {
    let (m, p) = (choosing.m, choosing.p);
    let mode = m
        .input("mode", 6)
        .comment("Mode, one-hot: 0 to 5")
        .resize(8);
    let references = p.has(0).then(|| {
        let references = m.input("references", QUARTERS as u32 * LANE);
        let references = references.comment("Smallest element of each stream of mode 0");
        let used = m.input("used", QUARTERS as u32);
        let used = used.comment("Streams of mode 0 that use their reference");
        (references.parts(LANE), used.parts(1))
    });
    let estimated = Estimated { mode, references };
    let chosen = chosen(m, p, "", (QUARTERS as u32, 5));
    (choosing.form_of_estimated(&estimated, &chosen), chosen)
}

/// The parameters of an encoded block, as this pipeline outputs them.
pub struct Decided<'m> {
    pub mode: Signal<'m>,
    pub flags: Signal<'m>,
    pub depths: Vec<Signal<'m>>,
    pub excesses: Vec<Signal<'m>>,
}

impl<'m> Decided<'m> {
    pub fn coded<'a>(
        &self,
        m: &'m Builder,
        p: &'a Parameters,
    ) -> super::super::coded::Coded<'a, 'm> {
        coded(m, p, self.mode, self.flags, &self.depths, &self.excesses)
    }
}
