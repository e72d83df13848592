//! The test plans in `testbench/plan`: the features of each design, what shows that they work, and the stages
//! that the design has reached (docs/status.md).

use std::collections::BTreeMap;

use serde::Deserialize;

use super::techniques::Technique;
use super::{Entry, OptionsError};
use crate::hdl::sim::CoverPoint;

/// Text that several plans share.
const COMMON: &str = include_str!("../../testbench/plan/common.toml");

/// Why a plan cannot be used.
#[derive(Debug, thiserror::Error)]
pub enum PlanError {
    /// There is no such design.
    #[error(transparent)]
    Design(#[from] OptionsError),
    /// It is not a plan.
    #[error("testbench/plan/{file}.toml: {source}")]
    Syntax {
        /// The file's name without its ending.
        file: String,
        /// The reader's error.
        source: Box<toml::de::Error>,
    },
    /// A cover point of a half that the design does not have.
    #[error("cover point '{point}' of testbench/plan: {design} has no half '{half}'")]
    NoHalf {
        /// The point.
        point: String,
        /// The design.
        design: String,
        /// The half.
        half: String,
    },
    /// It includes a group that common.toml does not have.
    #[error("testbench/plan/{file}.toml includes '{group}', which common.toml does not have")]
    NoGroup {
        /// The file's name without its ending.
        file: String,
        /// The group.
        group: String,
    },
}

/// How far the design is: D0 to D3.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Deserialize)]
#[allow(missing_docs)]
pub enum DesignStage {
    D0,
    D1,
    D2,
    D3,
}

impl DesignStage {
    /// Meaning of the stage, in a few words.
    pub fn means(self) -> &'static str {
        match self {
            DesignStage::D0 => "the format or the contract is written down",
            DesignStage::D1 => "complete with its default parameters",
            DesignStage::D2 => "all parameters work",
            DesignStage::D3 => "ports and format are kept",
        }
    }
}

/// How far its verification is: V0 to V3.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Deserialize)]
#[allow(missing_docs)]
pub enum VerificationStage {
    V0,
    V1,
    V2,
    V3,
}

impl VerificationStage {
    /// Meaning of the stage, in a few words.
    pub fn means(self) -> &'static str {
        match self {
            VerificationStage::V0 => "there is a test plan",
            VerificationStage::V1 => "all features tested or proved",
            VerificationStage::V2 => {
                "all features tested or proved, coverage reached or its gaps listed, mutants and a soak run"
            }
            VerificationStage::V3 => "no cover point is missing, no claim is only bounded, no mutant survives",
        }
    }
}

/// Something that a design does, and what shows it.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Feature {
    /// A few words.
    pub name: String,
    /// A sentence.
    pub about: String,
    /// Tests: `file::name` of tests/it.
    #[serde(default)]
    pub tests: Vec<String>,
    /// Properties of `hdlgen prove`.
    #[serde(default)]
    pub properties: Vec<String>,
    /// Cover points, by their names.
    #[serde(default)]
    pub points: Vec<String>,
}

/// A cover point, or one for each value of a net.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PlannedPoint {
    /// A few words.
    pub name: String,
    /// The half of this feature.
    pub half: String,
    /// The module without the design's name in front; by default the half's top.
    pub module: Option<String>,
    /// Nets and their values.
    #[serde(default)]
    pub when: BTreeMap<String, u64>,
    /// A net and its values. Each value is a cover point.
    #[serde(default)]
    pub each: BTreeMap<String, Vec<u64>>,
}

/// Features and cover points that belong together.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Group {
    /// The features.
    #[serde(default)]
    pub feature: Vec<Feature>,
    /// The cover points.
    #[serde(default)]
    pub point: Vec<PlannedPoint>,
}

/// The file of a design.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    design_stage: DesignStage,
    verification_stage: VerificationStage,
    #[serde(default)]
    include: Vec<String>,
    #[serde(default)]
    feature: Vec<Feature>,
    #[serde(default)]
    point: Vec<PlannedPoint>,
}

/// The plan of a design.
#[derive(Clone, Debug)]
pub struct Plan {
    /// How far the design is.
    pub design_stage: DesignStage,
    /// How far its verification is.
    pub verification_stage: VerificationStage,
    /// Its features, the shared ones first.
    pub features: Vec<Feature>,
    /// Its cover points.
    pub points: Vec<PlannedPoint>,
}

impl Plan {
    /// The plan of a design, by its word for `--design`.
    ///
    /// # Errors
    /// If there is no such design, or its plan is wrong.
    pub fn of(design: &str) -> Result<Plan, PlanError> {
        Self::read(design, Entry::find(design)?.plan, COMMON)
    }

    /// Parses a plan and the text that plans share.
    ///
    /// # Errors
    /// If either is wrong.
    pub fn read(file: &str, text: &str, common: &str) -> Result<Plan, PlanError> {
        let wrong = |file: &str, source| PlanError::Syntax {
            file: file.to_owned(),
            source: Box::new(source),
        };
        let own: File = toml::from_str(text).map_err(|error| wrong(file, error))?;
        let mut groups: BTreeMap<String, Group> =
            toml::from_str(common).map_err(|error| wrong("common", error))?;
        let mut plan = Plan {
            design_stage: own.design_stage,
            verification_stage: own.verification_stage,
            features: Vec::new(),
            points: Vec::new(),
        };
        for name in own.include {
            let group = groups.remove(&name).ok_or_else(|| PlanError::NoGroup {
                file: file.to_owned(),
                group: name.clone(),
            })?;
            plan.features.extend(group.feature);
            plan.points.extend(group.point);
        }
        plan.features.extend(own.feature);
        plan.points.extend(own.point);
        // A shared feature names the tests of all designs, and one test covers all designs without tables.
        let module = match Technique::find(file) {
            Some(_) => "without_tables".to_owned(),
            None => file.replace('-', "_"),
        };
        let features = plan.features.iter_mut();
        for test in features.flat_map(|feature| &mut feature.tests) {
            *test = test.replace("{design}", &module);
        }
        Ok(plan)
    }

    /// Both stages with their meaning.
    pub fn stages(&self) -> String {
        let (design, verification) = (self.design_stage, self.verification_stage);
        format!(
            "{design:?} ({}) and {verification:?} ({})",
            design.means(),
            verification.means()
        )
    }

    /// The cover points of a half.
    pub fn points_of<'a>(&'a self, half: &'a str) -> impl Iterator<Item = &'a PlannedPoint> {
        self.points.iter().filter(move |point| point.half == half)
    }
}

impl PlannedPoint {
    /// The points of a half whose top module has this name, of a design with this one, with their names.
    pub fn expanded(&self, top: &str, design: &str) -> Vec<(String, CoverPoint)> {
        let module = match &self.module {
            None => top.to_owned(),
            Some(module) if module.starts_with(crate::hdl::builder::SHARED) => module.clone(),
            Some(module) => format!("{design}_{module}"),
        };
        let when: Vec<(String, u64)> = self.when.clone().into_iter().collect();
        let mut all = vec![(self.name.clone(), CoverPoint { module, when })];
        for (net, values) in &self.each {
            let with = |(name, point): &(String, CoverPoint), value: u64| {
                let mut point = point.clone();
                point.when.push((net.clone(), value));
                (format!("{name}: {net} = {value}"), point)
            };
            let product = all
                .iter()
                .flat_map(|one| values.iter().map(move |&value| with(one, value)));
            all = product.collect();
        }
        all
    }
}
