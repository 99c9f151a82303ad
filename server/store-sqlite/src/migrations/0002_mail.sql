-- Mails that wait, were sent, or could not be. What they say is read from the comment when they leave.
CREATE TABLE outbox (
  id         BLOB    NOT NULL PRIMARY KEY, -- UUIDv7; its Message-ID is made of it, so a mail sent twice has one
  kind       TEXT    NOT NULL,
  site       INTEGER REFERENCES sites (id),
  comment    BLOB    REFERENCES comments (id) ON DELETE CASCADE,
  revision   INTEGER NOT NULL DEFAULT 0,   -- of the comment's text
  recipient  TEXT    NOT NULL COLLATE NOCASE,
  facts      TEXT    NOT NULL DEFAULT '{}', -- what the comment does not tell, as JSON
  before     TEXT,                         -- the comment's status before the decision that it tells of
  secrets    TEXT,                         -- the tokens that stand in it, until it is sent
  created    INTEGER NOT NULL,
  due        INTEGER NOT NULL,
  attempts   INTEGER NOT NULL DEFAULT 0,
  digest     INTEGER NOT NULL DEFAULT 0,   -- goes together with others
  leased     INTEGER,                      -- until then a worker has it in its hands
  sent       INTEGER,
  failed     INTEGER,
  error      TEXT
);
CREATE INDEX outbox_waiting ON outbox (due) WHERE sent IS NULL AND failed IS NULL;
CREATE INDEX outbox_digests ON outbox (recipient, site, due) WHERE digest = 1 AND sent IS NULL AND failed IS NULL;
CREATE INDEX outbox_failed ON outbox (failed) WHERE failed IS NOT NULL;
CREATE INDEX outbox_of_recipient ON outbox (recipient, kind, created);
CREATE INDEX outbox_of_comment ON outbox (comment) WHERE comment IS NOT NULL;
-- Nobody hears the same thing twice.
CREATE UNIQUE INDEX outbox_once_a_text ON outbox (comment, revision, recipient) WHERE kind = 'moderation';
CREATE UNIQUE INDEX outbox_once ON outbox (kind, comment, recipient) WHERE kind IN ('answered', 'published');

-- What stands in our mails and proves something. The token itself is in the mail alone, which the outbox
-- holds until it is sent.
CREATE TABLE mail_tokens (
  hash     BLOB    NOT NULL PRIMARY KEY,   -- SHA-256
  kind     TEXT    NOT NULL,               -- reply, link, answer, confirm
  mail     BLOB    NOT NULL,               -- the mail it stands in
  site     INTEGER NOT NULL REFERENCES sites (id),
  comment  BLOB    REFERENCES comments (id) ON DELETE CASCADE,
  revision INTEGER NOT NULL,
  person   TEXT    NOT NULL,               -- whose it is: an address
  name     TEXT    NOT NULL DEFAULT '',    -- under which a reader has commented
  created  INTEGER NOT NULL,
  expires  INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX mail_tokens_of_mail ON mail_tokens (mail);
CREATE INDEX mail_tokens_of_comment ON mail_tokens (comment) WHERE comment IS NOT NULL;
CREATE INDEX mail_tokens_expiry ON mail_tokens (expires);

-- Messages that had their effect.
CREATE TABLE mails_seen (
  hash BLOB    NOT NULL PRIMARY KEY,       -- SHA-256 of person and Message-ID
  at   INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX mails_seen_by_time ON mails_seen (at);

-- Addresses of readers who asked for mails.
CREATE TABLE addresses (
  id        INTEGER PRIMARY KEY AUTOINCREMENT, -- never used again: it is signed in links that work for ever
  site      INTEGER NOT NULL REFERENCES sites (id),
  email     TEXT    NOT NULL COLLATE NOCASE,
  confirmed INTEGER,                       -- when
  stopped   INTEGER,                       -- when the reader, or bounces, ended it
  asked     INTEGER,                       -- when a confirmation went out last
  asks      INTEGER NOT NULL DEFAULT 0,    -- how many went out without an answer
  bounces   INTEGER NOT NULL DEFAULT 0,
  UNIQUE (site, email)
);

-- Who may not write: their comments are spam.
CREATE TABLE blocks (
  id      INTEGER PRIMARY KEY,
  site    INTEGER NOT NULL REFERENCES sites (id),
  kind    TEXT    NOT NULL CHECK (kind IN ('email', 'network')),
  value   TEXT    NOT NULL,                -- an address in lower case, or a keyed hash of a network
  comment BLOB    REFERENCES comments (id) ON DELETE SET NULL, -- the one that it was said of
  created INTEGER NOT NULL,
  UNIQUE (site, kind, value)
);
CREATE INDEX blocks_of_comment ON blocks (comment) WHERE comment IS NOT NULL;

-- The author wants to hear of replies.
ALTER TABLE comments ADD COLUMN notify INTEGER NOT NULL DEFAULT 0;
CREATE INDEX comments_of_author ON comments (site, author_email COLLATE NOCASE) WHERE author_email IS NOT NULL;
CREATE INDEX comments_that_notify ON comments (site, author_email COLLATE NOCASE) WHERE notify = 1;
-- Keyed hash of the network that it came from.
ALTER TABLE comments ADD COLUMN network TEXT;

-- What taking a decision back needs.
ALTER TABLE decisions ADD COLUMN reply BLOB;
ALTER TABLE decisions ADD COLUMN text_before TEXT;
ALTER TABLE decisions ADD COLUMN html_before TEXT;

-- Where the mailbox was read to.
CREATE TABLE mailboxes (
  account      TEXT    NOT NULL PRIMARY KEY,
  uid_validity INTEGER NOT NULL,
  last_uid     INTEGER NOT NULL
) WITHOUT ROWID;
