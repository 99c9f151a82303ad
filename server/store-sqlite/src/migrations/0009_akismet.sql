-- Comments that Akismet is asked about. A row goes as soon as somebody has decided.
CREATE TABLE akismet (
  comment  BLOB    NOT NULL PRIMARY KEY REFERENCES comments (id) ON DELETE CASCADE,
  wanted   TEXT    NOT NULL,             -- what becomes of it where Akismet has nothing against it
  address  TEXT,                         -- the reader's whole network address; NULL once nobody asks any more
  created  INTEGER NOT NULL,
  due      INTEGER NOT NULL,
  attempts INTEGER NOT NULL DEFAULT 0,
  leased   INTEGER,
  failed   INTEGER,                      -- when it was given up
  error    TEXT
) WITHOUT ROWID;
CREATE INDEX akismet_due ON akismet (due) WHERE failed IS NULL;
