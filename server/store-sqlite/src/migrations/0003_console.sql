-- Searching. The index holds words alone, not the texts again; its rows are numbered by time, so that the newest
-- that match are found first: milliseconds since 1970, then 12 bits for those of one millisecond.
CREATE TABLE search_rows (
  row     INTEGER PRIMARY KEY,
  comment BLOB    NOT NULL UNIQUE
);
-- Three letters begin thousands of words: without an index of their own all of these would be merged in memory.
CREATE VIRTUAL TABLE search USING fts5 (
  author, email, website, text,
  content = '', columnsize = 0, prefix = '3', tokenize = 'unicode61 remove_diacritics 2'
);
-- What is erased leaves the index at once, not when parts of it are merged one day.
INSERT INTO search (search, rank) VALUES ('secure-delete', 1);

INSERT INTO search_rows (row, comment)
  SELECT (created << 12) + number - 1, id FROM (
    SELECT created, id, row_number() OVER (PARTITION BY created ORDER BY id) AS number FROM comments
    WHERE author_name IS NOT NULL)
  WHERE number <= 4096;
-- An import may have given thousands of comments the same time.
INSERT INTO search_rows (comment)
  SELECT id FROM comments WHERE author_name IS NOT NULL AND id NOT IN (SELECT comment FROM search_rows);
INSERT INTO search (rowid, author, email, website, text)
  SELECT r.row, c.author_name, c.author_email, c.author_website, c.text
  FROM search_rows r JOIN comments c ON c.id = r.comment;

CREATE TRIGGER search_new AFTER INSERT ON comments WHEN new.author_name IS NOT NULL BEGIN
  -- An import may give thousands of comments the same time: then NULL, which is the next number of all.
  INSERT INTO search_rows (row, comment)
    SELECT iif(max(row) = (new.created << 12) + 4095, NULL, coalesce(max(row) + 1, new.created << 12)), new.id
    FROM search_rows WHERE row BETWEEN new.created << 12 AND (new.created << 12) + 4095;
  INSERT INTO search (rowid, author, email, website, text)
    SELECT row, new.author_name, new.author_email, new.author_website, new.text FROM search_rows WHERE comment = new.id;
END;
CREATE TRIGGER search_changed AFTER UPDATE OF author_name, author_email, author_website, text ON comments
  WHEN old.author_name IS NOT NULL BEGIN
  INSERT INTO search (search, rowid, author, email, website, text)
    SELECT 'delete', row, old.author_name, old.author_email, old.author_website, old.text
    FROM search_rows WHERE comment = old.id;
  INSERT INTO search (rowid, author, email, website, text)
    SELECT row, new.author_name, new.author_email, new.author_website, new.text
    FROM search_rows WHERE comment = new.id AND new.author_name IS NOT NULL;
  DELETE FROM search_rows WHERE comment = new.id AND new.author_name IS NULL;
END;
CREATE TRIGGER search_gone BEFORE DELETE ON comments WHEN old.author_name IS NOT NULL BEGIN
  INSERT INTO search (search, rowid, author, email, website, text)
    SELECT 'delete', row, old.author_name, old.author_email, old.author_website, old.text
    FROM search_rows WHERE comment = old.id;
  DELETE FROM search_rows WHERE comment = old.id;
END;

-- What else somebody has written whose address is not known.
CREATE INDEX comments_of_network ON comments (site, network) WHERE network IS NOT NULL;

-- For counting them by day.
CREATE INDEX comments_by_day ON comments (site, created, status);

-- Decisions that were made at one stroke, and are taken back so.
ALTER TABLE decisions ADD COLUMN batch BLOB;
CREATE INDEX decisions_of_batch ON decisions (batch) WHERE batch IS NOT NULL;
-- Of their comment, for counting them by day.
ALTER TABLE decisions ADD COLUMN site INTEGER REFERENCES sites (id);
UPDATE decisions SET site = (SELECT site FROM comments WHERE id = decisions.comment);
CREATE INDEX decisions_by_day ON decisions (site, at);

-- What taking a decision back needs, further: marks as JSON, [[kind, value], …].
ALTER TABLE decisions ADD COLUMN blocked TEXT;
ALTER TABLE decisions ADD COLUMN unblocked TEXT;
ALTER TABLE decisions ADD COLUMN pinned_before INTEGER;

ALTER TABLE api_tokens ADD COLUMN last_used INTEGER;

-- Names can be blocked too, and it is kept who did it.
CREATE TABLE new_blocks (
  id      INTEGER PRIMARY KEY,
  site    INTEGER NOT NULL REFERENCES sites (id),
  kind    TEXT    NOT NULL CHECK (kind IN ('name', 'email', 'network')),
  value   TEXT    NOT NULL,                -- a name or an address in lower case, or a keyed hash of a network
  comment BLOB    REFERENCES comments (id) ON DELETE SET NULL, -- the one that it was said of
  decider TEXT    NOT NULL DEFAULT '',
  created INTEGER NOT NULL,
  UNIQUE (site, kind, value)
);
INSERT INTO new_blocks (id, site, kind, value, comment, created)
  SELECT id, site, kind, value, comment, created FROM blocks;
DROP TABLE blocks;
ALTER TABLE new_blocks RENAME TO blocks;
CREATE INDEX blocks_of_comment ON blocks (comment) WHERE comment IS NOT NULL;
