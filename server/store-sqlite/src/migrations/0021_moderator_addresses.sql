-- Further addresses of moderators, from which they may answer too. They get no other mails, and sign in to nothing.
CREATE TABLE moderator_addresses (
  id        INTEGER PRIMARY KEY,
  address   TEXT    NOT NULL UNIQUE,     -- in lower case: it belongs to one moderator
  person    TEXT    NOT NULL,            -- the moderator's address in the settings, in lower case
  created   INTEGER NOT NULL,            -- when it was last asked to confirm
  confirmed INTEGER
);
CREATE INDEX moderator_addresses_of_person ON moderator_addresses (person);
