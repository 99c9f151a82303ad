-- What readers have reported: a row waits until somebody decides about its comment.
CREATE TABLE reports (
  id      INTEGER PRIMARY KEY,
  comment BLOB    NOT NULL REFERENCES comments (id) ON DELETE CASCADE,
  reason  TEXT    NOT NULL,
  text    TEXT    NOT NULL,              -- the reader's own words; may be empty
  email   TEXT    COLLATE NOCASE,        -- where the reader wants to hear what becomes of it
  created INTEGER NOT NULL,
  closed  INTEGER,                       -- when somebody decided about the comment
  outcome TEXT                           -- kept, removed
);
CREATE INDEX reports_of_comment ON reports (comment);
CREATE INDEX reports_open ON reports (comment) WHERE closed IS NULL;
CREATE INDEX reports_closed ON reports (closed) WHERE closed IS NOT NULL;
CREATE INDEX reports_of_reader ON reports (email) WHERE email IS NOT NULL;
