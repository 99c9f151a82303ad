-- Challenges that were answered: none counts twice.
CREATE TABLE spent_challenges (
  hash    BLOB    NOT NULL PRIMARY KEY,  -- SHA-256
  expires INTEGER NOT NULL               -- from then on its time is over anyway
) WITHOUT ROWID;
CREATE INDEX spent_challenges_expiry ON spent_challenges (expires);

-- SimHash of the text, by which repeated texts are found.
ALTER TABLE comments ADD COLUMN likeness INTEGER;
CREATE INDEX comments_by_likeness ON comments (id) WHERE likeness IS NOT NULL;
-- What the owner has deleted is compared with nothing any more.
CREATE TRIGGER likeness_gone AFTER UPDATE OF status ON comments
  WHEN new.status = 'deleted' AND new.likeness IS NOT NULL BEGIN
  UPDATE comments SET likeness = NULL WHERE id = new.id;
END;

-- Hosts can be blocked too.
CREATE TABLE new_blocks (
  id      INTEGER PRIMARY KEY,
  site    INTEGER NOT NULL REFERENCES sites (id),
  kind    TEXT    NOT NULL CHECK (kind IN ('name', 'email', 'network', 'host')),
  value   TEXT    NOT NULL,  -- a name or an address in lower case, a keyed hash of a network, or a host in ASCII
  comment BLOB    REFERENCES comments (id) ON DELETE SET NULL, -- the one that it was said of
  decider TEXT    NOT NULL DEFAULT '',
  created INTEGER NOT NULL,
  UNIQUE (site, kind, value)
);
INSERT INTO new_blocks (id, site, kind, value, comment, decider, created)
  SELECT id, site, kind, value, comment, decider, created FROM blocks;
DROP TABLE blocks;
ALTER TABLE new_blocks RENAME TO blocks;
CREATE INDEX blocks_of_comment ON blocks (comment) WHERE comment IS NOT NULL;

-- What the owner's decisions have taught: in how many good and bad comments of a site a word stood.
CREATE TABLE spam_words (
  site INTEGER NOT NULL REFERENCES sites (id),
  word INTEGER NOT NULL,                 -- a hash; 0 counts the comments themselves
  good INTEGER NOT NULL CHECK (good >= 0),
  spam INTEGER NOT NULL CHECK (spam >= 0),
  PRIMARY KEY (site, word)
) WITHOUT ROWID;
-- What a comment has taught, so that it can be taken back. Rows come and go, and never change.
CREATE TABLE spam_lessons (
  comment BLOB    NOT NULL PRIMARY KEY REFERENCES comments (id) ON DELETE CASCADE,
  site    INTEGER NOT NULL REFERENCES sites (id),
  is_spam INTEGER NOT NULL CHECK (is_spam IN (0, 1)),
  words   TEXT    NOT NULL               -- the hashes, each once, as JSON
) WITHOUT ROWID;
CREATE INDEX spam_lessons_of_site ON spam_lessons (site);

-- The counts are the sum of the lessons, whatever writes them.
CREATE TRIGGER spam_learned AFTER INSERT ON spam_lessons BEGIN
  INSERT INTO spam_words (site, word, good, spam)
    SELECT new.site, value, NOT new.is_spam, new.is_spam FROM json_each(new.words) WHERE true
    ON CONFLICT (site, word) DO UPDATE SET good = good + excluded.good, spam = spam + excluded.spam;
END;
CREATE TRIGGER spam_unlearned AFTER DELETE ON spam_lessons BEGIN
  UPDATE spam_words SET good = good - (NOT old.is_spam), spam = spam - old.is_spam
    WHERE site = old.site AND word IN (SELECT value FROM json_each(old.words));
  DELETE FROM spam_words WHERE site = old.site AND good = 0 AND spam = 0
    AND word IN (SELECT value FROM json_each(old.words));
END;
-- Nobody's words stay who is erased.
CREATE TRIGGER spam_erased AFTER UPDATE OF author_name ON comments WHEN new.author_name IS NULL BEGIN
  DELETE FROM spam_lessons WHERE comment = new.id;
END;
