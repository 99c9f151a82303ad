# Every text of the server that a person reads, in English. Syntax: https://projectfluent.org/fluent/guide.
# How to add a language: docs/languages.md. Who reads is “you”, and nobody is “he” or “she”.

## Days, ages and numbers

# A day is `$day`, a number; `$month` is one of the names below; `$clock` is `14:05 UTC`. Ages are as short as they can be.

date-day = { $day } { $month } { $year }
date-minute = { $day }, { $clock }
date-short-day = { $day } { $month }
date-month-1 = January
date-month-2 = February
date-month-3 = March
date-month-4 = April
date-month-5 = May
date-month-6 = June
date-month-7 = July
date-month-8 = August
date-month-9 = September
date-month-10 = October
date-month-11 = November
date-month-12 = December
date-short-month-1 = Jan
date-short-month-2 = Feb
date-short-month-3 = Mar
date-short-month-4 = Apr
date-short-month-5 = May
date-short-month-6 = Jun
date-short-month-7 = Jul
date-short-month-8 = Aug
date-short-month-9 = Sep
date-short-month-10 = Oct
date-short-month-11 = Nov
date-short-month-12 = Dec
age-now = now
age-minutes = { $count } min
age-hours = { $count } h
age-days = { $count } d
number-thousands = ,
size-megabytes = { $size } MB
size-kilobytes = { $size } kB
number-percent = { $count }%
# Between two things of a list; between two sentences; the end of a sentence.
list-comma = { $before }, { $next }
list-semicolon = { $before }; { $next }
sentence = { $text }.

## Pages without JavaScript

page-about = Comments on
page-back = Back to the article
page-count =
    { $count ->
        [0] No comments yet
        [one] { $count } comment
       *[other] { $count } comments
    }
page-order = Order
page-oldest = Oldest first
page-newest = Newest first
page-top = Best first
page-more = More comments
page-beginning = From the beginning
page-owner = owner
page-verified = verified
page-pinned = pinned
page-edited = edited
page-removed = This comment was removed.
page-reply = Reply
page-reply-to = Reply to { $name }
page-in-reply-to = in reply to { $name }
page-in-reply-to-removed = in reply to a removed comment
page-write = Write a comment
page-text = Comment
page-markdown = **bold**, *italic*, > quote, `code`
page-name = Name
page-email = E-mail (optional)
page-email-hint = Only the owner of this blog sees it. It is never shown or passed on.
page-email-hint-picture = Only the owner of this blog sees it. { $service } gets a hash of it, for your picture.
page-notify = Mail me when somebody replies
page-notify-hint = You get one mail to confirm your address first. Each later mail has a link that ends them.
page-follow = Mail me of new comments here
page-follow-off = No mails
page-follow-at-once = At once
page-follow-daily = Once a day
page-private = A word for the owner of this blog only
page-private-hint = Nobody else sees it. An answer comes by mail, if you leave your address.
page-private-held = Only the owner of this blog sees your words.
page-private-reply = Answers are public. Untick the box, or write below the article.
page-private-offer = Offer for publication
page-website = Website (optional)
page-leave-empty = Leave this field empty
page-held-hint = Comments appear once the owner has approved them.
page-send = Send
page-preview = Preview
page-no-reply = Comment on the article instead
page-held = Waiting for approval. Your comment appears here once the owner has approved it.
page-published = Your comment is published.
page-closed = Comments are closed.
page-parent-gone = The comment that you wanted to answer no longer exists.
page-error = Error
page-refused = Your comment was not sent
page-kept = Your text, ready to copy
page-to-thread = Open the comments of the article
page-feed = Follow these comments by feed
page-report = Report
page-report-of = Report the comment by { $name }
report-title = Report this comment
report-what = The owner of this blog decides about it. Until then the comment stays.
report-reason = What is wrong with it?
report-reason-illegal = It is illegal
report-reason-privacy = It shows personal data
report-reason-abuse = It insults or threatens
report-reason-spam = It is spam
report-reason-mine = I wrote it and want it removed
report-reason-other = Something else
report-text = In your words
report-text-hint = Needed if it is illegal, or something else: say what, and why. The owner of this blog reads it, nobody else.
report-email-hint = To hear what becomes of it. You get one mail, when it is decided.
report-good-faith = By sending this you say that what you write is true as far as you know.
report-send = Send report
report-thanks = Thank you
report-done = Your report has arrived. The owner of this blog decides about it.
report-done-mail = You get a mail when it is decided.
report-problem-comment-refused = The report is not taken: this form was filled in too fast, is too old, or looks like a program’s. Send it again; if that does not help, write to the owner of the site.
report-problem-invalid-parameter = Choose what is wrong with the comment.
report-problem-unknown-comment = This comment is no longer there.
follow-title = Follow this thread by mail
follow-what = You get a mail about new comments on this page. If your address is new here, one mail asks you to confirm it first. Each later mail has a link that ends them.
follow-send = Follow
follow-done = If this address is not confirmed yet, you get a mail with a link that confirms it. From then on you hear of new comments here.
follow-problem-comment-refused = This form was filled in too fast, is too old, or looks like a program’s. Send it again; if that does not help, write to the owner of the site.
by-mail-title = Comment by mail
by-mail-what = Write to this address: your mail becomes a comment on this page. Your name is shown as your mail program sends it, your address is not. Attachments are left out.
by-mail-asked = If nothing proves that the mail is yours, you get one that asks you to confirm it.
by-mail-until = The address works until { $day }.
page-on = on

## What went wrong, on pages for readers

# By the code that the API has for it, and what it is in particular where one code stands for several things.

problem-invalid-page = The address does not say which article is meant.
problem-unknown-site = This server has no blog of that name.
problem-name-reserved = This name is reserved for the owner of the blog. Write under another one.
problem-unknown-parent = The comment that this one answers no longer exists. Send yours again: it then appears by itself.
problem-parent-on-other-page = The comment that this one answers belongs to another article. Send yours again: it then appears by itself.
problem-invalid-parent = The comment that this one answers does not exist. Send yours again: it then appears by itself.
problem-invalid-key = The form was incomplete. Please send it again.
problem-origin-null = Your browser did not say which page this comes from, so your comment was refused. Copy your text and send it from the comments’ own page.
problem-origin-not-allowed = This blog takes no comments from the page that you wrote on. Copy your text and send it from the comments’ own page.
problem-body-too-large = Your comment is too long to send. Go back one step in your browser: your text should still be there. Shorten it and send it again.
problem-notify-without-email = Write your address for the mails, or untick the box.
problem-follow-without-email = Write your address for the mails, or choose no mails.
problem-needs-consent = Its author has written this for you only. Ask first: it is published once the author agrees.
problem-nobody-to-ask = No mail reaches its author, so nobody can be asked, and no answer can be sent.
problem-too-many-followers = This thread has as many followers as it can have. Its feed shows new comments, too.
problem-invalid-name = The name has control characters.
problem-name-empty = The name is empty.
problem-text-empty = The text is empty.
problem-text-invisible = The text has nothing that can be seen.
problem-name-too-long = The name has { $length } characters; { $max } are allowed.
problem-invalid-email = This is no e-mail address. Leave the field empty, or write an address such as ann@example.org.
problem-invalid-website = This is no web address. Leave the field empty, or write an address such as https://example.org.
problem-invalid-text = The text has control characters.
problem-text-too-long = The text has { $length } characters; { $max } are allowed.
problem-too-many-links = The text has { $length } links; { $max } are allowed.
problem-comment-refused = This site does not take this comment: it looks like spam. If it is not spam, write to the owner of the site.
problem-too-many-comments = Too much has come from your network in a short time. Nothing is lost: try again in { $minutes ->
        [one] a minute
       *[other] { $minutes } minutes
    }.
