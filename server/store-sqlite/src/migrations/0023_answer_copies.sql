-- The owner's answers to people of other networks, which are posted there, too. A row outlives its comment until the copy
-- is removed there.
CREATE TABLE answer_copies (
  comment      BLOB    NOT NULL PRIMARY KEY,
  site         INTEGER NOT NULL,
  conversation INTEGER NOT NULL REFERENCES conversations (id) ON DELETE CASCADE,
  created      INTEGER NOT NULL,         -- when the answer was published
  due          INTEGER,                  -- when something is to be done; NULL: nothing
  tried        INTEGER,                  -- when it was first tried to post it: since then it may be there
  answered     TEXT,                     -- what it answers there, by its id, since it was tried
  failures     INTEGER NOT NULL DEFAULT 0,
  post         TEXT,                     -- its id there
  revision     INTEGER,                  -- which text of the comment is there
  failed       INTEGER,                  -- when it was given up
  error        TEXT
) WITHOUT ROWID;
CREATE INDEX answer_copies_due ON answer_copies (due) WHERE due IS NOT NULL;
CREATE INDEX answer_copies_of_conversation ON answer_copies (conversation);
