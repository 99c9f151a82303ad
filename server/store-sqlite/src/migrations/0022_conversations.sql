-- Comments that were written on another network, and the owner's posts there that they answer.

-- Where readers find the original, as JSON: {"network", "url", "handle"}. NULL for what was written here.
ALTER TABLE comments ADD COLUMN source TEXT;
-- How often posts about the page are liked and passed on, elsewhere.
ALTER TABLE pages ADD COLUMN likes INTEGER NOT NULL DEFAULT 0;

CREATE TABLE conversations (
  id       INTEGER PRIMARY KEY,
  site     INTEGER NOT NULL REFERENCES sites (id),
  page     INTEGER NOT NULL REFERENCES pages (id) ON DELETE CASCADE,
  network  TEXT    NOT NULL,             -- mastodon
  server   TEXT    NOT NULL,             -- which is asked for the answers: https://social.example
  post     TEXT    NOT NULL,             -- the owner's post, by its id there
  url      TEXT    NOT NULL,             -- where readers find it
  written  INTEGER NOT NULL,
  stirred  INTEGER NOT NULL,             -- when something happened there last
  due      INTEGER NOT NULL,             -- when its answers are read again
  likes    INTEGER NOT NULL DEFAULT 0,
  ended    INTEGER,                      -- since when the post is gone
  UNIQUE (network, server, post)
);
CREATE INDEX conversations_of_page ON conversations (page);

-- What is needed to see whether an original was changed or removed. It goes when its comment is erased; the line in
-- former_comments stays, which says nothing of a person, so that the comment does not come again.
CREATE TABLE originals (
  comment      BLOB    NOT NULL PRIMARY KEY REFERENCES comments (id) ON DELETE CASCADE,
  site         INTEGER NOT NULL,
  conversation INTEGER NOT NULL REFERENCES conversations (id) ON DELETE CASCADE,
  post         TEXT    NOT NULL,         -- the original, by its id at the conversation's server
  version      TEXT    NOT NULL,         -- when it was last edited, as the server says it
  handle       TEXT    NOT NULL COLLATE NOCASE -- its author: @ann@social.example
) WITHOUT ROWID;
CREATE INDEX originals_of_conversation ON originals (conversation);
CREATE INDEX originals_of_handle ON originals (handle);
