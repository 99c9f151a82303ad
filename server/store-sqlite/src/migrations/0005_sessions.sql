-- Owners who have signed in to the console. Addresses are kept in lower case; whose they are, the settings say.
CREATE TABLE sessions (
  id      INTEGER PRIMARY KEY AUTOINCREMENT, -- never used again: a list of sessions names them by it
  hash    BLOB    NOT NULL UNIQUE,           -- SHA-256 of what stands in the cookie
  person  TEXT    NOT NULL,
  browser TEXT    NOT NULL,                  -- in our words, or nothing
  begun   INTEGER NOT NULL,
  seen    INTEGER NOT NULL                   -- to the minute
);
CREATE INDEX sessions_of_person ON sessions (person);

-- Links that sign somebody in once.
CREATE TABLE sign_in_links (
  hash    BLOB    NOT NULL PRIMARY KEY,      -- SHA-256
  person  TEXT    NOT NULL,
  created INTEGER NOT NULL,
  expires INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX sign_in_links_of_person ON sign_in_links (person);

CREATE TABLE passwords (
  person  TEXT    NOT NULL PRIMARY KEY,
  hash    TEXT    NOT NULL,                  -- PHC string: argon2id
  changed INTEGER NOT NULL
) WITHOUT ROWID;
