//! Writes the effects of rules into the tables. It also updates the totals that depend on them: a page's count, and
//! the number of visible comments below each comment.
