-- When a comment was imported: its retention counts from then on. NULL for those that came before this migration.
ALTER TABLE former_comments ADD COLUMN imported INTEGER;