problem-page-closed-by-owner = The owner has closed this page. It takes no new comments.
problem-page-closed-by-age = This page is too old to take new comments.
problem-unknown-comment = There is no such comment.
problem-comment-deleted = This comment is no longer there.
problem-missing-field = The address does not say which article is meant.
problem-store-busy = The server is busy. Nothing was stored. Try again in a moment.
problem-store-read-only = The server can only read at the moment. Nothing was stored. Try again later.
problem-store-full = The server has no room left. Nothing was stored. Try again later.
problem-store-unavailable = The server can't reach its data. Nothing was stored. Try again later.
problem-not-of-site = The site’s sitemap does not name this page. If the article is new, try again in a few minutes.
problem-webmention-source = `source` must be the address of another web page, with http or https.
problem-webmention-target = `target` must be the address of a page that takes webmentions.
problem-not-found = There is nothing at this address.
problem-method-not-allowed = This address does not take this kind of request.
problem-internal = The server made a mistake.
problem-unknown-field = There is no field `{ $field }` here.
problem-incomplete-body = The request ended before it was complete. Send it again.
problem-invalid-encoding = The field `{ $field }` is not in UTF-8.
problem-field-name-not-utf8 = The name of a field is not in UTF-8.
problem-form-needed = Only an HTML form can be sent here (application/x-www-form-urlencoded).
problem-honeypot-filled = A hidden field was filled in. Leave it empty, and send the comment again.

## What went wrong, on the page after a blog's own form for Stacosys

# Where it says it otherwise: only whoever wrote the form can mend these.

form-problem-missing-field = The field `{ $field }` is missing.
form-problem-invalid-page = The field `url` holds no path of a page. A path begins with /, such as /posts/hello/.

## What went wrong, in a few words

# A title for each code of the API: above the sentence, or in its place where there is none for people.

title-invalid-cursor = Invalid cursor
title-incomplete-body = The body is incomplete
title-invalid-encoding = The text is not UTF-8
title-invalid-header = A header can't be read
title-invalid-id = Invalid id
title-invalid-json = Invalid JSON
title-invalid-page = Invalid page
title-invalid-parameter = A parameter can't be read
title-invalid-request = Invalid request
title-missing-field = A field is missing
title-too-many-decisions = Too many decisions
title-too-many-pages = Too many pages
title-unknown-field = Unknown field
title-wrong-type = Wrong type
title-api-token-invalid = The token is not valid
title-api-token-missing = A token is needed
title-edit-token-missing = The edit token is missing
title-sign-in-needed = Not signed in
title-comment-refused = The comment is not taken
title-edit-window-over = Too late to change it
title-foreign-form = The form comes from elsewhere
title-form-outdated = The form is too old
title-origin-not-allowed = This origin is not the site's
title-origin-null = The browser hides where this comes from
title-page-closed = The page is closed
title-scope-missing = The token may not do this
title-wrong-edit-token = This is not your comment
title-wrong-password = Wrong password
title-not-found = Not found
title-unknown-batch = No such batch
title-unknown-block = No such block
title-unknown-comment = No such comment
title-comment-deleted = This comment is no longer there
title-unknown-link = This link leads nowhere
title-unknown-page = No such page
title-unknown-parent = The answered comment does not exist
title-unknown-site = No such site
title-unknown-token = No such token
title-method-not-allowed = Method not allowed
title-request-timeout = The request came too slowly
title-changed-meanwhile = Changed meanwhile
title-not-possible = This can't be done now
title-parent-on-other-page = The answered comment is on another page
title-path-taken = The path belongs to another page
title-site-exists = The key belongs to another site
title-token-exists = The name belongs to another token
title-link-expired = This link is too old
title-precondition-failed = Changed meanwhile
title-body-too-large = The body is too large
title-uri-too-long = The address is too long
title-unsupported-encoding = The body is compressed
title-unsupported-media-type = Unknown type of body
title-idempotency-key-reused = The key came with another request
title-invalid-address = Invalid IP address
title-invalid-email = The e-mail address is not valid
title-invalid-host = Invalid host
title-invalid-key = The key is not valid
title-invalid-known = The proof is not valid
title-invalid-name = The name is not valid
title-invalid-origin = Invalid origin
title-invalid-password = The password is not valid
title-invalid-setting = The setting is not valid
title-invalid-site-key = The site's key is not valid
title-invalid-text = The text is not valid
title-invalid-title = The title is not valid
title-invalid-website = The website is not valid
title-name-reserved = The name is reserved
title-name-too-long = The name is too long
title-text-too-long = The text is too long
title-too-many-links = Too many links
title-too-many-followers = Too many followers
title-mail-unsigned = The request is not signed
title-mail-signature-wrong = The signature is not accepted
title-mail-not-raw = No raw message
title-mail-not-ours = This message is not for Afterword
title-unknown-action = Unknown action
title-unknown-mark = Unknown kind of block
title-unknown-reaction = Unknown reaction
title-unknown-scope = Unknown scope
title-https-required = Use https
title-too-many-comments = Too many comments
title-too-many-connections = Too many connections
title-too-many-mails = Too many mails
title-too-many-passwords = Too many wrong passwords
title-too-many-reactions = Too many reactions
title-headers-too-large = The headers are too large
title-internal = Something went wrong
title-mail-later = The message can't be processed now
title-mail-off = Mail is switched off
title-store-busy = The server is busy
title-store-read-only = The server can't write
title-store-unavailable = The server can't reach its data
title-stopping = The server is stopping
title-timeout = The answer took too long
title-store-full = The server is full

## Pages behind links in mails

link-comment-on = Comment on
link-approve-question = Approve this comment?
link-approve-button = Approve
link-reject-question = Reject this comment?
link-reject-button = Reject
link-spam-question = Is this comment spam?
link-spam-button = Spam
link-delete-question = Delete this comment?
link-delete-button = Delete
link-block-question = Block the author of this comment?
link-block-button = Block the author
link-block-hint = Block: the comment becomes spam. So does all that comes from this author’s address or network from now on.
link-undo = Undo
link-decide = Your decision
link-otherwise = Change the decision
link-is-pending = This comment waits for a decision
link-is-approved = This comment is approved
link-is-rejected = This comment is rejected
link-is-spam = This comment is marked as spam
link-is-deleted = This comment is deleted
link-erased = The author has deleted this comment
link-outdated = This comment was changed
link-outdated-hint = It now has another text than in your mail, so you can’t decide about it here. A new mail is on its way to you: decide there.
link-decided-by = Decided by { $name }
link-undone-by = Taken back by { $name }
link-reasons = Why it was held
link-reply = Answer publicly (optional)
link-reply-hint = It is published below the comment, as { $name }, when you approve. **bold**, *italic*, > quote, `code`
link-answer = Publish the answer
link-answered = Your answer is published below it.
link-to-comment = See it on the page
link-confirm = Confirm your address
link-confirm-what = { $address } will get mails about comments on { $site }.
link-confirm-button = Confirm
link-confirm-hint = You did not ask for this? Then do nothing: without your confirmation no mails come.
link-confirmed = Your address is confirmed
link-confirmed-what = { $address } gets mails about comments on { $site }. Each mail has a link that ends them.
link-address-what = Answers by mail from { $address } will count as those of { $moderator }.
link-address-hint = You did not ask for this? Then do nothing: without your confirmation nothing changes.
link-address-done = Answers by mail from { $address } count as those of { $moderator } from now on.
link-publish = May your words be published?
link-publish-what = You wrote them for the owner of { $site } only. Once they are published, everybody can read them, with the name { $name } and with the answers to them.
link-submit = Did you write this comment?
link-submit-what = It came by mail from your address, for { $page }. Once you confirm it, the owner decides about it as about any other comment.
link-submit-button = Yes, I wrote it
link-submit-hint = You did not write it? Then do nothing: without your confirmation nobody sees it.
link-put-back = Publish your answer with these words?
link-put-back-done = Your answer is published with these words
link-put-back-late = Your answer was changed or removed since, so these words can’t be put back
link-put-back-comment = Publish the comment with these words?
link-put-back-comment-done = The comment is published with these words
link-put-back-comment-late = The comment was changed or removed since, so these words can’t be put back
link-send-rest = Send these words to its author, too?
link-send-rest-done = These words go to its author by mail
link-stop = Which mails should end?
link-stop-what = { $address } gets mails about comments on { $site }.
link-stop-one = Only mails about this comment
link-stop-one-hint = No more mails about replies to your comment on “{ $page }”. Other mails go on.
link-stop-thread = Only mails about this thread
link-stop-thread-hint = No more mails about new comments on “{ $page }”. Other mails go on.
link-stop-threads = Only mails about threads that you follow
link-stop-threads-hint = No more mails about new comments in threads of { $site } that you follow. Mails about replies to you go on.
link-stop-all = All mails
link-stop-all-hint = No more mails of any kind from { $site }.
link-stopped = You get no more mails
link-stopped-one = No more mails about replies to your comment on “{ $page }” will come.
link-stopped-thread = No more mails about new comments on “{ $page }” will come.
link-stopped-threads = No more mails about threads of { $site } will come.
link-stopped-that = No more mails about replies to that comment will come.
link-stopped-all = { $address } gets no more mails from { $site }.
link-stopped-gone = Your address is not stored here.
link-no-link = This link leads nowhere

