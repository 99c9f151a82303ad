//! CORS that works under HSTS, header by header; in browsers it is tried by `tests/browser`.

mod https;
mod origins;
mod preflights;
mod reads;

/// Each case on each way: direct, and through the proxies of `deploy/`, which must change nothing.
macro_rules! on_every_way {
    ($($file:ident::$case:ident)*) => {
        on_every_way!(@ direct Way::Direct; $($file::$case)*);
        on_every_way!(@ caddy Way::Through(ProxyKind::Caddy); $($file::$case)*);
        on_every_way!(@ nginx Way::Through(ProxyKind::Nginx); $($file::$case)*);
    };
    (@ $name:ident $way:expr; $($file:ident::$case:ident)*) => {
        mod $name {
            #[allow(unused_imports, reason = "no proxy on the direct way")]
            use crate::support::{ProxyKind, Way};
            $(
                #[tokio::test]
                async fn $case() {
                    super::$file::$case($way).await;
                }
            )*
        }
    };
}

on_every_way! {
    https::the_api_says_that_it_wants_https_and_never_redirects
    https::pages_and_scripts_are_redirected_with_all_of_their_address
    origins::a_site_takes_comments_from_its_origins_by_either_scheme_with_www_or_without
    origins::every_write_of_a_reader_asks_for_the_origin_and_reading_never_does
    origins::a_hidden_origin_is_answered_by_its_cause_and_a_foreign_one_by_the_command_that_adds_it
    origins::a_comment_needs_no_preflight
    preflights::every_address_is_allowed_whether_there_is_anything_or_not
    preflights::plain_http_to_an_https_server_is_allowed_and_never_redirected
    preflights::neither_a_wrong_token_nor_a_foreign_origin_nor_a_large_body_is_looked_at
    reads::good_answers_carry_the_header
    reads::errors_carry_the_header
    reads::too_many_reactions_and_a_fault_of_ours_carry_the_header
    reads::no_answer_depends_on_the_origin_so_that_one_cache_serves_all_blogs
    reads::scripts_may_be_loaded_by_pages_that_isolate_themselves_and_be_checked_by_their_hash
}
