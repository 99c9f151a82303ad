-- Webmentions: those that wait until their source is read, and those that say that somebody likes a page. What answers or
-- mentions a page becomes a comment, and its row goes.
CREATE TABLE webmentions (
  id       INTEGER PRIMARY KEY,
  site     INTEGER NOT NULL REFERENCES sites (id),
  path     TEXT    NOT NULL,             -- of the page, as the target names it
  source   TEXT    NOT NULL,             -- the address of the page that mentions it
  host     TEXT    NOT NULL,             -- of the source, in lower case
  target   TEXT    NOT NULL,
  received INTEGER NOT NULL,
  due      INTEGER,                      -- when the source is read; NULL: not again
  failures INTEGER NOT NULL DEFAULT 0,
  liked    INTEGER REFERENCES conversations (id) ON DELETE CASCADE, -- among whose likes it is
  UNIQUE (site, path, source)
) STRICT;
CREATE INDEX webmentions_due ON webmentions (due) WHERE due IS NOT NULL;
CREATE INDEX webmentions_of_host ON webmentions (host);
CREATE INDEX webmentions_liked ON webmentions (liked) WHERE liked IS NOT NULL;
