-- Webhooks that wait, were sent, or could not be. What they say is read from the comment when they leave.
CREATE TABLE hooks (
  id       BLOB    NOT NULL PRIMARY KEY, -- UUIDv7; the same on each attempt
  event    TEXT    NOT NULL,
  site     INTEGER NOT NULL REFERENCES sites (id),
  page     INTEGER NOT NULL,             -- of pages; goes along when two become one
  comment  BLOB,                         -- of comments; stays when the comment is erased
  url      TEXT    NOT NULL,
  created  INTEGER NOT NULL,
  due      INTEGER NOT NULL,
  attempts INTEGER NOT NULL DEFAULT 0,   -- those that were begun
  leased   INTEGER,                      -- until then a worker has it in its hands
  sent     INTEGER,
  failed   INTEGER,
  error    TEXT
);
CREATE INDEX hooks_waiting ON hooks (url, due) WHERE sent IS NULL AND failed IS NULL;
CREATE INDEX hooks_of_thread ON hooks (page, url) WHERE event = 'thread.changed' AND sent IS NULL AND failed IS NULL;
CREATE INDEX hooks_of_page ON hooks (page);
CREATE INDEX hooks_sent ON hooks (sent) WHERE sent IS NOT NULL;
CREATE INDEX hooks_failed ON hooks (failed) WHERE failed IS NOT NULL;
