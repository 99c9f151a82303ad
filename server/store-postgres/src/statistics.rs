//! Totals by day, page, site and author. Each query reads only an index, and only the requested time.