## What went wrong, on pages behind links in mails

# Where these pages say it otherwise than those of threads.

link-problem-unknown-link = The link is not complete, or it has expired. Copy it from the mail again. If it is broken over two lines there, join both.
link-problem-link-expired = The link is too old. What it was for may be done already. Newer mails have links that work.
link-problem-missing-field = Nothing was chosen, so nothing was changed. Follow the link in the mail again and press one of the buttons.
link-problem-unknown-action = This can’t be decided here. Choose one of the buttons.
link-problem-not-possible = This is not possible with the comment as it is now.
link-problem-changed-meanwhile = Somebody decided something else meanwhile, so nothing was changed. This is the comment as it is now.

## The console: frame, queue and comment

console-frame-skip = Skip to the content
console-frame-navigation = Console
console-frame-queue = Queue
console-frame-comments = Comments
console-frame-pages = Pages
console-frame-blocks = Blocked
console-frame-statistics = Statistics
console-frame-sites = Sites
console-frame-tokens = Tokens
console-frame-outbox = Outbox
console-frame-account = Account
console-frame-menu = Menu
console-frame-signed-in = Signed in as { $name }
console-frame-sign-out = Sign out
console-keys-title = Keyboard shortcuts
console-keys-next = Next comment
console-keys-previous = Previous comment
console-keys-tick = Choose, to decide on several at once
console-keys-open = Open the comment on a page of its own
console-keys-undo = Undo
console-keys-help = Show these shortcuts
console-keys-note = Shortcuts are off while you type.
console-keys-close = Close
console-list-label = List of comments
console-list-by-status = Comments by status
console-list-all = All
console-list-site = Site
console-list-all-sites = All sites
console-list-search = Search
console-list-find = Find
console-list-on-page = On “{ $page }”
console-list-by-author = From the address or network of { $name }
console-list-without = Remove this filter
console-list-choose = Choose the comment by { $name }
console-list-choose-all = Choose all on this page
console-list-chosen = For the chosen ones
console-list-older = Older
console-list-newest = Newest
console-list-to-comment = Skip to the comment
console-list-nothing-waits = Nothing is waiting.
console-list-nothing-waits-hint = New comments come here first. Enjoy the quiet.
console-list-in-spam =
    { $count ->
        [one] ({ $count } in spam)
       *[other] ({ $count } in spam)
    }
console-list-nothing-here = There are no comments here.
console-list-nothing-found = No comment contains “{ $words }”.
console-list-see-all = See all comments
console-list-erased = Erased by the author
console-list-reported = Reported
console-comment-label = The comment
console-comment-to-list = List
console-comment-on = on
console-comment-see-page = Open the page in the blog
console-comment-edited = edited
console-comment-pinned = Pinned
console-comment-answers = Answers { $name }
console-comment-answers-gone = Answers a comment that is gone
console-comment-replies =
    { $count ->
        [one] { $count } reply
       *[other] { $count } replies
    }
console-comment-more-replies =
    { $count ->
        [one] and { $count } more
       *[other] and { $count } more
    }
console-comment-reasons = Why it waits
console-comment-reported = Reported by readers
console-comment-reasons-then = Why it was held
console-comment-points = { $points } points in all
console-comment-author = From this address or network
console-comment-first = First comment
console-comment-published =
    { $count ->
        [one] { $count } published
       *[other] { $count } published
    }
console-comment-waiting =
    { $count ->
        [one] { $count } waiting
       *[other] { $count } waiting
    }
console-comment-rejected =
    { $count ->
        [one] { $count } rejected
       *[other] { $count } rejected
    }
console-comment-spam =
    { $count ->
        [one] { $count } spam
       *[other] { $count } spam
    }
console-comment-since = since { $date }
console-comment-by-author = All from this address or network
console-comment-erased = The author has erased this comment. You can no longer decide about it.
console-comment-decide = Your decision
console-comment-reply = Reply
console-comment-reply-hint = Published below the comment, by { $name }. **bold**, *italic*, > quote, `code`
console-comment-reply-approves = Approve and reply
console-comment-reply-send = Publish the reply
console-comment-edit = Edit
console-comment-edit-text = The comment in Markdown
console-comment-edit-hint = Readers see that it was edited.
console-comment-edit-send = Save
console-comment-block = Block the author
console-comment-block-hint = This comment becomes spam. So does all that comes from what you choose.
console-comment-block-name = The name
console-comment-block-email = The mail address
console-comment-block-network = The network
console-comment-block-send = Mark as spam and block
console-comment-audit = What was decided
console-comment-when = When
console-comment-who = Who
console-comment-what = What
console-comment-interface = Via
console-comment-change = Before and after
console-comment-undone = taken back
console-comment-no-decision = Nobody has decided yet.
console-status-pending = Waiting
console-status-approved = Published
console-status-rejected = Rejected
console-status-spam = Spam
console-status-deleted = Deleted
console-status-private = For you only
console-comment-private = For you only: nobody else sees it. Your answer goes to its author by mail, and stays between you two.
console-comment-private-no-answer = For you only: nobody else sees it. No mail reaches its author, so you can’t answer it.
console-action-approve-button = Approve
console-action-approve-past = approved
console-action-approve-done =
    { $count ->
        [one] { $count } comment approved.
       *[other] { $count } comments approved.
    }
console-action-reject-button = Reject
console-action-reject-past = rejected
console-action-reject-done =
    { $count ->
        [one] { $count } comment rejected.
       *[other] { $count } comments rejected.
    }
console-action-spam-button = Spam
console-action-spam-past = marked as spam
console-action-spam-done =
    { $count ->
        [one] { $count } comment marked as spam.
       *[other] { $count } comments marked as spam.
    }
console-action-delete-button = Delete
console-action-delete-past = deleted
console-action-delete-done =
    { $count ->
        [one] { $count } comment deleted.
       *[other] { $count } comments deleted.
    }
console-action-restore-button = Restore
console-action-restore-past = restored
console-action-restore-done =
    { $count ->
        [one] { $count } comment restored.
       *[other] { $count } comments restored.
    }
console-action-pin-button = Pin
console-action-pin-past = pinned
console-action-pin-done =
    { $count ->
        [one] { $count } comment pinned.
       *[other] { $count } comments pinned.
    }
console-action-unpin-button = Unpin
console-action-unpin-past = unpinned
console-action-unpin-done =
    { $count ->
        [one] { $count } comment unpinned.
       *[other] { $count } comments unpinned.
    }
console-action-block-button = Block
console-action-block-past = blocked the author
console-action-block-done =
    { $count ->
        [one] The author is blocked, and the comment is spam.
       *[other] { $count } comments marked as spam, their authors blocked.
    }
console-action-undo-button = Undo
console-action-undo-past = undid the decision
console-action-undo-done =
    { $count ->
        [one] { $count } decision taken back.
       *[other] { $count } decisions taken back.
    }
