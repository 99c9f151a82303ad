//! Sites, and the database's own metadata.
