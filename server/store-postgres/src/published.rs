//! Published comments, in the order in which readers first saw them.
