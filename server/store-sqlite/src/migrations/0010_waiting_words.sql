-- Comments whose words are not searched for yet. They go into the index together (`search.rs`): one by one each of them
-- would cost several times what the rest of its writing does.
CREATE TABLE words_waiting (
  comment BLOB NOT NULL PRIMARY KEY -- of comments
) WITHOUT ROWID;

DROP TRIGGER search_new;
CREATE TRIGGER search_new AFTER INSERT ON comments WHEN new.author_name IS NOT NULL BEGIN
  INSERT INTO words_waiting (comment) VALUES (new.id);
END;
CREATE TRIGGER words_not_awaited AFTER DELETE ON comments BEGIN
  DELETE FROM words_waiting WHERE comment = old.id;
END;
CREATE TRIGGER words_erased AFTER UPDATE OF author_name ON comments WHEN new.author_name IS NULL BEGIN
  DELETE FROM words_waiting WHERE comment = new.id;
END;
