//! Reads all data for an export, and reads and writes a site's data beside pages and comments.
