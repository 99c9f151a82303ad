//! Data for judging new comments: the SimHashes of the latest texts, an author's approved comments, blocks and
//! lessons.
