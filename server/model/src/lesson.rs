//! What decisions teach the classifier, in the form in which the store counts it.

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Lesson {
    Good,
    Spam,
}

/// In how many good and bad comments of a site a word occurred; word 0 counts the comments themselves.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct WordCount {
    pub word: u32,
    pub good: u32,
    pub spam: u32,
}
