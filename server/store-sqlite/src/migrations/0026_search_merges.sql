-- FTS5 would merge in the midst of a write, hundreds of pages at once, and all who wait for the writer would wait for that.
-- The writer's deferred maintenance merges in small steps.
INSERT INTO search (search, rank) VALUES ('automerge', 0);