console-action-edit-button = Edit
console-action-edit-past = edited
console-action-edit-done =
    { $count ->
        [one] The comment has its new text.
       *[other] { $count } comments have their new text.
    }
console-action-ask-button = Ask to publish
console-action-ask-past = asked whether it may be published
console-action-ask-done = Authors asked: { $count }.
console-action-reply-button = Answer by mail
console-action-reply-past = answered by mail
console-action-reply-done = Answers sent by mail: { $count }.
console-script-failed = That did not work, so nothing was changed:
console-script-failed-partly = Some were not done:
console-script-offline = The server can’t be reached. Nothing was changed; please try again.
console-script-session-ended = Your session has ended. Nothing was changed, and what you typed is kept.
console-script-sign-in = Sign in again
console-interface-console = Console
console-interface-mail = Mail
console-interface-link = Link in a mail
console-interface-api = API
console-interface-command-line = Command line
console-interface-akismet = Akismet
console-interface-network = Network

## The console: lists

console-shared-site = Site
console-shared-all-sites = All sites
console-shared-filter = What to show
console-shared-show = Show
console-shared-more = More
console-shared-beginning = From the start
console-shared-parts = Parts of the list
console-shared-done = Saved.
console-shared-never = never
console-shared-save = Save
console-shared-what = Action
console-pages-title = Pages
console-pages-page = Page
console-pages-comments = Comments
console-pages-first-seen = First comment
console-pages-state = State
console-pages-open = Open
console-pages-closed = Closed
console-pages-closed-by-age = Closed by age
console-pages-aliases = Also at
console-pages-search = Search for
console-pages-search-hint = In the title or the path.
console-pages-change = Change
console-pages-change-this = Change { $page }
console-pages-close = Close
console-pages-close-what = Readers still see the comments, but can’t write new ones.
console-pages-reopen = Open again
console-pages-reopen-what = Readers can write comments here again.
console-pages-by-age-what = The site closes articles some time after their first comment. The site’s settings say when.
console-pages-retired-what = The site is retired: no article takes comments any more.
console-pages-name = Title
console-pages-name-what = Shown in the console, in mails and in feeds.
console-pages-rename = Save title
console-pages-move-to = Move to
console-pages-move-what = For an article that has a new path. Old links still work. If the new path has comments already, both threads become one. That can’t be undone.
console-pages-move-button = Move
console-pages-moved = The comments are now at { $path }.
console-pages-alias = Another path
console-pages-alias-what = A further path that leads to the same comments.
console-pages-alias-button = Add path
console-pages-none = No pages yet.
console-pages-none-hint = An article appears here with its first comment.
console-pages-none-found = No page matches. Try fewer words, or all sites.
console-blocks-title = Blocked
console-blocks-about = Anything from these senders goes straight to Spam. Earlier comments stay as they are.
console-blocks-who = Who
console-blocks-since = Since
console-blocks-by = By
console-blocks-name = Name
console-blocks-email = Mail address
console-blocks-network = Network
console-blocks-host = Host
console-blocks-network-of = the network of the comment by { $name }
console-blocks-network-given = a network that was typed in; only a hash of it is stored
console-blocks-comment = the comment
console-blocks-remove = Unblock
console-blocks-remove-this = Unblock { $name }
console-blocks-add = Block somebody
console-blocks-kind = Block a
console-blocks-value = Which
console-blocks-value-hint = A name such as Ann, a mail address such as ann@example.org, an IP address such as 203.0.113.7 (its whole network is blocked), or a host such as example.org (all hosts below it are blocked too).
console-blocks-add-button = Block
console-blocks-none = Nobody is blocked. You can also block the author of a comment where you read it.
console-statistics-title = Statistics
console-statistics-span = Time
console-statistics-days = { $days } days
console-statistics-a-day = a day
console-statistics-a-week = a week
console-statistics-comments = Comments
console-statistics-decisions = Decisions
console-statistics-share = Share of spam
console-statistics-top = Most commented pages
console-statistics-published = Published
console-statistics-waiting = Waiting
console-statistics-spam = Spam
console-statistics-refused = Rejected
console-statistics-all = All
console-statistics-came-in =
    { $count ->
        [0] No comments came in during the last { $days } days.
        [one] In the last { $days } days one comment came in, { $spam ->
            [0] none
           *[other] { $spam }
        } spam.
       *[other] In the last { $days } days { $count } comments came in, { $spam ->
            [0] none
           *[other] { $spam }
        } of them spam.
    }
console-statistics-decided =
    { $count ->
        [0] Nothing was decided in the last { $days } days.
        [one] In the last { $days } days one decision was made.
       *[other] In the last { $days } days { $count } decisions were made, most of them { $when }: { $most }.
    }
console-statistics-share-was = In the last { $days } days { $share } of what came in was spam.
console-statistics-share-none = In the last { $days } days nothing came in, so there is no share to show.
console-statistics-top-was = The pages with the most published comments, from all times.
console-statistics-top-none = No page has a published comment yet.
console-statistics-on-day = on { $date }
console-statistics-in-week = in the week of { $date }
console-statistics-week-label = Week of { $date }
console-statistics-column = { $when }: { $all } (published { $published }, waiting { $waiting }, spam { $spam }, rejected { $refused })
console-statistics-one-number = { $when }: { $count }
console-statistics-count =
    { $count ->
        [0] no comments
        [one] { $count } comment
       *[other] { $count } comments
    }
console-statistics-decision-count =
    { $count ->
        [0] no decisions
        [one] { $count } decision
       *[other] { $count } decisions
    }
console-statistics-table = The numbers as a table
console-statistics-day = Day
console-statistics-week = Week of
console-statistics-utc = Days begin at midnight UTC.
console-sites-title = Sites
console-sites-key = Key
console-sites-name = Title
console-sites-name-hint = Shown in mails, in feeds and here.
console-sites-origins = Origins
console-sites-origins-hint = Where the blog is, one address a line, such as https://blog.example.org. Comments are taken only from there. Links lead to the first one.
console-sites-comments = Comments
console-sites-waiting = Waiting
console-sites-none = No site yet. Add your blog below.
console-sites-add = Add a site
console-sites-add-button = Add site
console-sites-key-hint = It goes into the script tag and never changes: a–z, 0–9, - and _, such as blog.
console-sites-key-invalid = Write 1 to 40 of a–z, 0–9, - and _, beginning with a letter or digit.
console-sites-key-taken = There is a site with this key already. Choose another one.
console-sites-origins-invalid = Write at least one address, each with scheme and host only, such as https://blog.example.org.
console-sites-name-invalid = Write a shorter title, in one line.
console-sites-refused = Nothing was saved yet. Please look at the fields that are marked.
console-sites-outdated = Somebody else has changed this site meanwhile, so nothing was saved. What you typed is below. If you save it again, it replaces the other change.
console-sites-see-now = See the site as it is now
console-sites-as-server = server’s default: { $value }
console-sites-while-empty = Leave empty for the server’s default ({ $value }).
console-sites-nothing = none
console-sites-about = The site
console-sites-about-comments = Comments
console-sites-about-spam = What is spam
console-sites-about-thread = The thread
console-sites-about-people = People and mails
console-sites-paste = Into your blog
console-sites-paste-hint = Paste this into the template of your articles, where the comments should appear.
console-sites-tag = Script tag
console-sites-back = All sites
console-tokens-title = Tokens
console-tokens-about = A token is a key for a script. With it, the script may do by the API what you allow here.
console-tokens-name = Name
console-tokens-name-hint = What it is for, such as “backup at night”. Decisions are recorded under this name.
console-tokens-name-invalid = Write a name of 1 to 80 characters.
console-tokens-name-taken = There is a token with this name already. Choose another name, or revoke the old one.
console-tokens-scopes = It may
console-tokens-scopes-missing = Choose at least one thing that the token may do.
console-tokens-made = Created
console-tokens-used = Last used
console-tokens-state = State
console-tokens-revoked = Revoked { $date }
console-tokens-revoke = Revoke
console-tokens-revoke-this = Revoke { $name }
console-tokens-revoke-what = A revoked token stops working at once and can’t be brought back.
console-tokens-none = No tokens yet.
console-tokens-add = Make a token
console-tokens-add-button = Make token
console-tokens-ready = The token { $name } is ready
console-tokens-once = Copy it now: it is shown only once. Only a hash of it is stored.
console-tokens-token = Token
console-tokens-back = All tokens
console-outbox-title = Mails
console-outbox-tabs = Which mails
console-outbox-failed = Failed
console-outbox-waiting = Waiting
console-outbox-all = All
console-outbox-failed-one = Failed
console-outbox-waiting-one = Waiting
console-outbox-kind = Type
console-outbox-to = To
console-outbox-since = Written
console-outbox-state = State
console-outbox-attempts =
    { $count ->
        [0] not tried yet
        [one] { $count } attempt
       *[other] { $count } attempts
    }
