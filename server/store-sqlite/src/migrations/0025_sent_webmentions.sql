-- Webmentions to the pages that the owner's comments refer to. A row outlives its comment until these pages know that it is
-- gone.
CREATE TABLE linking_comments (
  comment  BLOB    NOT NULL PRIMARY KEY,
  site     INTEGER NOT NULL,
  due      INTEGER,                      -- when its links are compared; NULL: nothing has changed
  revision INTEGER                       -- whose links the webmentions are of
) WITHOUT ROWID;
CREATE INDEX linking_comments_due ON linking_comments (due) WHERE due IS NOT NULL;
CREATE TABLE sent_webmentions (
  id       INTEGER PRIMARY KEY,
  comment  BLOB    NOT NULL REFERENCES linking_comments (comment) ON DELETE CASCADE,
  site     INTEGER NOT NULL,
  target   TEXT    NOT NULL,             -- the address of the page that the comment refers to
  linked   INTEGER NOT NULL,             -- 0: no longer
  due      INTEGER,                      -- when it is sent; NULL: not again
  failures INTEGER NOT NULL DEFAULT 0,
  sent     INTEGER,                      -- when it was taken last
  revision INTEGER,                      -- which text it was about
  UNIQUE (comment, target)
) STRICT;
CREATE INDEX sent_webmentions_due ON sent_webmentions (due) WHERE due IS NOT NULL;
