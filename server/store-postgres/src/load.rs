//! Loads the facts that rules need.
