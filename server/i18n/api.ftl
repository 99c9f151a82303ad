# What only those read who write programs for the API: the `detail` of a problem, where it differs from what readers and
# owners are told (`problem-…` in texts/). It is English in all languages and is not translated.

## A request that can't be read

api-invalid-request = What came is no HTTP request.
api-invalid-host-field = A request names its host in one header field, like `Host: blog.example.org`. This one has none, several, or one that is no host.
api-trailers = The request has trailers. Send all fields in front of the body.
api-target-too-long = The address is too long. Ask for less at once.
api-uri-too-long = The address has { $length } bytes; { $max } are allowed. Ask for fewer pages at once.
api-headers-too-large = The address and the header fields together are too large, or there are more than 100 fields. Send fewer or shorter ones.
api-https-required = This server takes https only: write https:// in the script tag. Behind a proxy, let the proxy send `X-Forwarded-Proto: https`.
api-unsupported-encoding = This server does not unpack bodies: send the body without Content-Encoding.
api-unsupported-media-type = Send application/json, the same JSON as text/plain, or an HTML form (application/x-www-form-urlencoded).
api-body-too-large = The body is larger than { $max } bytes.
api-not-json = The body is not JSON: { $reason }.
api-no-object = The body must be a JSON object.
api-body-not-utf8 = The body is not UTF-8.
api-request-timeout = The request was not complete within { $limit }. Send it again.
api-timeout = The server could not answer in time. Try again.
api-stopping = The server stops in a moment. Ask another one, or this one when it is back.
api-too-many-connections = Too many connections are open from your network. Close some, or wait a moment.

## Fields and parameters

api-missing-field = The field `{ $field }` is missing.
api-not-a-string = The field `{ $field }` must be a string.
api-not-a-flag = The field `{ $field }` must be true or false.
api-not-a-number = The field `{ $field }` must be a whole number.
api-not-a-list = The field `{ $field }` must be a list.
api-not-a-list-of-pages = The body must be a JSON list of pages, such as ["/a/", "/b/"]: { $reason }.
api-not-strings = The field `{ $field }` must be a list of strings.
api-not-objects = The field `{ $field }` must be a list of objects.
api-not-an-object = The field `{ $field }` must be an object.
api-not-in-range = `{ $name }` is a number from 1 to { $max }.
api-not-one-of = `{ $name }` is one of { $choices }.
api-not-a-report-reason = `reason` is illegal, privacy, abuse, spam or other.
api-not-a-follow = `follow` is at-once or daily, or left out.
api-not-a-return = `return` is `thread`, or left out.
api-no-search = `q` is words to search for, with at least one letter or digit.
api-invalid-author = `author` is the id of a comment.
api-invalid-seen = `seen` is the id of a comment, a colon, and the revision that was shown.
api-invalid-id = This is no id of a comment.
api-invalid-parent = This is no id of a comment.
api-invalid-cursor = This is no cursor that `next` gave.
api-invalid-batch = This is no `batch` that an answer gave.
api-invalid-page = This is no page: { $reason }.
api-invalid-title = The title has control characters.
api-invalid-key = `key` is 16 to 64 letters, digits, `-` or `_`.
api-invalid-known = `known` is up to 20 of your own comments, separated by spaces. Each is an id, a dot and an edit token.
api-invalid-address = This is no IP address. Write it like 192.0.2.7 or 2001:db8::7.
api-invalid-host = This is no host. Write it like example.org.
api-invalid-idempotency-key = `Idempotency-Key` is 1 to { $max } visible ASCII characters.
api-invalid-setting = `{ $setting }` { $reason }.
api-invalid-site = The site can't be saved: { $reason }.
api-text-missing = An edit needs the new text.
api-notify-without-email = To get mails about replies, give your e-mail address.
api-follow-without-email = To follow the thread, give your e-mail address.
api-private-not-taken = This site takes no words for its owner only. Without `private`, everybody can read the comment.
api-private-reply = A word for the owner only answers no comment. Send it without `parent`, or without `private`.
api-private-stays-public = A comment can’t become private: readers may have seen it. Only `false` is possible.
api-name-reserved = This name is reserved for the owner of the site. Write under another one. The owner answers by mail or in the console.
api-too-many-pages = You asked for { $length } pages; { $max } are allowed in one request.
api-too-many-decisions = You sent { $length } decisions; { $max } are allowed in one request.
api-unknown-action = `action` is one of { $choices }.
api-edit-is-patch = An edit is no decision: send the new text by PATCH to the comment.
api-unknown-mark = `{ $field }` is one of { $choices }.
api-unknown-scope = The scopes are { $choices }.
api-unknown-reaction = This site does not have that reaction. It has { $reactions }.
api-unknown-site = This server has no such site. `afterword sites list` shows those it has.

