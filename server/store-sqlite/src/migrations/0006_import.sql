-- Comments that came from elsewhere, by what they were called there. A line stays when its comment is erased, so that
-- a second import does not bring it back; it says nothing of a person.
CREATE TABLE former_comments (
  site    INTEGER NOT NULL REFERENCES sites (id),
  source  TEXT    NOT NULL,              -- the system: disqus, isso, …
  former  TEXT    NOT NULL,              -- its id there
  comment BLOB    NOT NULL,              -- of comments, while it is there
  anchor  TEXT,                          -- the fragment that led to it: comment-123
  PRIMARY KEY (site, source, former)
) WITHOUT ROWID;
CREATE INDEX former_comments_by_anchor ON former_comments (site, anchor) WHERE anchor IS NOT NULL;
CREATE INDEX former_comments_of_comment ON former_comments (comment);

-- What stands in the `avatar` of Stacosys' answers.
ALTER TABLE comments ADD COLUMN avatar TEXT;
