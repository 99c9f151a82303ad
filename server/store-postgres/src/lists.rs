//! Lists of comments for an owner: newest first, by site, page, status and author, and the replies to a comment.
