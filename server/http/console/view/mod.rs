//! What the pages of the console show: plain data in, HTML out.

pub(in crate::http::console) mod frame;
