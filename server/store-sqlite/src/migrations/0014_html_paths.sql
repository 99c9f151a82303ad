-- `/a` and `/a.html` are one page: keys lose their `.html`, and pages whose keys become equal are joined.

CREATE TABLE shorter_keys (
  site INTEGER NOT NULL,
  key  TEXT    NOT NULL,
  page INTEGER NOT NULL,
  PRIMARY KEY (site, key, page)
) WITHOUT ROWID;
WITH RECURSIVE shorter (site, key, page) AS (
  SELECT site, key, page FROM page_keys
  UNION ALL
  SELECT site, substr(key, 1, length(key) - 5), page FROM shorter
   WHERE substr(key, -5) = '.html' AND substr(key, -6, 1) <> '/'
)
INSERT OR IGNORE INTO shorter_keys SELECT site, key, page FROM shorter
 WHERE substr(key, -5) <> '.html' OR substr(key, -6, 1) = '/';

-- The page with the newest comment stays: its path is where the article is now.
CREATE TABLE joined_pages (page INTEGER PRIMARY KEY, into_page INTEGER NOT NULL);
WITH RECURSIVE
  same (page, other) AS MATERIALIZED (
    SELECT a.page, b.page FROM shorter_keys a JOIN shorter_keys b USING (site, key) WHERE a.page <> b.page
  ),
  together (page, other) AS (
    SELECT page, page FROM same
    UNION
    SELECT together.page, same.other FROM together JOIN same ON same.page = together.other
  ),
  ranked (page, other, place) AS (
    SELECT page, other, row_number() OVER (
      PARTITION BY page ORDER BY (SELECT max(id) FROM comments WHERE comments.page = other) DESC NULLS LAST, other
    ) FROM together
  )
INSERT INTO joined_pages SELECT page, other FROM ranked WHERE place = 1 AND page <> other;

UPDATE pages
   SET count = pages.count + old.count,
       first_seen = min(pages.first_seen, old.first_seen),
       title = CASE pages.title WHEN '' THEN old.title ELSE pages.title END
  FROM (SELECT into_page, sum(count) AS count, min(first_seen) AS first_seen, max(title) AS title
          FROM pages JOIN joined_pages ON joined_pages.page = pages.id GROUP BY into_page) AS old
 WHERE pages.id = old.into_page;
UPDATE comments SET page = j.into_page FROM joined_pages j WHERE comments.page = j.page;

-- Of two webhooks about one thread that nobody has claimed, one is enough.
UPDATE hooks SET page = j.into_page FROM joined_pages j WHERE hooks.page = j.page;
DELETE FROM hooks WHERE page IN (SELECT into_page FROM joined_pages)
   AND event = 'thread.changed' AND sent IS NULL AND failed IS NULL AND leased IS NULL
   AND EXISTS (SELECT 1 FROM hooks first
                WHERE first.page = hooks.page AND first.url = hooks.url AND first.event = 'thread.changed'
                  AND first.sent IS NULL AND first.failed IS NULL AND first.leased IS NULL AND first.id < hooks.id);

DELETE FROM page_keys;
INSERT OR IGNORE INTO page_keys (site, key, page)
SELECT site, key, coalesce(j.into_page, k.page) FROM shorter_keys k LEFT JOIN joined_pages j ON j.page = k.page;
DELETE FROM pages WHERE id IN (SELECT page FROM joined_pages);

DROP TABLE shorter_keys;
DROP TABLE joined_pages;
