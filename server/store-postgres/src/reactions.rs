//! Readers' reactions: those to comments have their totals in the comment's row, those to articles are counted.
