-- Keys of submissions whose comments were erased: a slow retry must not bring their words back. It says nothing of a person.
CREATE TABLE spent_keys (
  hash BLOB    NOT NULL PRIMARY KEY,     -- what `comments.submission` was: SHA-256 of the key and the content
  at   INTEGER NOT NULL                  -- when the comment was erased
) WITHOUT ROWID;
CREATE INDEX spent_keys_by_time ON spent_keys (at);
