-- The owner's answers to people of other networks, which are posted there, too. A row outlives its comment until the copy
-- is removed there.
CREATE TABLE answer_copies (
  site         bigint NOT NULL,
  comment      uuid   NOT NULL,
  conversation bigint NOT NULL,
  created      bigint NOT NULL,          -- when the answer was published
  due          bigint,                   -- when something is to be done; NULL: nothing
  tried        bigint,                   -- when it was first tried to post it: since then it may be there
  answered     text COLLATE "C",         -- what it answers there, by its id, since it was tried
  failures     bigint NOT NULL DEFAULT 0,
  post         text COLLATE "C",         -- its id there
  revision     bigint,                   -- which text of the comment is there
  failed       bigint,                   -- when it was given up
  error        text COLLATE "C",
  PRIMARY KEY (site, comment),
  FOREIGN KEY (site, conversation) REFERENCES conversations (site, id) ON DELETE CASCADE
);
CREATE INDEX answer_copies_by_comment ON answer_copies (comment);
CREATE INDEX answer_copies_due ON answer_copies (due) WHERE due IS NOT NULL;
CREATE INDEX answer_copies_of_conversation ON answer_copies (conversation);