console-outbox-next = next { $time }
console-outbox-sent = Sent
console-outbox-error = What the other side said
console-outbox-why = Why
console-outbox-again = Try again
console-outbox-again-this = Try again: { $mail }
console-outbox-mails = Mails
console-outbox-webhooks = Webhooks
console-outbox-event = Event
console-outbox-url = Address
console-outbox-none-failed = No mail has failed. All is well.
console-outbox-none-waiting = No mail is waiting.
console-outbox-none = No mails yet.

console-ways-in-title = Incoming mail
console-ways-in-way = Way in
console-ways-in-messages = Messages
console-ways-in-last = Last message
console-ways-in-looked = Last look
console-ways-in-failures = Failures
console-ways-in-open = Open
console-ways-in-closed = Closed
console-ways-in-since = Counted since the server started. What comes through `afterword mail receive` is not counted here.
console-ways-in-off = Mail is switched off.
console-ways-in-login = Afterword is not signed in to its mailbox. Mails wait until somebody signs in.

## What a token may do

scope-read = read
    .may = read comments of any status, with mail addresses, and pages
scope-moderate = moderate
    .may = decide about comments, edit them, block authors, erase a person, change pages
scope-sites = change sites
    .may = add sites, change their settings (with the first two: also moderators and sitemap), make and end tokens
scope-export = export
    .may = take all data out
scope-mail = hand in mails
    .may = hand in the mails that come back to Afterword

## Why a mail or a webhook was not delivered

undelivered-given-up = Given up after three days
undelivered-bounced = It came back: the address takes no mail.
undelivered-receiver-removed = The setting webhooks.urls does not name this receiver any more.
undelivered-store-unreadable = The database could not be read.
undelivered-place-unknown = Its site or its page is not known.
undelivered-too-many-confirmations = It waits, because many readers were asked to confirm an address in the last hour.
undelivered-answered = The receiver answered { $status }.

## What the mails in the outbox are

console-mail-kind-moderation = New comment, to a moderator
console-mail-kind-spam = What was kept as spam, to a moderator
console-mail-kind-confirmation = Confirmation of an address
console-mail-kind-answered = Somebody replied, to a reader
console-mail-kind-followed = New comment in a followed thread, to a reader
console-mail-kind-published = Comment published, to its author
console-mail-kind-reported = Comment reported, to a moderator
console-mail-kind-report-decided = What became of a report, to a reader
console-mail-kind-removed = Comment removed after a report, to its author
console-mail-kind-private = A word for you only, to a moderator
console-mail-kind-private-reply = Answer to a word for you only, to its author
console-mail-kind-may-publish = May a word for you only be published, to its author
console-mail-kind-decided = What your reply did
console-mail-kind-explanation = Why your reply did nothing
console-mail-kind-refusal = Why a reader’s answer was not taken
console-mail-kind-unproven = Did you write this comment, to its sender
console-mail-kind-received = A comment by mail has arrived, to its author
console-mail-kind-test = Test
console-mail-kind-sign-in = Link to sign in
console-mail-kind-damage = Damaged database
console-mail-kind-address = Further address of a moderator

## A site's settings: name, hint, what to write instead of what was refused, and the choices

setting-moderation = New comments
    .hint = Whether a comment waits for you or appears at once.
    .hold = hold
    .publish = publish at once
setting-edit-window = Time to edit
    .hint = How long authors may change or delete their comments, such as 15m, 2h or 1d. 0s means not at all.
    .problem = Write a time such as 15m, 2h or 1d; 30d is the most.
setting-close-after = Close articles after
    .hint = How long after its first comment an article takes new ones, such as 90d, or never. Old articles attract the most spam.
    .problem = Write a time such as 90d, or never.
setting-retired = Retired
    .hint = Whether the blog goes on without this server: no article takes comments, reactions or followers any more. The command afterword retire sets it.
    .true = retired
    .false = in use
setting-sitemap = Sitemap
    .hint = It lists the articles: a path such as /sitemap.xml, or a whole address on the site. Write none for no sitemap.
    .problem = Write a path such as /sitemap.xml, or a whole address.
setting-unknown-pages = Unknown articles
    .hint = What happens to a comment for an article that the sitemap does not name.
    .hold = hold it
    .refuse = refuse it
    .publish = take it like any other
setting-hold-at = Held from
    .hint = Score of the spam checks at which a comment waits for you; 0 is never.
    .problem = Write a number from 0 to 1000.
setting-spam-at = Spam from
    .hint = Score at which a comment goes to Spam; 0 is never.
    .problem = Write a number from 0 to 1000.
setting-refuse-at = Refused from
    .hint = Score at which a comment is not taken at all; 0 is never.
    .problem = Write a number from 0 to 1000.
setting-words-hold = Words that hold
    .hint = A comment with one of these words or phrases, one a line, waits for you. /…/ is a pattern. Write none for no words.
    .problem = Write up to 500 words or patterns such as /cheap .* pills/, one a line, without commas.
setting-words-spam = Words that mean spam
    .hint = A comment with one of these is spam.
    .problem = Write up to 500 words or patterns such as /cheap .* pills/, one a line, without commas.
setting-words-refuse = Words that refuse
    .hint = A comment with one of these is not taken.
    .problem = Write up to 500 words or patterns such as /cheap .* pills/, one a line, without commas.
setting-script-check = Other scripts
    .hint = Whether a comment in another script than yours waits for you.
    .off = do not check
    .hold = hold
setting-scripts = Your scripts
    .hint = Such as Latin or Cyrillic, one a line. Write none for those of the site’s language.
    .problem = Write names of scripts such as Latin, Cyrillic or Han, one a line.
setting-trust-after = Known after
    .hint = After so many approved comments an author is known and need not wait. 0 is never.
    .problem = Write a number from 0 to 20.
setting-trust-confirmed = Known by mail
    .hint = Whether authors with a confirmed mail address are known.
    .true = yes
    .false = no
setting-akismet = Akismet
    .hint = Whether the service Akismet is asked about each comment. It gets the text, and the author’s name, mail address and network address. The server needs a key for it.
    .true = ask it
    .false = do not ask
setting-depth = Levels of replies
    .hint = How many levels replies are indented. Deeper ones appear at the last level. 0 shows a flat list.
    .problem = Write a number from 0 to 20.
setting-page-size = Comments at once
    .hint = How many are shown before the button for more.
    .problem = Write a number from 1 to 1000.
setting-sort = Order
    .hint = Which comments come first.
    .oldest = oldest first
    .newest = newest first
    .top = most reactions first
setting-images = Images
    .hint = Whether images in comments are shown. Browsers load them from the host that the author names, and that host then sees your readers.
    .true = shown
    .false = not shown
setting-maths = Formulas
    .hint = Whether TeX in comments is shown as formulas: $x^2$ in a line, $$x^2$$ on a line of its own. Comments that were written before stay as they are.
    .true = shown
    .false = not shown
