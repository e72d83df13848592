//! Coverage of a design by simulation: toggles of its nets, and the cover points of its plan.
//!
//! The blocks are of many kinds of data, near what just fits, and what noise is decoded to; a fourth of the
//! packets is damaged. Both sides stall, tables are those of other data in each round, and resets come in the
//! middle. Everything that comes out is compared with the model.

mod codec;
mod stage;
mod torture;
mod unit;

use std::rc::Rc;

pub use torture::{ports, Torture};

use crate::blocks::{
    changed, elements, floats, mixed, near_bursts, of_noise, skewed, steep, text, varied,
};
use crate::codebook::TrainError;
use crate::design::controller::simulate::ControllerError;
use crate::design::parallel::in_parallel;
use crate::design::plan::{Plan, PlanError};
use crate::design::{Design, OptionsError, Role, SimulateError};
use crate::hdl::flat::Flat;
use crate::hdl::sim::stream::StreamError;
use crate::hdl::sim::{CoverError, CoverPoint, Coverage};
use crate::hdl::{DesignError, Module};

/// How long to simulate.
#[derive(Clone, Copy, Debug)]
pub struct Effort {
    /// Blocks of each half, or requests of a unit.
    pub blocks: u64,
    /// Seed of the random choices.
    pub seed: u64,
}

/// Why a measurement of coverage ends early.
#[derive(Debug, thiserror::Error)]
pub enum CoverageError {
    /// A failure of the simulation, or a block that differs from the model's.
    #[error(transparent)]
    Simulate(#[from] SimulateError),
    /// The same of a unit.
    #[error(transparent)]
    Controller(#[from] ControllerError),
    /// There is no codebook for the blocks.
    #[error(transparent)]
    Train(#[from] TrainError),
    /// The plan is wrong.
    #[error(transparent)]
    Plan(#[from] PlanError),
    /// A cover point of nets that are not there.
    #[error("cover point '{point}' of testbench/plan: {source}")]
    Point {
        /// Its name.
        point: String,
        /// The reason, such as a net that is missing.
        source: CoverError,
    },
    /// Something that came out is wrong.
    #[error("the {half}, round {round}: {what}")]
    Wrong {
        /// The half.
        half: &'static str,
        /// The round, from 0.
        round: u64,
        /// The error, in words.
        what: String,
    },
    /// Nothing drives such a design.
    #[error("coverage: no bench drives {0}, which is a part of a controller; measure it with --design controller")]
    NoBench(&'static str),
}

impl From<StreamError> for CoverageError {
    fn from(error: StreamError) -> Self {
        SimulateError::from(error).into()
    }
}

impl From<DesignError> for CoverageError {
    fn from(error: DesignError) -> Self {
        StreamError::from(error).into()
    }
}

impl From<OptionsError> for CoverageError {
    fn from(error: OptionsError) -> Self {
        SimulateError::from(error).into()
    }
}

/// A cover point of a plan, and whether it was reached.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize)]
pub struct Point {
    /// Its name in the plan, with the value if it counts one.
    pub name: String,
    /// The half of this point.
    pub half: &'static str,
    /// Whether it was reached.
    pub reached: bool,
}

/// Coverage that simulations of all halves of a design reached.
#[derive(Clone, Debug, Default)]
pub struct Reached {
    /// The toggles of both halves; modules that both have count once.
    pub toggles: Coverage,
    /// The plan's cover points.
    pub points: Vec<Point>,
}

/// Simulates all halves of a design, each on a thread of its own.
///
/// # Errors
/// If the design does anything wrong, or the plan names what the design does not have.
pub fn of_design(design: &dyn Design, effort: Effort) -> Result<Reached, CoverageError> {
    let plan = Plan::of(design.kind())?;
    let halves = in_parallel(design.roles(), |&role| of_half(design, role, &plan, effort));
    let mut reached = Reached::default();
    for half in halves {
        let half = half?;
        reached.toggles.merge(&half.toggles);
        reached.points.extend(half.points);
    }
    Ok(reached)
}

fn of_half(
    design: &dyn Design,
    role: Role,
    plan: &Plan,
    effort: Effort,
) -> Result<Reached, CoverageError> {
    let half = design.role_name(role);
    let module = design.module(role)?;
    let (names, points) = points_of(design, half, &module, plan)?;
    let toggles = if let Some(controller) = design.controller() {
        unit::run(controller, &module, &points, effort)?
    } else if !design.streams() {
        return Err(CoverageError::NoBench(design.kind()));
    } else if design.restarts() {
        stage::run(design, role, &module, &points, effort)?
    } else {
        codec::run(design, role, &module, &points, effort)?
    };
    let reached = names.into_iter().zip(toggles.points.clone());
    let points = reached.map(|(name, reached)| Point {
        name,
        half,
        reached,
    });
    Ok(Reached {
        points: points.collect(),
        toggles: Coverage {
            modules: toggles.modules,
            points: Vec::new(),
        },
    })
}

/// Whether a design has all that the cover points of a plan name.
///
/// # Errors
/// The first that it has not.
pub fn points_exist(design: &dyn Design, plan: &Plan) -> Result<(), CoverageError> {
    let halves: Vec<_> = (design.roles().iter())
        .map(|&role| (role, design.role_name(role)))
        .collect();
    for point in &plan.points {
        if !halves.iter().any(|(_, half)| point.half == *half) {
            return Err(CoverageError::Plan(PlanError::NoHalf {
                point: point.name.clone(),
                design: design.kind().to_owned(),
                half: point.half.clone(),
            }));
        }
    }
    for (role, half) in halves {
        points_of(design, half, &design.module(role)?, plan)?;
    }
    Ok(())
}

/// Names and cover points of a half. Each point's nets must exist.
fn points_of(
    design: &dyn Design,
    half: &str,
    module: &Rc<Module>,
    plan: &Plan,
) -> Result<(Vec<String>, Vec<CoverPoint>), CoverageError> {
    let own = plan.points_of(half);
    let own = own.flat_map(|point| point.expanded(&module.name, &design.name()));
    let (names, points): (Vec<_>, Vec<_>) = own.unzip();
    if points.is_empty() {
        return Ok((names, points));
    }
    let flat = Flat::new(module);
    for (point, name) in points.iter().zip(&names) {
        let found = point.find(&flat);
        found.map_err(|source| CoverageError::Point {
            point: name.clone(),
            source,
        })?;
    }
    Ok((names, points))
}

/// Blocks for a design, of all kinds that do not depend on its codec.
fn blocks_of_data(bytes: usize, seed: u64) -> Vec<Vec<u8>> {
    let mut blocks = varied(bytes, 200, seed);
    blocks.push(vec![0; bytes]);
    blocks.push(vec![0xff; bytes]);
    blocks.extend(elements(bytes, 200, seed));
    blocks.extend(floats(bytes, 200, seed));
    blocks
}
