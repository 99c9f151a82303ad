-- Readers' reactions to articles: as those to comments.
CREATE TABLE page_reactions (
  page     INTEGER NOT NULL REFERENCES pages (id) ON DELETE CASCADE,
  voter    BLOB    NOT NULL,             -- keyed hash of the key that the reader's browser keeps
  reaction TEXT    NOT NULL,
  network  BLOB,                         -- keyed hash of the reader's network; NULL once it is forgotten
  at       INTEGER NOT NULL,
  PRIMARY KEY (page, voter, reaction)
) WITHOUT ROWID;
CREATE INDEX page_reactions_totals ON page_reactions (page, reaction);
CREATE INDEX page_reactions_with_network ON page_reactions (at) WHERE network IS NOT NULL;
