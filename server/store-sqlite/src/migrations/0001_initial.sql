PRAGMA application_id = 0x41667477; -- by which a database of ours is known

-- Times are milliseconds since 1970 in UTC. Ids of comments are the 16 bytes of a UUIDv7.

CREATE TABLE meta (
  key   TEXT PRIMARY KEY,
  value BLOB NOT NULL
) WITHOUT ROWID;

INSERT INTO meta (key, value) VALUES ('secret', randomblob(32));

CREATE TABLE sites (
  id        INTEGER PRIMARY KEY,
  key       TEXT    NOT NULL UNIQUE,
  title     TEXT    NOT NULL,
  origins   TEXT    NOT NULL,            -- JSON array
  overrides TEXT    NOT NULL,            -- JSON object
  created   INTEGER NOT NULL
);

CREATE TABLE pages (
  id         INTEGER PRIMARY KEY,
  site       INTEGER NOT NULL REFERENCES sites (id),
  path       TEXT    NOT NULL,           -- as it is shown and linked to
  title      TEXT    NOT NULL DEFAULT '',
  closed     INTEGER NOT NULL DEFAULT 0,
  count      INTEGER NOT NULL DEFAULT 0 CHECK (count >= 0), -- approved comments
  first_seen INTEGER NOT NULL
);
CREATE INDEX pages_of_site ON pages (site, path);

-- Every path that leads to a page: its own and its former ones, without the trailing slash.
CREATE TABLE page_keys (
  site INTEGER NOT NULL REFERENCES sites (id),
  key  TEXT    NOT NULL,
  page INTEGER NOT NULL REFERENCES pages (id),
  PRIMARY KEY (site, key)
) WITHOUT ROWID;
CREATE INDEX page_keys_of_page ON page_keys (page);

CREATE TABLE comments (
  id               BLOB    NOT NULL PRIMARY KEY,
  site             INTEGER NOT NULL REFERENCES sites (id),
  page             INTEGER NOT NULL REFERENCES pages (id),
  page_title       TEXT,                 -- as its author's browser told it; the page takes it on approval
  parent           BLOB    REFERENCES comments (id),
  root             BLOB    NOT NULL,     -- the top-level comment above it, or itself
  status           TEXT    NOT NULL CHECK (status IN ('pending', 'approved', 'rejected', 'spam', 'deleted')),
  status_before    TEXT,                 -- what a deleted comment was, while it can be restored
  visible_children INTEGER NOT NULL DEFAULT 0 CHECK (visible_children >= 0),
  author_name      TEXT,                 -- NULL: erased
  author_email     TEXT,
  author_website   TEXT,
  owner            INTEGER NOT NULL DEFAULT 0,
  verified         INTEGER NOT NULL DEFAULT 0,
  text             TEXT    NOT NULL,
  html             TEXT    NOT NULL,
  created          INTEGER NOT NULL,
  published        INTEGER,
  edited           INTEGER,
  revision         INTEGER NOT NULL DEFAULT 1,
  pinned           INTEGER NOT NULL DEFAULT 0,
  score            INTEGER NOT NULL DEFAULT 0,
  reactions        TEXT    NOT NULL DEFAULT '{}', -- totals, as JSON
  reasons          TEXT    NOT NULL DEFAULT '[]', -- of the verdict, as JSON
  submission       BLOB    UNIQUE        -- SHA-256 of the client's idempotency key
);
-- A comment is visible when it is approved or stands, as an empty place, above one that is.
CREATE INDEX comments_in_thread ON comments (page, root, id)
  WHERE status = 'approved' OR visible_children > 0;
-- UNIQUE tells the planner that each root comes once: only then an index walk is in the whole order.
CREATE UNIQUE INDEX roots_by_time ON comments (page, pinned, id)
  WHERE parent IS NULL AND (status = 'approved' OR visible_children > 0);
CREATE UNIQUE INDEX roots_by_score ON comments (page, pinned, score DESC, id)
  WHERE parent IS NULL AND (status = 'approved' OR visible_children > 0);
CREATE INDEX comments_below ON comments (parent) WHERE parent IS NOT NULL;
CREATE INDEX comments_by_status ON comments (status, id);
CREATE INDEX comments_of_page ON comments (page, id);
CREATE INDEX comments_of_site ON comments (site, status, id);
CREATE INDEX comments_of_site_by_time ON comments (site, id);

CREATE TABLE decisions (
  id      INTEGER PRIMARY KEY,
  comment BLOB    NOT NULL REFERENCES comments (id) ON DELETE CASCADE,
  action  TEXT    NOT NULL,
  decider TEXT    NOT NULL,
  door    TEXT    NOT NULL,
  at      INTEGER NOT NULL,
  before  TEXT    NOT NULL,
  after   TEXT    NOT NULL
);
CREATE INDEX decisions_of_comment ON decisions (comment, id);

CREATE TABLE reactions (
  comment  BLOB    NOT NULL REFERENCES comments (id) ON DELETE CASCADE,
  voter    BLOB    NOT NULL,             -- keyed hash of the key that the reader's browser keeps
  reaction TEXT    NOT NULL,
  network  BLOB    NOT NULL,             -- keyed hash of the reader's network
  at       INTEGER NOT NULL,
  PRIMARY KEY (comment, voter, reaction)
) WITHOUT ROWID;

CREATE TABLE api_tokens (
  id      INTEGER PRIMARY KEY,
  name    TEXT    NOT NULL,
  hash    BLOB    NOT NULL UNIQUE,       -- SHA-256 of the token
  scopes  TEXT    NOT NULL,              -- JSON array
  created INTEGER NOT NULL,
  revoked INTEGER
);
