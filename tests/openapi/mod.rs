//! The API against its own document: what the document says (`document`), who may do what (`scopes`), and
//! schemathesis, which makes requests of the document and holds the answers against it (`conformance`).

mod conformance;
mod document;
mod operations;
mod python;
mod scopes;
mod world;
