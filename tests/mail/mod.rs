//! Reading mail: a corpus of messages in the shapes of real clients, and whatever else may come in.

mod corpus;
mod hostile;
mod inspecting;
mod lmtp;
mod machines;
mod properties;
mod words;