## Who may

api-origin-null = The browser sent `Origin: null`. It does so on file:// pages, in sandboxed frames, and when the address in the script tag begins with http:// while this server is known to be https-only. Write https:// in the script tag.
api-origin-not-allowed = The site `{ $site }` takes no comments from { $origin }. If this is your blog, add it: `afterword sites origin { $site } { $origin }`.
api-edit-token-missing = Send the comment's edit token as `Authorization: Bearer …`.
api-wrong-edit-token = This edit token does not belong to this comment.
api-edit-window-over = { $minutes ->
        [one] A comment can be changed for a minute after it was sent. That time is over.
       *[other] A comment can be changed for { $minutes } minutes after it was sent. That time is over.
    }
api-token-missing = Send a token of the owner's API as `Authorization: Bearer …`. `afterword tokens add NAME` makes one.
api-token-invalid = This server does not know this token, or the token was revoked.
api-scope-missing = The token `{ $token }` lacks the scope { $scopes }.
api-scope-missing-to-give = The token `{ $token }` lacks the scope `{ $scope }`, so it can't give that scope.
api-scope-missing-for-moderators = To change who moderates a site, the token also needs the scope `{ $scope }`.
api-scope-missing-for-sitemap = The site's sitemap would be another one than before. To change it, the token also needs the scope `{ $scope }`.

## What can't be done now

api-comment-deleted = This comment was sent before, and was deleted since. It is not stored again.
api-unknown-parent = The comment that this one answers does not exist.
api-parent-on-other-page = The comment that this one answers belongs to another page.
api-unknown-page = There is no such page.
api-not-of-site = The site's sitemap does not name this page. If the page is new, try again in a few minutes.
api-unknown-batch = There is no such batch.
api-unknown-block = There is no such block.
api-path-taken = This path belongs to another page. To join both, move this page there.
api-twice-in-batch = This comment stands twice in one batch. Its first decision was carried out.
api-changed-meanwhile = The comment was changed or removed meanwhile. Load it again.
api-outdated = The comment's text was changed after the one that was decided about.
api-not-possible = A comment that is { $status } can't be changed by `{ $action }`.
api-needs-consent = Its author has written this for you only. Ask by `ask`: it is published once the author agrees.
api-nobody-to-ask = Its author has left no address, so nobody can be asked, and no answer can be sent.
api-no-mail-to-author = No mail can go to its author: this server sends none (`mail.from`), or its author has ended them.
api-seen-before = This message was processed before.
api-precondition-failed = It was changed after you read it. Read it again, and send the new `ETag`.
api-idempotency-key-reused = This key came with another request. Make a new one for each request.
api-site-exists = There is a site with this key already.
api-token-exists = The token { $id } has the name `{ $name }` already. Choose another name, or revoke that token.
api-too-many-reactions = This reader has reacted too often here.
api-mail-not-ours = No address in this message belongs to a mail of Afterword.
api-mail-unsigned = Nothing in the request proves that it comes from the provider in `inbound.provider`.
api-mail-signature-wrong = What proves the request is wrong, too old, or was used before; or it is of another topic. Nothing has happened.
api-mail-not-raw = The request holds no raw message. Set the provider up as docs/inbound.md says.
api-mail-later = Nothing has happened yet. Send the message again in a moment.
api-mail-off = To use mail, set `mail.from`.
