//! The spam lessons of the owner's decisions. Triggers maintain the sums of the words (migration 0007).
