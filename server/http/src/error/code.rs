//! Every error code of the API: its stable name, its status, its title. `docs/API.md` explains each.

use afterword_i18n::Key;

/// One kind of problem.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Code {
    pub(super) name: &'static str,
    pub(super) status: u16,
    pub(super) title: Key,
}

macro_rules! codes {
    ($($name:ident: $status:literal $word:literal $title:ident;)*) => {
        $(pub(in crate) const $name: Code = Code {
            name: $word,
            status: $status,
            title: Key::$title,
        };)*

        const ALL: &[Code] = &[$($name),*];
    };
}

impl Code {
    /// The code of this stable name.
    #[must_use]
    pub(crate) fn named(name: &str) -> Option<Self> {
        ALL.iter().copied().find(|code| code.name == name)
    }

    #[must_use]
    pub(crate) fn name(self) -> &'static str {
        self.name
    }

    #[must_use]
    pub(crate) fn status(self) -> u16 {
        self.status
    }
}

/// All stable names.
pub(super) fn names() -> Vec<&'static str> {
    ALL.iter().map(|code| code.name).collect()
}

codes! {
    INCOMPLETE_BODY: 400 "incomplete_body" TITLE_INCOMPLETE_BODY;
    INVALID_CURSOR: 400 "invalid_cursor" TITLE_INVALID_CURSOR;
    INVALID_ENCODING: 400 "invalid_encoding" TITLE_INVALID_ENCODING;
    INVALID_HEADER: 400 "invalid_header" TITLE_INVALID_HEADER;
    INVALID_ID: 400 "invalid_id" TITLE_INVALID_ID;
    INVALID_JSON: 400 "invalid_json" TITLE_INVALID_JSON;
    INVALID_PAGE: 400 "invalid_page" TITLE_INVALID_PAGE;
    INVALID_PARAMETER: 400 "invalid_parameter" TITLE_INVALID_PARAMETER;
    INVALID_REQUEST: 400 "invalid_request" TITLE_INVALID_REQUEST;
    MISSING_FIELD: 400 "missing_field" TITLE_MISSING_FIELD;
    TOO_MANY_DECISIONS: 400 "too_many_decisions" TITLE_TOO_MANY_DECISIONS;
    TOO_MANY_PAGES: 400 "too_many_pages" TITLE_TOO_MANY_PAGES;
    UNKNOWN_FIELD: 400 "unknown_field" TITLE_UNKNOWN_FIELD;
    WRONG_TYPE: 400 "wrong_type" TITLE_WRONG_TYPE;
    API_TOKEN_INVALID: 401 "api_token_invalid" TITLE_API_TOKEN_INVALID;
    API_TOKEN_MISSING: 401 "api_token_missing" TITLE_API_TOKEN_MISSING;
    EDIT_TOKEN_MISSING: 401 "edit_token_missing" TITLE_EDIT_TOKEN_MISSING;
    MAIL_UNSIGNED: 401 "mail_unsigned" TITLE_MAIL_UNSIGNED;
    SIGN_IN_NEEDED: 401 "sign_in_needed" TITLE_SIGN_IN_NEEDED;
    COMMENT_REFUSED: 403 "comment_refused" TITLE_COMMENT_REFUSED;
    EDIT_WINDOW_OVER: 403 "edit_window_over" TITLE_EDIT_WINDOW_OVER;
    FOREIGN_FORM: 403 "foreign_form" TITLE_FOREIGN_FORM;
    FORM_OUTDATED: 403 "form_outdated" TITLE_FORM_OUTDATED;
    MAIL_SIGNATURE_WRONG: 403 "mail_signature_wrong" TITLE_MAIL_SIGNATURE_WRONG;
    ORIGIN_NOT_ALLOWED: 403 "origin_not_allowed" TITLE_ORIGIN_NOT_ALLOWED;
    ORIGIN_NULL: 403 "origin_null" TITLE_ORIGIN_NULL;
    PAGE_CLOSED: 403 "page_closed" TITLE_PAGE_CLOSED;
    SCOPE_MISSING: 403 "scope_missing" TITLE_SCOPE_MISSING;
    WRONG_EDIT_TOKEN: 403 "wrong_edit_token" TITLE_WRONG_EDIT_TOKEN;
    WRONG_PASSWORD: 403 "wrong_password" TITLE_WRONG_PASSWORD;
    NOT_FOUND: 404 "not_found" TITLE_NOT_FOUND;
    UNKNOWN_BATCH: 404 "unknown_batch" TITLE_UNKNOWN_BATCH;
    UNKNOWN_BLOCK: 404 "unknown_block" TITLE_UNKNOWN_BLOCK;
    UNKNOWN_COMMENT: 404 "unknown_comment" TITLE_UNKNOWN_COMMENT;
    UNKNOWN_LINK: 404 "unknown_link" TITLE_UNKNOWN_LINK;
    UNKNOWN_PAGE: 404 "unknown_page" TITLE_UNKNOWN_PAGE;
    UNKNOWN_PARENT: 404 "unknown_parent" TITLE_UNKNOWN_PARENT;
    UNKNOWN_SITE: 404 "unknown_site" TITLE_UNKNOWN_SITE;
    UNKNOWN_TOKEN: 404 "unknown_token" TITLE_UNKNOWN_TOKEN;
    METHOD_NOT_ALLOWED: 405 "method_not_allowed" TITLE_METHOD_NOT_ALLOWED;
    MAIL_NOT_RAW: 406 "mail_not_raw" TITLE_MAIL_NOT_RAW;
    REQUEST_TIMEOUT: 408 "request_timeout" TITLE_REQUEST_TIMEOUT;
    CHANGED_MEANWHILE: 409 "changed_meanwhile" TITLE_CHANGED_MEANWHILE;
    NOT_POSSIBLE: 409 "not_possible" TITLE_NOT_POSSIBLE;
    PARENT_ON_OTHER_PAGE: 409 "parent_on_other_page" TITLE_PARENT_ON_OTHER_PAGE;
    PATH_TAKEN: 409 "path_taken" TITLE_PATH_TAKEN;
    TOO_MANY_FOLLOWERS: 409 "too_many_followers" TITLE_TOO_MANY_FOLLOWERS;
    SITE_EXISTS: 409 "site_exists" TITLE_SITE_EXISTS;
    TOKEN_EXISTS: 409 "token_exists" TITLE_TOKEN_EXISTS;
    COMMENT_DELETED: 410 "comment_deleted" TITLE_COMMENT_DELETED;
    LINK_EXPIRED: 410 "link_expired" TITLE_LINK_EXPIRED;
    PRECONDITION_FAILED: 412 "precondition_failed" TITLE_PRECONDITION_FAILED;
    BODY_TOO_LARGE: 413 "body_too_large" TITLE_BODY_TOO_LARGE;
    URI_TOO_LONG: 414 "uri_too_long" TITLE_URI_TOO_LONG;
    UNSUPPORTED_ENCODING: 415 "unsupported_encoding" TITLE_UNSUPPORTED_ENCODING;
    UNSUPPORTED_MEDIA_TYPE: 415 "unsupported_media_type" TITLE_UNSUPPORTED_MEDIA_TYPE;
    IDEMPOTENCY_KEY_REUSED: 422 "idempotency_key_reused" TITLE_IDEMPOTENCY_KEY_REUSED;
    INVALID_ADDRESS: 422 "invalid_address" TITLE_INVALID_ADDRESS;
    INVALID_EMAIL: 422 "invalid_email" TITLE_INVALID_EMAIL;
    INVALID_HOST: 422 "invalid_host" TITLE_INVALID_HOST;
    INVALID_KEY: 422 "invalid_key" TITLE_INVALID_KEY;
    INVALID_KNOWN: 422 "invalid_known" TITLE_INVALID_KNOWN;
    INVALID_NAME: 422 "invalid_name" TITLE_INVALID_NAME;
    INVALID_ORIGIN: 422 "invalid_origin" TITLE_INVALID_ORIGIN;
    INVALID_PASSWORD: 422 "invalid_password" TITLE_INVALID_PASSWORD;
    INVALID_SETTING: 422 "invalid_setting" TITLE_INVALID_SETTING;
    INVALID_SITE_KEY: 422 "invalid_site_key" TITLE_INVALID_SITE_KEY;
    INVALID_TEXT: 422 "invalid_text" TITLE_INVALID_TEXT;
    INVALID_TITLE: 422 "invalid_title" TITLE_INVALID_TITLE;
    INVALID_WEBSITE: 422 "invalid_website" TITLE_INVALID_WEBSITE;
    NAME_RESERVED: 422 "name_reserved" TITLE_NAME_RESERVED;
    NAME_TOO_LONG: 422 "name_too_long" TITLE_NAME_TOO_LONG;
    TEXT_TOO_LONG: 422 "text_too_long" TITLE_TEXT_TOO_LONG;
    TOO_MANY_LINKS: 422 "too_many_links" TITLE_TOO_MANY_LINKS;
    MAIL_NOT_OURS: 422 "mail_not_ours" TITLE_MAIL_NOT_OURS;
    UNKNOWN_ACTION: 422 "unknown_action" TITLE_UNKNOWN_ACTION;
    UNKNOWN_MARK: 422 "unknown_mark" TITLE_UNKNOWN_MARK;
    UNKNOWN_REACTION: 422 "unknown_reaction" TITLE_UNKNOWN_REACTION;
    UNKNOWN_SCOPE: 422 "unknown_scope" TITLE_UNKNOWN_SCOPE;
    HTTPS_REQUIRED: 426 "https_required" TITLE_HTTPS_REQUIRED;
    TOO_MANY_COMMENTS: 429 "too_many_comments" TITLE_TOO_MANY_COMMENTS;
    TOO_MANY_CONNECTIONS: 429 "too_many_connections" TITLE_TOO_MANY_CONNECTIONS;
    TOO_MANY_MAILS: 429 "too_many_mails" TITLE_TOO_MANY_MAILS;
    TOO_MANY_PASSWORDS: 429 "too_many_passwords" TITLE_TOO_MANY_PASSWORDS;
    TOO_MANY_REACTIONS: 429 "too_many_reactions" TITLE_TOO_MANY_REACTIONS;
    HEADERS_TOO_LARGE: 431 "headers_too_large" TITLE_HEADERS_TOO_LARGE;
    INTERNAL: 500 "internal" TITLE_INTERNAL;
    MAIL_LATER: 503 "mail_later" TITLE_MAIL_LATER;
    MAIL_OFF: 503 "mail_off" TITLE_MAIL_OFF;
    STOPPING: 503 "stopping" TITLE_STOPPING;
    STORE_BUSY: 503 "store_busy" TITLE_STORE_BUSY;
    STORE_READ_ONLY: 503 "store_read_only" TITLE_STORE_READ_ONLY;
    STORE_UNAVAILABLE: 503 "store_unavailable" TITLE_STORE_UNAVAILABLE;
    TIMEOUT: 503 "timeout" TITLE_TIMEOUT;
    STORE_FULL: 507 "store_full" TITLE_STORE_FULL;
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_code_is_explained_in_the_table_of_the_documentation() {
        let manual = include_str!("../../../../docs/API.md");
        for code in ALL {
            let row = format!("| `{}` | {} |", code.name, code.status);
            assert!(manual.contains(&row), "docs/API.md lacks `{row}`");
        }
        let rows = manual
            .lines()
            .filter(|line| line.starts_with("| `") && is_code_row(line));
        assert_eq!(
            rows.count(),
            ALL.len(),
            "docs/API.md explains codes that are not there"
        );
    }

    fn is_code_row(line: &str) -> bool {
        let status = line.split('|').nth(2).unwrap_or_default().trim();
        status.len() == 3 && status.bytes().all(|byte| byte.is_ascii_digit())
    }
}
