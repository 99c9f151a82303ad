//! Pages, the paths that lead to them, and their counts.
