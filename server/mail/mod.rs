//! Door 2: mail. What came in is read here; nothing in this folder knows a database.

pub mod inbound;
