//! An array as it lies in a GPU's memory.

use sha2::{Digest, Sha256};

/// The type of an array's elements; in memory the lowest byte comes first.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum DataType {
    /// A byte.
    U8,
    /// An unsigned word.
    U32,
    /// A signed word.
    I32,
    /// A single-precision floating-point number.
    F32,
}

impl DataType {
    /// Its name, as an array's file ends in.
    pub fn name(self) -> &'static str {
        match self {
            DataType::U8 => "u8",
            DataType::U32 => "u32",
            DataType::I32 => "i32",
            DataType::F32 => "f32",
        }
    }
}

/// A number that an array can hold.
pub(super) trait Element: Copy {
    /// The element type.
    const TYPE: DataType;
    /// Its bytes, the lowest first.
    fn bytes(self) -> impl IntoIterator<Item = u8>;
}

macro_rules! elements {
    ($($number:ty => $kind:ident),*) => {$(
        impl Element for $number {
            const TYPE: DataType = DataType::$kind;
            fn bytes(self) -> impl IntoIterator<Item = u8> {
                self.to_le_bytes()
            }
        }
    )*};
}

elements!(u8 => U8, u32 => U32, i32 => I32, f32 => F32);

/// The kernels' accesses to an array.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Role {
    /// They only read it.
    Load,
    /// They only write it.
    Store,
    /// They do both: one kernel's output is another's input, or it changes in place.
    LoadStore,
}

impl Role {
    /// The role in words.
    pub fn name(self) -> &'static str {
        match self {
            Role::Load => "load",
            Role::Store => "store",
            Role::LoadStore => "load and store",
        }
    }
}

/// An array and its description.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Array {
    /// The name, unique in its workload.
    pub name: &'static str,
    /// The type of its elements.
    pub data_type: DataType,
    /// Its lengths, the one that changes slowest first.
    pub shape: Vec<usize>,
    /// The kernels' accesses to it.
    pub role: Role,
    /// Its contents, in words.
    pub holds: &'static str,
    /// The memory image.
    pub bytes: Vec<u8>,
}

impl Array {
    /// An array of elements in memory order.
    pub(super) fn new<T: Element>(
        name: &'static str,
        role: Role,
        shape: &[usize],
        elements: &[T],
        holds: &'static str,
    ) -> Self {
        debug_assert_eq!(shape.iter().product::<usize>(), elements.len(), "{name}");
        Array {
            name,
            data_type: T::TYPE,
            shape: shape.to_vec(),
            role,
            holds,
            bytes: elements.iter().flat_map(|&e| e.bytes()).collect(),
        }
    }

    /// The name of its file: its own and its type's.
    pub fn file_name(&self) -> String {
        format!("{}.{}", self.name, self.data_type.name())
    }

    /// The SHA-256 of its bytes, in hexadecimal.
    pub fn sha256(&self) -> String {
        let digest = Sha256::digest(&self.bytes);
        digest.iter().map(|byte| format!("{byte:02x}")).collect()
    }
}
