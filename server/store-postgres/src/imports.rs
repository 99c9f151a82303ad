//! Imports by their numbers: what each brought, and how it goes again. `transfer` and `rules::imports` undo the comments.
