-- What each import brought, so that it can be undone. What came before this migration belongs to none.
CREATE TABLE imports (
  id       INTEGER PRIMARY KEY,
  site     INTEGER NOT NULL REFERENCES sites (id),
  source   TEXT    NOT NULL,             -- the system: disqus, isso, …
  file     TEXT    NOT NULL,             -- the name of what was imported, without its folder
  begun    INTEGER NOT NULL,
  comments INTEGER NOT NULL DEFAULT 0,   -- how many came
  pages    INTEGER NOT NULL DEFAULT 0,   -- how many began
  aliases  INTEGER NOT NULL DEFAULT 0,   -- how many paths lead to a page since
  undone   INTEGER                       -- when
);

-- Pages that began with an import, or got comments by it.
CREATE TABLE import_pages (
  import     INTEGER NOT NULL REFERENCES imports (id),
  page       INTEGER NOT NULL REFERENCES pages (id) ON DELETE CASCADE,
  began      INTEGER NOT NULL,           -- 1: with the import
  first_seen INTEGER NOT NULL,           -- what the page's was before
  PRIMARY KEY (import, page)
) WITHOUT ROWID;
CREATE INDEX import_pages_of_page ON import_pages (page);

-- The import that brought a row. Of former_comments only while its comment is not erased: a legacy id stays then.
ALTER TABLE former_comments ADD COLUMN import INTEGER REFERENCES imports (id);
CREATE INDEX former_comments_of_import ON former_comments (import, comment) WHERE import IS NOT NULL;
ALTER TABLE page_keys ADD COLUMN import INTEGER REFERENCES imports (id);
CREATE INDEX page_keys_of_import ON page_keys (import) WHERE import IS NOT NULL;
ALTER TABLE addresses ADD COLUMN import INTEGER REFERENCES imports (id);
ALTER TABLE follows ADD COLUMN import INTEGER REFERENCES imports (id);
ALTER TABLE blocks ADD COLUMN import INTEGER REFERENCES imports (id);
ALTER TABLE page_reactions ADD COLUMN import INTEGER REFERENCES imports (id);
