//! Every error code of the API: its stable name, its status, its title. `docs/API.md` explains each.

/// One kind of problem.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Code {
    pub(super) name: &'static str,
    pub(super) status: u16,
    pub(super) title: &'static str,
}

macro_rules! codes {
    ($($name:ident: $status:literal $word:literal $title:literal;)*) => {
        $(pub(in crate) const $name: Code = Code {
            name: $word,
            status: $status,
            title: $title,
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
    INCOMPLETE_BODY: 400 "incomplete_body" "The body is incomplete";
    INVALID_CURSOR: 400 "invalid_cursor" "This is no cursor";
    INVALID_ENCODING: 400 "invalid_encoding" "Not UTF-8";
    INVALID_HEADER: 400 "invalid_header" "A header can't be read";
    INVALID_ID: 400 "invalid_id" "This is no id";
    INVALID_JSON: 400 "invalid_json" "Not JSON";
    INVALID_PAGE: 400 "invalid_page" "This is no page";
    INVALID_PARAMETER: 400 "invalid_parameter" "A parameter can't be read";
    INVALID_REQUEST: 400 "invalid_request" "This is no request";
    MISSING_FIELD: 400 "missing_field" "A field is missing";
    TOO_MANY_DECISIONS: 400 "too_many_decisions" "Too many decisions";
    TOO_MANY_PAGES: 400 "too_many_pages" "Too many pages";
    UNKNOWN_FIELD: 400 "unknown_field" "Unknown field";
    WRONG_TYPE: 400 "wrong_type" "Wrong type";
    API_TOKEN_INVALID: 401 "api_token_invalid" "The token is not valid";
    API_TOKEN_MISSING: 401 "api_token_missing" "A token is needed";
    EDIT_TOKEN_MISSING: 401 "edit_token_missing" "The edit token is missing";
    SIGN_IN_NEEDED: 401 "sign_in_needed" "Not signed in";
    COMMENT_REFUSED: 403 "comment_refused" "The comment is not taken";
    EDIT_WINDOW_OVER: 403 "edit_window_over" "Too late to change it";
    FOREIGN_FORM: 403 "foreign_form" "The form is not ours";
    FORM_OUTDATED: 403 "form_outdated" "The form is too old";
    ORIGIN_NOT_ALLOWED: 403 "origin_not_allowed" "This origin is not the site's";
    ORIGIN_NULL: 403 "origin_null" "The browser hides where this comes from";
    PAGE_CLOSED: 403 "page_closed" "The page is closed";
    SCOPE_MISSING: 403 "scope_missing" "The token may not do this";
    WRONG_EDIT_TOKEN: 403 "wrong_edit_token" "Not your comment";
    WRONG_PASSWORD: 403 "wrong_password" "Wrong password";
    NOT_FOUND: 404 "not_found" "Not found";
    UNKNOWN_BATCH: 404 "unknown_batch" "No such batch";
    UNKNOWN_BLOCK: 404 "unknown_block" "No such block";
    UNKNOWN_COMMENT: 404 "unknown_comment" "No such comment";
    UNKNOWN_LINK: 404 "unknown_link" "This link leads nowhere";
    UNKNOWN_PAGE: 404 "unknown_page" "No such page";
    UNKNOWN_PARENT: 404 "unknown_parent" "Nothing to answer";
    UNKNOWN_SITE: 404 "unknown_site" "Unknown site";
    UNKNOWN_TOKEN: 404 "unknown_token" "No such token";
    METHOD_NOT_ALLOWED: 405 "method_not_allowed" "Method not allowed";
    REQUEST_TIMEOUT: 408 "request_timeout" "The request came too slowly";
    CHANGED_MEANWHILE: 409 "changed_meanwhile" "Changed meanwhile";
    NOT_POSSIBLE: 409 "not_possible" "This can't be done now";
    PARENT_ON_OTHER_PAGE: 409 "parent_on_other_page" "The parent is elsewhere";
    PATH_TAKEN: 409 "path_taken" "The path is another page's";
    SITE_EXISTS: 409 "site_exists" "The key is another site's";
    TOKEN_EXISTS: 409 "token_exists" "The name is another token's";
    LINK_EXPIRED: 410 "link_expired" "This link is too old";
    PRECONDITION_FAILED: 412 "precondition_failed" "Changed meanwhile";
    BODY_TOO_LARGE: 413 "body_too_large" "The body is too large";
    URI_TOO_LONG: 414 "uri_too_long" "The address is too long";
    UNSUPPORTED_ENCODING: 415 "unsupported_encoding" "The body is compressed";
    UNSUPPORTED_MEDIA_TYPE: 415 "unsupported_media_type" "Unknown type of body";
    IDEMPOTENCY_KEY_REUSED: 422 "idempotency_key_reused" "The key came with another request";
    INVALID_ADDRESS: 422 "invalid_address" "This is no IP address";
    INVALID_EMAIL: 422 "invalid_email" "The e-mail address can't be taken";
    INVALID_HOST: 422 "invalid_host" "This is no host";
    INVALID_KEY: 422 "invalid_key" "The key can't be taken";
    INVALID_KNOWN: 422 "invalid_known" "The proof can't be taken";
    INVALID_NAME: 422 "invalid_name" "The name can't be taken";
    INVALID_ORIGIN: 422 "invalid_origin" "This is no origin";
    INVALID_PASSWORD: 422 "invalid_password" "The password can't be taken";
    INVALID_SETTING: 422 "invalid_setting" "A setting can't be so";
    INVALID_SITE_KEY: 422 "invalid_site_key" "The key can't be a site's";
    INVALID_TEXT: 422 "invalid_text" "The text can't be taken";
    INVALID_TITLE: 422 "invalid_title" "The title can't be taken";
    INVALID_WEBSITE: 422 "invalid_website" "The website can't be taken";
    NAME_RESERVED: 422 "name_reserved" "The name is the owner's";
    NAME_TOO_LONG: 422 "name_too_long" "The name is too long";
    TEXT_TOO_LONG: 422 "text_too_long" "The text is too long";
    TOO_MANY_LINKS: 422 "too_many_links" "Too many links";
    MAIL_NOT_OURS: 422 "mail_not_ours" "This message is addressed to nothing here";
    UNKNOWN_ACTION: 422 "unknown_action" "Unknown action";
    UNKNOWN_MARK: 422 "unknown_mark" "Nothing to block by";
    UNKNOWN_REACTION: 422 "unknown_reaction" "Unknown reaction";
    UNKNOWN_SCOPE: 422 "unknown_scope" "Unknown scope";
    HTTPS_REQUIRED: 426 "https_required" "Use https";
    TOO_MANY_COMMENTS: 429 "too_many_comments" "Too many comments";
    TOO_MANY_CONNECTIONS: 429 "too_many_connections" "Too many connections";
    TOO_MANY_MAILS: 429 "too_many_mails" "Too many mails";
    TOO_MANY_PASSWORDS: 429 "too_many_passwords" "Too many wrong passwords";
    TOO_MANY_REACTIONS: 429 "too_many_reactions" "Too many reactions";
    HEADERS_TOO_LARGE: 431 "headers_too_large" "The headers are too large";
    INTERNAL: 500 "internal" "Something went wrong";
    MAIL_LATER: 503 "mail_later" "The message can't be dealt with now";
    MAIL_OFF: 503 "mail_off" "Mail is switched off";
    STORE_BUSY: 503 "store_busy" "The server is busy";
    STORE_READ_ONLY: 503 "store_read_only" "The server can't write";
    STORE_UNAVAILABLE: 503 "store_unavailable" "The server can't reach its data";
    TIMEOUT: 503 "timeout" "Too slow";
    STORE_FULL: 507 "store_full" "The server is full";
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
