//! Further addresses of moderators.
