//! CORS that works under HSTS, header by header; in browsers it is tried by `tests/browser`.

mod https;
mod origins;
mod preflights;
mod reads;
