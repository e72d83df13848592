//! The page of an evaluation, and toggles in it: what it says is what a slow count of the encoded
//! blocks says, and it is one file by itself.

#[path = "common/folder.rs"]
mod folder;

