//! How a change of status affects counts and the comments above.
