//! One file for each system: parses its export into records. `paragraphs` is of several.

mod artalk;
mod comentario;
mod commento;
mod coral;
mod cusdis;
mod disqus;
mod drupal;
mod ghost;
mod github;
mod hashover;
mod hyvor;
mod isso;
mod isso_json;
mod mastodon;
mod paragraphs;
mod remark42;
mod stacosys;
mod staticman;
mod talkyard;
mod waline;
mod wordpress;

use super::source::Format;

/// Every supported system, in the order of the list.
pub const FORMATS: &[Format] = &[
    stacosys::FORMAT,
    isso::FORMAT,
    isso_json::FORMAT,
    disqus::FORMAT,
    wordpress::FORMAT,
    remark42::FORMAT,
    commento::FORMAT,
    comentario::FORMAT,
    artalk::FORMAT,
    waline::FORMAT,
    cusdis::FORMAT,
    staticman::FORMAT,
    talkyard::FORMAT,
    hashover::FORMAT,
    hyvor::FORMAT,
    github::GISCUS,
    github::UTTERANCES,
    ghost::FORMAT,
    coral::FORMAT,
    drupal::FORMAT,
    mastodon::FORMAT,
];
