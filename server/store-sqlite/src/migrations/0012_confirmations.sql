-- When the turn of a confirmation came last: the hour's limit counts these.
ALTER TABLE outbox ADD COLUMN turn INTEGER;
CREATE INDEX outbox_turns ON outbox (site, turn) WHERE turn IS NOT NULL;
