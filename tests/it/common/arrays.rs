//! A small run of a workload, and its arrays as numbers.

use hdlgen::internals::workload::{self, Array, Size};

pub struct Run(Vec<Array>);

impl Run {
    pub fn small(name: &str) -> Self {
        Run(workload::arrays(name, Size::SMALL).unwrap())
    }

    pub fn array(&self, name: &str) -> &Array {
        let found = self.0.iter().find(|array| array.name == name);
        found.unwrap_or_else(|| panic!("no array {name}"))
    }

    fn words<T>(&self, name: &str, data_type: &str, read: fn([u8; 4]) -> T) -> Vec<T> {
        let array = self.array(name);
        assert_eq!(array.data_type.name(), data_type);
        let words = array.bytes.chunks_exact(4);
        words.map(|word| read(word.try_into().unwrap())).collect()
    }

    pub fn f32(&self, name: &str) -> Vec<f32> {
        self.words(name, "f32", f32::from_le_bytes)
    }

    pub fn f64(&self, name: &str) -> Vec<f64> {
        self.f32(name).into_iter().map(f64::from).collect()
    }

    pub fn u32(&self, name: &str) -> Vec<u32> {
        self.words(name, "u32", u32::from_le_bytes)
    }

    pub fn i32(&self, name: &str) -> Vec<i32> {
        self.words(name, "i32", i32::from_le_bytes)
    }

    pub fn u8(&self, name: &str) -> &[u8] {
        assert_eq!(self.array(name).data_type.name(), "u8");
        &self.array(name).bytes
    }
}
