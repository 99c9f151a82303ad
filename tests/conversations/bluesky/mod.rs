//! Answers on Bluesky to the owner's posts.

mod answers;
mod faults;
mod network;
