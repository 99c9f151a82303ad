//! All data about a person, who is identified by an address. `rules::erase` decides what becomes of it.
