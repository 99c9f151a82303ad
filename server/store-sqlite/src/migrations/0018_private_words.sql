-- A word to the owner only has a status of its own. The rows stay where they are: a check that allows more needs no new
-- table (https://sqlite.org/lang_altertable.html, section 8), and a thread of a million comments needs no minute.
PRAGMA writable_schema = ON;
UPDATE sqlite_schema SET sql = replace(sql, '''spam'', ''deleted''))', '''spam'', ''deleted'', ''private''))')
  WHERE type = 'table' AND name = 'comments';
PRAGMA writable_schema = RESET;
-- Whatever is decided about it, it is not public, and does not wait to be, before its author agrees.
ALTER TABLE comments ADD COLUMN private INTEGER NOT NULL DEFAULT 0
  CHECK (private = 0 OR status NOT IN ('pending', 'approved'));
