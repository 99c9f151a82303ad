//! Erases expired data, one batch at a time.
