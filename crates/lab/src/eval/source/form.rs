//! The forms of inputs.

use serde::{Deserialize, Serialize};

use super::convert::{Conversion, Element};
use super::npy::Array;
use super::tensors::Tensor;
use crate::terms::NumberFormat;

/// The form of an input.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Form {
    /// Bytes without a form of their own.
    Raw,
    /// A NumPy array, by itself or out of an archive.
    Array(Array),
    /// A memory trace.
    Trace,
    /// A tensor of a safetensors file.
    Tensor(Tensor),
    /// An array or a tensor whose elements were made into numbers of another format.
    Converted {
        /// The form before.
        from: Box<Form>,
        /// The conversion.
        conversion: Conversion,
    },
}

impl Form {
    /// The type of its elements, where it has one.
    pub fn dtype(&self) -> Option<String> {
        match self {
            Form::Raw | Form::Trace => None,
            Form::Array(array) => Some(array.dtype.clone()),
            Form::Tensor(tensor) => Some(tensor.dtype.clone()),
            Form::Converted { from, conversion } => {
                let from = from.dtype().unwrap_or_default();
                Some(format!("{from} as {}", conversion.to))
            }
        }
    }

    /// Bytes of all elements, where it has them.
    pub(super) fn bytes(&self) -> Option<u64> {
        match self {
            Form::Array(array) => Some(array.bytes),
            Form::Tensor(tensor) => Some(tensor.bytes),
            _ => None,
        }
    }

    /// The format of its elements as numbers, where their type names one.
    pub fn number_format(&self) -> Option<NumberFormat> {
        match self.dtype()?.as_str() {
            "BF16" => Some(NumberFormat::Bf16),
            "F16" | "<f2" => Some(NumberFormat::Fp16),
            "F8_E4M3" => Some(NumberFormat::Fp8E4m3),
            "F8_E5M2" => Some(NumberFormat::Fp8E5m2),
            "I8" | "|i1" => Some(NumberFormat::Int8),
            _ => None,
        }
    }

    /// The type of its elements, where that can be converted.
    pub(super) fn element(&self) -> Option<Element> {
        Element::of(&self.dtype()?)
    }
}
