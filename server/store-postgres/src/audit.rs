//! The audit log: who decided what, when, and by which interface.
