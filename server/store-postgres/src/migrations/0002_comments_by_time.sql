-- A search for frequent words looks at the newest comments first, whatever their site.
CREATE INDEX comments_by_time ON comments (created, id);
