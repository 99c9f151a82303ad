-- A search over all sites looks at the newest comments first, before it asks comments_search.
CREATE INDEX comments_by_time ON comments (created, id);
