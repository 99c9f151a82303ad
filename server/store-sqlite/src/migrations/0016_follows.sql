-- Readers who follow the thread of a page.
CREATE TABLE follows (
  id      INTEGER PRIMARY KEY AUTOINCREMENT, -- rises: whoever begins to follow comes last
  site    INTEGER NOT NULL REFERENCES sites (id),
  page    INTEGER NOT NULL REFERENCES pages (id) ON DELETE CASCADE,
  email   TEXT    NOT NULL COLLATE NOCASE,
  pace    TEXT    NOT NULL,                  -- at-once, daily
  created INTEGER NOT NULL,
  UNIQUE (page, email)
);
CREATE INDEX follows_of_reader ON follows (email, site);
-- The order in which the followers of a page are told.
CREATE INDEX follows_in_order ON follows (page, id);

-- Published comments of which followers are still to hear.
CREATE TABLE announcements (
  comment BLOB    NOT NULL PRIMARY KEY REFERENCES comments (id) ON DELETE CASCADE,
  after   INTEGER NOT NULL DEFAULT 0,        -- followers up to this number have been told
  created INTEGER NOT NULL
) WITHOUT ROWID;

-- The author wants to follow the page, once the comment is published.
ALTER TABLE comments ADD COLUMN follow TEXT;
-- Of a reader who follows without a comment: the keyed hash of the network, for the limit of confirmations.
ALTER TABLE outbox ADD COLUMN network TEXT;

DROP INDEX outbox_once;
CREATE UNIQUE INDEX outbox_once ON outbox (kind, comment, recipient) WHERE kind IN ('answered', 'published', 'followed');
