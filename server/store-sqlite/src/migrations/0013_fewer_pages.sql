-- Each page that a new comment changes is written to the log, and again to the file. These two indexes put every comment
-- at a random place of theirs.

-- A challenge is looked for with its time, which its signature covers: those of one time are neighbours.
CREATE TABLE new_spent_challenges (
  expires INTEGER NOT NULL,              -- from then on its time is over anyway
  hash    BLOB    NOT NULL,              -- SHA-256
  PRIMARY KEY (expires, hash)
) WITHOUT ROWID;
INSERT INTO new_spent_challenges (expires, hash) SELECT expires, hash FROM spent_challenges;
DROP TABLE spent_challenges;
ALTER TABLE new_spent_challenges RENAME TO spent_challenges;

-- Who has left an address is looked for by that.
DROP INDEX comments_of_network;
CREATE INDEX comments_of_network ON comments (site, network) WHERE network IS NOT NULL AND author_email IS NULL;