setting-code-colours = Colours in code
    .hint = Whether code behind ``` and the name of a language has colours. Comments that were written before stay as they are.
    .true = shown
    .false = not shown
setting-reactions = Reactions
    .hint = What readers may leave with one click: emoji or short words, one a line, up to 12. Write none for no reactions.
    .problem = Write up to 12 emoji or short words, one a line, without spaces and commas, each only once.
setting-article-reactions = Reactions to articles
    .hint = Whether readers may leave the same reactions at the article itself. They stand above its comments.
    .true = offered
    .false = not offered
setting-avatars = Pictures of authors
    .hint = Shown beside comments that were written with a mail address. This server fetches them: the service learns a hash of the address, and nothing of your readers.
    .off = none
    .gravatar = Gravatar
    .libravatar = Libravatar
setting-private-words = Words for you only
    .hint = Whether readers may write a word that only you see. It is published only if you and its author both want that.
    .true = taken
    .false = not taken
setting-language = Language
    .hint = The language of the texts around the comments: { $languages }. A page can say otherwise.
    .problem = Write a language tag such as en, de or pt-BR.
setting-owner = Your name
    .hint = Shown above your own answers. If no name is set, the site’s title is shown.
    .problem = Write a name of at most 80 characters.
setting-reserved-names = Reserved names
    .hint = Names that nobody may comment under, one a line, up to 50. Your own name and the site’s title are always reserved. Write none to reserve only those.
    .problem = Write up to 50 names of at most 80 characters, one a line, without commas, each only once.
setting-moderators = Moderators
    .hint = Mail addresses, one a line, up to 20. Each gets a mail about new comments and decides by replying. Write none for nobody.
    .problem = Write up to 20 mail addresses such as ann@example.org, one a line, each only once.
setting-tell-owner = Mails to moderators
    .hint = Which new comments moderators get a mail about.
    .held = those that wait
    .all = all
    .nothing = none
setting-tell-spam = Mails about spam
    .hint = Whether moderators get a mail once a day about what was kept as spam.
    .true = yes
    .false = no
setting-notifications = Mails about replies
    .hint = Whether readers may ask for a mail when somebody replies to them. They confirm their address first.
    .true = yes
    .false = no
setting-follow-threads = Following threads
    .hint = Whether readers may follow a thread: a mail about each new comment, or one a day. Only where mails about replies are on.
    .true = yes
    .false = no
setting-comments-by-mail = Comments by mail
    .hint = Whether readers may write comments by mail: each page then has an address for them.
    .true = yes
    .false = no
setting-tell-authors = Mails about publication
    .hint = Whether authors with a confirmed address get a mail when their held comment is published.
    .true = yes
    .false = no
setting-answers-elsewhere = Answers on other networks
    .hint = Whether your answers to people of Mastodon and Bluesky are posted there, too.
    .true = yes
    .false = no

setting-own-posts = Your posts
    .hint = A file on the site that names your posts about the articles, such as /afterword/posts.json. Write none for no file.
    .problem = Write a path such as /afterword/posts.json, or a whole address.

setting-webmentions = Webmentions
    .hint = Whether pages on other sites that link to an article become comments.
    .true = yes
    .false = no

setting-send-webmentions = Send webmentions
    .hint = Whether the pages that your own comments link to are told so.
    .true = yes
    .false = no

## The console: signing in, and the account

console-sign-in = Sign in
console-sign-in-email = Mail address
console-sign-in-password = Password
console-sign-in-password-hint = Leave it empty to get a link by mail that signs you in.
console-sign-in-no-mail-hint = This server sends no mail. If you have no password, run `afterword console link ADDRESS` on the server: it prints a link to sign in.
console-sign-in-sent-title = Check your mail
console-sign-in-sent = If { $address } is an owner's address here, a mail is on its way to it.
console-sign-in-sent-hint = The link in it works once, and for 15 minutes. You may open it on another device.
console-sign-in-follow = Sign in here as { $address }?
console-sign-in-follow-hint = The link works only once.
console-sign-in-account = Your account
console-sign-in-signed-in-as = You are signed in as
console-sign-in-sessions = Where you are signed in
console-sign-in-sessions-hint = A sign-in ends after 30 days, or after 7 days without a visit.
console-sign-in-some-browser = unknown browser
console-sign-in-begun = Signed in
console-sign-in-seen = Last seen
console-sign-in-this-one = this one
console-sign-in-sign-out = Sign out
console-sign-in-sign-out-everywhere = Sign out everywhere
console-sign-in-session-ended = Signed out there.
console-sign-in-set-password = Set a password
console-sign-in-change-password = Change the password
console-sign-in-old-password = Current password
console-sign-in-new-password = New password
console-sign-in-new-password-hint = At least 12 characters; a sentence is fine. You are signed out everywhere else.
console-sign-in-password-set = The password is set. You are signed out everywhere else.
console-sign-in-refused = That did not work
console-sign-in-kept = What you wrote, so that it is not lost
console-sign-in-to-console = To the console

## What went wrong, in the console

# Where the console says it otherwise than the pages of threads.

console-problem-unknown-link = This link has expired or was already used. A link works once, and for 15 minutes: ask for a new one.
console-problem-wrong-password = Wrong address or password.
console-problem-invalid-password = Choose a password of at least 12 characters, and at most 1024. A sentence is fine.
console-problem-too-many-passwords = Too many wrong passwords. Wait { $minutes ->
        [one] a minute
       *[other] { $minutes } minutes
    }, or sign in by a mailed link: leave the password empty.
console-problem-too-many-mails = Too many mails were asked for. Those that were sent work for 15 minutes: check your inbox and your spam folder. Or wait { $minutes ->
        [one] a minute
       *[other] { $minutes } minutes
    }.
console-problem-mail-off = This server sends no mail. Run `afterword console link ADDRESS` on it: it prints a link to sign in.
console-problem-missing-field = A field that is needed was left empty. Go back and fill it in.
console-problem-foreign-form = This form did not come from a page of this console, so nothing was done. Open the console in its own tab, by the address in `server.public_url`, and try there.
console-problem-form-outdated = This form is from an earlier sign-in, so nothing was done. Go back, reload the page, and send it again.
console-problem-sign-in-needed = You are not signed in, so nothing was done. Sign in again in another tab. Then go back in this tab and send it again.
console-problem-unknown-page = There is no such page. A page exists from its first comment on.
console-problem-path-taken = This path leads to another page already. Move that page here instead, or choose another path.
console-problem-invalid-page = Write a path that begins with a slash, such as /posts/hello/, without . and .. in it.
console-problem-invalid-title = Write a shorter title, in one line, without control characters.
console-problem-invalid-name = Write a name with at least one letter or digit, without control characters.
console-problem-invalid-email = Write a mail address such as ann@example.org.
console-problem-invalid-address = Write an IP address such as 203.0.113.7 or 2001:db8::7.
console-problem-invalid-host = Write a host such as example.org.
console-problem-unknown-block = This block no longer exists.
console-problem-unknown-token = There is no token with this number.
console-problem-unknown-site = There is no such site.
console-problem-changed-meanwhile = This was changed meanwhile, so nothing was done. Look at it as it is now, and decide again.
console-problem-not-possible = This is not possible with the comment as it is now. Look at it again.
console-problem-unknown-batch = There is nothing here to undo.
console-problem-invalid-text = Write a text without control characters.
console-problem-text-too-long = The text is too long. Shorten it and send it again.
console-problem-too-many-links = The text has too many links. Take some out and send it again.
console-problem-body-too-large = This is too much at once. Shorten it, or choose fewer comments.
console-problem-store-busy = The server is busy, so nothing was done. Try again in a moment.
console-problem-not-again = It could not be tried again: it no longer exists, or it was tried again already.
console-problem-batch-too-large = Choose fewer comments: at most { $max } are decided at once.
console-problem-internal = The server made a mistake. The server’s log says more.
console-problem-method-not-allowed = This address shows nothing; only a form can be sent to it.

## Why a comment was held, or taken for spam

# In the console each stands by itself; in mails they follow a colon, and their first letter becomes small.

reason-akismet-asked = This site asks Akismet about every comment.
reason-blocked = You have blocked this author, or a host that the comment links to.
reason-form-replayed = The same form was sent before.
reason-form-too-fast =
    { $seconds ->
        [one] Sent { $seconds } second after typing began.
       *[other] Sent { $seconds } seconds after typing began.
    }
reason-form-too-old =
    { $hours ->
        [one] Sent { $hours } hour after typing began.
       *[other] Sent { $hours } hours after typing began.
    }
reason-honeypot = A field that people can't see was filled in.
reason-proof-expired = Its proof of work came too late.
reason-proof-invalid = Its proof of work is wrong.
reason-proof-missing = It came without a proof of work: from a browser without JavaScript, or from a program.
reason-proof-spent = Its proof of work had been used before.
reason-holds-all = This site holds every new comment.
reason-offered = Its author has written this for you only, and agrees to its publication now.
reason-listed-word = “{ $word }” is on your list of words.
reason-fast-network =
    { $count ->
        [one] { $count } comment has come from this network in a short time.
       *[other] { $count } comments have come from this network in a short time.
    }
reason-fast-page =
    { $count ->
        [one] { $count } comment has come to this page in a short time.
       *[other] { $count } comments have come to this page in a short time.
    }
reason-fast-site =
    { $count ->
        [one] { $count } comment has come to this site in a short time.
       *[other] { $count } comments have come to this site in a short time.
    }
reason-repeated-here = The same author has written nearly the same here before.
reason-repeated =
    { $count ->
        [one] Nearly the same text has come before, on another page or by somebody else: once.
       *[other] Nearly the same text has come before, on other pages or by others: { $count } times.
    }
reason-links =
    { $count ->
        [one] It has { $count } link.
       *[other] It has { $count } links.
    }
reason-link-share = It is almost only links ({ $percent } % of the text).
reason-shortener = It links to { $host }, which hides where it leads.
reason-look-alike-host = It links to { $host }, which looks like another host.
reason-hidden-link = It has a link that nobody sees, to { $host }.
reason-misleading-link = It has a link that shows { $shown } and leads to { $target }.
reason-foreign-markup = It has links in a foreign markup: { $markup }.
reason-website = It is short, and the name leads to { $host }.
reason-masked-word = “{ $word }” is written in letters of several scripts.
reason-foreign-script = It is written in another script than your site’s: { $scripts }.
reason-disposable = The mail address is a disposable one ({ $host }).
reason-familiar =
    { $count ->
        [one] The address and the network are familiar: { $count } approved comment.
       *[other] The address and the network are familiar: { $count } approved comments.
    }
reason-trusted = The author is known here.
reason-unknown-page = The site’s sitemap does not name this page.
reason-bayes = Spam likelihood: { $percent } %

## Mails

# `$site` and `$page` are titles, `$author` is a name, `$tag` a short name of the comment, `$who` and `$when` belong to
# an earlier decision. `mail-word-…` are what a moderator replies with; the mail reader has to know them.

mail-marker = Write your answer above this line
mail-footer = Afterword, for { $site }
mail-subject-moderation = [{ $site }] New comment by { $author } on “{ $page }” #{ $tag }
mail-subject-digest = [{ $site }] { $count ->
        [one] { $count } new comment
       *[other] { $count } new comments
    }
mail-subject-digest-decided = [{ $site }] Decided by your answer
mail-subject-spam = [{ $site }] { $count ->
        [one] { $count } comment in spam
       *[other] { $count } comments in spam
    }
mail-subject-confirm = [{ $site }] Please confirm your address
mail-subject-answered = [{ $site }] { $author } answered you on “{ $page }”
mail-subject-followed = [{ $site }] New comment by { $author } on “{ $page }”
mail-subject-threads = [{ $site }] New comments in threads that you follow
mail-subject-published = [{ $site }] Your comment on “{ $page }” is published
mail-subject-reported = [{ $site }] Reported: comment by { $author } on “{ $page }” #{ $tag }
mail-subject-report-decided = [{ $site }] Your report is decided
mail-subject-removed = [{ $site }] Your comment on “{ $page }” was removed
mail-subject-private = [{ $site }] For you only: { $author } on “{ $page }” #{ $tag }
mail-subject-private-reply = [{ $site }] { $author } answered you
mail-subject-may-publish = [{ $site }] May your words be published?
mail-label-reports = Reported
mail-is-reported = Readers have reported this comment. It stays published until you decide.
mail-is-private = This is for you only: nobody else sees it. What you write above the line goes back to its author by mail, and to nobody else.
mail-is-private-no-answer = This is for you only: nobody else sees it. No mail reaches its author, so you can’t answer it.
mail-link-keep = Keep it
mail-report-kept = You, or somebody with this address, reported a comment on { $when }. The owner of the blog has looked at it: the comment stays.
mail-report-removed = You, or somebody with this address, reported a comment on { $when }. It has been removed.
mail-report-by-person = A person decided this, not a program. If you disagree, write to the owner of the blog, or ask a court.
mail-report-why = You get this one mail because this address was given with the report.
mail-removed-lead = The owner of the blog has removed your comment, because readers reported it and the owner agreed:
mail-removed-object = A person decided this, not a program. Readers no longer see the comment. If you disagree, write to the owner of the blog, or ask a court.
mail-private-reply-note = Nobody else sees this answer, nor your words. Nobody reads a reply to this mail.
mail-private-why = You get this because somebody, probably you, wrote to the owner of this blog with this address.
mail-may-publish-lead = You wrote this for the owner of the blog only. The owner would like to publish it:
mail-link-may-publish = Yes, publish it
mail-may-publish-else = Otherwise do nothing: it stays between you and the owner.
mail-subject-unproven = [{ $site }] Did you write a comment on “{ $page }”?
mail-subject-received = [{ $site }] Your comment on “{ $page }” has arrived
mail-subject-decided = [{ $site }] { $standing-title }: comment by { $author } on “{ $page }” #{ $tag }
mail-subject-explanation = Your answer changed nothing #{ $tag }
mail-subject-refused = Your answer did not become a comment
mail-subject-sign-in = Sign in to { $site }
mail-subject-damage = The database of { $site } is damaged
mail-subject-address = Answer from this address, too?
mail-subject-test = Afterword can send mail ({ $id })
mail-label-by = By
mail-label-email = E-mail
mail-label-website = Website
mail-label-on = On
mail-label-answers = In reply to
mail-label-comment = The comment
mail-label-reasons = Held because
mail-label-spam-reasons = Spam because
mail-label-wrote = You wrote
mail-owner = { $author } (owner)
mail-no-title = a page without a title
mail-is-published = This comment is already published.
mail-words-lead = To decide, answer this mail with one of these words as the first line:
mail-words-after = Anything else changes nothing, and a mail tells you so.
mail-word-approve = ok
mail-means-approve = publish it; text below the word becomes your answer
mail-means-keep = leave it published; text below the word becomes your answer
mail-means-ask = ask its author whether it may be published; text below the word goes to its author by mail
mail-word-reject = no
mail-means-reject = reject it: nobody sees it
mail-word-spam = spam
mail-means-spam = refuse it as spam
mail-word-delete = delete
mail-means-delete = delete it
mail-word-block = block
mail-means-block = spam, and nothing more from this author
mail-word-edit = edit
mail-means-edit = publish the text below the word in its place
mail-word-undo = undo
mail-means-undo = take back what was decided last
mail-links-lead = Or decide in the browser:
mail-link-approve = Publish
mail-link-reject = Refuse
mail-link-spam = Spam
mail-digest-lead =
    { $count ->
        [one] { $count } comment
       *[other] { $count } comments
    } came in a short time, so they come in one mail.
mail-digest-how = To decide, answer with their numbers, on one line or on several: “1 ok, 2-5 spam, 6 no”. Text below the line of one number becomes your answer to that comment. One of these words for each number:
mail-digest-again = Please answer the mail with the comments once more.
mail-digest-done = This became of the comments by your answer:
mail-spam-lead =
    { $count ->
        [one] { $count } comment was kept as spam since the last mail.
       *[other] { $count } comments were kept as spam since the last mail.
    } Nobody sees them. If one is none, publish it by its link: an answer to this mail decides nothing.
mail-spam-rest =
    { $count ->
        [one] { $count } more is in the list of spam in the console.
       *[other] { $count } more are in the list of spam in the console.
    }
mail-spam-end = To end these mails, switch off “Mails about spam” in the settings of the site.
mail-confirm-lead = You, or somebody else, left this address with a comment on “{ $page }” and asked for mails about replies.
mail-confirm-published = The comment is published.
mail-confirm-do = If that was you, please confirm:
mail-link-confirm = Yes, mail me about replies
mail-confirm-else = Otherwise do nothing: no mails about replies will come.
mail-confirm-follow = You, or somebody else, asked for mails to this address about new comments on “{ $page }”.
mail-link-confirm-follow = Yes, mail me about new comments
mail-confirm-follow-else = Otherwise do nothing: no mails will come.
mail-unproven-lead = A comment on “{ $page }” came by mail with your address, and nothing proves that it is yours. If you wrote it, please confirm it:
mail-link-submit = Read it and confirm it
mail-unproven-else = Otherwise do nothing: nobody sees the comment.
mail-received-held = Your comment appears once the owner has approved it:
mail-answered-by-mail = To answer, reply to this mail: what you write above the line becomes a comment.
mail-answered-on-page = To answer, open the page. Nobody reads a reply to this mail.
mail-published-lead = Your comment is published:
mail-link-comment = Read it on the page
mail-unsubscribe-why = You get this because you asked for mails about replies to your comment.
mail-followed-rest = Not shown in this mail: { $count }. All comments are on the pages.
mail-followed-why = You get this because you asked for mails about new comments.
mail-link-unsubscribe = No more of these mails
mail-done-approved = Done: the comment is published.
mail-done-rejected = Done: the comment is rejected. Nobody sees it.
mail-done-spam = Done: the comment is spam. Nobody sees it.
mail-done-deleted = Done: the comment is deleted.
mail-done-blocked = Done: the comment is spam, and nothing more is taken from this author.
mail-done-edited = Done: the comment is published with your text.
mail-done-asked = Done: its author gets a mail that asks whether it may be published.
mail-done-replied = Done: your answer goes to its author by mail. Nobody else sees it.
mail-undone-held = Undone: the comment is held again and waits for you.
mail-undone-published = Undone: the comment is published again.
mail-undone-refused = Undone: the comment is rejected again. Nobody sees it.
mail-undone-spam = Undone: the comment is spam again. Nobody sees it.
mail-undone-deleted = Undone: the comment is deleted again.
mail-undone-private = Undone: it is for you only again.
mail-standing-held = held
mail-standing-published = published
mail-standing-refused = rejected
mail-standing-spam = spam
mail-standing-deleted = deleted
mail-standing-private = for you only
mail-before-same = It was so already: { $who } had decided the same on { $when }.
mail-before-other = This changes an earlier decision: before, it was { $standing }, by { $who } on { $when }.
mail-reply-published = This is published as your answer:
mail-reply-private = This goes to its author by mail:
mail-reply-left-out = This was not published, because only a published comment can have an answer:
mail-cut = This was left out of your answer, as a signature, a closing or an older mail:
mail-attached = Left out, because comments are text alone: { $words }
mail-link-put-back = Put these words back
mail-link-send-rest = Send these words, too
mail-text-now = The comment now says:
mail-undo-how = To take it back, answer with the word:
mail-decide-anew = To decide otherwise, answer with one of these words as the first line:
mail-why-unknown = Nothing was done: the first line of your answer, “{ $line }”, is not one of the words that decide.
mail-why-taken-back = Nothing was done: you wrote “{ $line }” below the word, which may mean that you do not want to publish the comment. To publish it, answer with the word alone.
mail-why-unclear = Nothing was done: Afterword could not tell your words from the quoted ones. Write the word above the line with the equals signs, and leave that line as it is.
mail-why-number = Nothing was done: the mail has no comment with the number { $count }.
mail-why-twice = Nothing was done: the number { $count } is there twice, with different words or texts.
mail-why-line = Nothing was done: “{ $line }” could not be understood. Each number needs one of the words that decide, and nothing else.
mail-why-text = Nothing was done: it is not clear to which comment the text “{ $line }” belongs. A text belongs below the line of one number with a word that publishes.
mail-why-empty = Nothing was done: your mail had nothing in it above the quoted text.
mail-why-outdated = Nothing was done: the comment was changed after the mail you answered. Please look at it as it is now, and answer the newest mail about it.
mail-why-gone = Nothing was done: the comment no longer exists.
mail-why-expired = Nothing was done: the mail you answered is too old to decide with. An answer to this one decides.
mail-why-unverified = Nothing was done: a mail came in your name, and nothing proved that you wrote it. If it was you, your mail server does not sign its mails (DKIM), or the signature was broken on the way.
mail-why-refused = Nothing was done: { $words }
mail-explanation-words = These words decide, alone on the first line:
mail-explain-how = On the server, `afterword mail explain FILE` says of a saved mail which check stopped it.
mail-address-hint = To answer from another address, too, have it added on the server: `afterword mail addresses add { $who } ADDRESS`
mail-refused-closed = Your answer could not become a comment: the article takes no more comments.
mail-refused-gone = Your answer could not become a comment: the comment that you answered no longer exists.
mail-refused-empty = Your answer could not become a comment: there was no text above the quoted mail.
mail-refused-expired = Your answer could not become a comment: the address that you wrote to has expired. The article’s page has a new one.
mail-refused-long = Your answer could not become a comment: it is too long. { $most ->
        [one] { $most } character is possible
       *[other] { $most } characters are possible
    }. Please answer once more, shorter.
mail-refused-links = Your answer could not become a comment: it has too many links. { $most ->
        [one] { $most } is possible
       *[other] { $most } are possible
    }. Please answer once more with fewer.
mail-refused-other = Your answer could not become a comment: { $words }
mail-problem-unproven = Nothing proved that you wrote it: your mail server does not sign its mails (DKIM).
mail-problem-too-old = The mail that you answered is too old.
mail-problem-other-address = The answer came from another address. Please answer from { $who }.
mail-problem-too-early = The answer has no date, or one before the mail that it answers. Please check the clock of your device, and answer once more.
mail-problem-too-large = The answer is too large: up to { $most } MB of attachments and 1,000 lines of text can be read. Please answer once more with less.
mail-problem-unknown-parent = The comment that it answers no longer exists.
mail-problem-parent-on-other-page = The comment that it answers belongs to another article.
mail-problem-not-of-site = The site’s sitemap does not name this page.
mail-problem-not-possible = This is not possible with the comment as it is now.
mail-problem-changed-meanwhile = The comment was changed or removed meanwhile.
mail-refused-text = So that nothing is lost, this is what you wrote:
mail-sign-in-lead = Somebody, hopefully you, wants to sign in to Afterword at { $site } with this address.
mail-link-sign-in = Sign in
mail-sign-in-once = The link works once, and for 15 minutes. Whoever has it can sign in as you, so please don't forward this mail.
mail-sign-in-else = If it was not you, do nothing: without this link nobody can sign in.
mail-address-lead = { $who } would like to decide about comments at { $site } by mails from this address, too.
mail-link-address = Yes, my answers count
mail-address-else = If you are not { $who }, do nothing. No other mails come to this address.
mail-damage-lead = The regular check of Afterword's database at { $site } has found damage:
mail-damage-now = Please act soon: keep the backups that you have, see whether the disk is failing, and restore the newest backup that is sound. On the server, `afterword doctor` says more.
mail-test-lead = This mail is a test. It shows that Afterword can send mail, and that mail reaches this address.
mail-test-id = Its id is { $id }.
mail-standing-held-title = Held
mail-standing-published-title = Published
mail-standing-refused-title = Rejected
mail-standing-spam-title = Spam
mail-standing-deleted-title = Deleted
mail-standing-private-title = For you only
