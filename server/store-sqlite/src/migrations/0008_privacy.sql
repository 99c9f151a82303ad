-- Networks were kept as hashes of whole addresses. From now on they are truncated first; the old hashes can't be
-- turned into the new ones, and would never be met again.
UPDATE comments SET network = NULL WHERE network IS NOT NULL;
DELETE FROM blocks WHERE kind = 'network';
UPDATE decisions SET
  blocked = nullif((SELECT json_group_array(json(value)) FROM json_each(blocked) WHERE value ->> 0 <> 'network'), '[]'),
  unblocked = nullif((SELECT json_group_array(json(value)) FROM json_each(unblocked) WHERE value ->> 0 <> 'network'), '[]')
  WHERE blocked IS NOT NULL OR unblocked IS NOT NULL;

CREATE TABLE new_reactions (
  comment  BLOB    NOT NULL REFERENCES comments (id) ON DELETE CASCADE,
  voter    BLOB    NOT NULL,             -- keyed hash of the key that the reader's browser keeps
  reaction TEXT    NOT NULL,
  network  BLOB,                         -- keyed hash of the reader's network; NULL once it is forgotten
  at       INTEGER NOT NULL,
  PRIMARY KEY (comment, voter, reaction)
) WITHOUT ROWID;
INSERT INTO new_reactions (comment, voter, reaction, at) SELECT comment, voter, reaction, at FROM reactions;
DROP TABLE reactions;
ALTER TABLE new_reactions RENAME TO reactions;

-- What is still to be forgotten, oldest first: each index holds that alone.
CREATE INDEX comments_with_network ON comments (created) WHERE network IS NOT NULL;
CREATE INDEX reactions_with_network ON reactions (at) WHERE network IS NOT NULL;
CREATE INDEX comments_with_address ON comments (created) WHERE author_email IS NOT NULL OR avatar IS NOT NULL;
CREATE INDEX decisions_with_text ON decisions (at) WHERE text_before IS NOT NULL;
CREATE INDEX decisions_with_marks ON decisions (at) WHERE blocked IS NOT NULL OR unblocked IS NOT NULL;
