"""A PostgreSQL of this run, and a large store in it."""

import contextlib
import pathlib
import shutil
import subprocess
import sys
import tempfile
import time

from . import servers

sys.path.insert(0, str(pathlib.Path(__file__).parents[2] / "chaos"))
from postgres import NAME, Postgres, url  # noqa: E402: beside the chaos suite, which starts them too

SITES, PAGES_OF_A_SITE, WORDS = 1_000, 100, 30_000
SYLLABLES = "ba ke li mo nu ra se ti vo wa dra fle gri pla sto tru cha she ner ton ver ing est al".split()
# On the disk while the store is made: with its indexes, the log and what an index is sorted by.
BYTES_OF_A_COMMENT = 4_000


@contextlib.contextmanager
def running():
    """Its settings are PostgreSQL's own but for the memory, which is what its manual advises: a quarter of little."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        path = pathlib.Path(folder)
        server = Postgres(path)
        server.make()
        server.start("shared_buffers=1GB", "max_wal_size=4GB", "checkpoint_timeout=15min", "log_min_messages=error")
        try:
            server.sql(f"CREATE DATABASE {NAME}", "postgres")
            yield server
        finally:
            server.stop("immediate")


def at(server: Postgres, database: str = NAME) -> str:
    return "store.url=" + url(server.port).replace(f"/{NAME}?", f"/{database}?")


def copied(binary: str, folder: str, server: Postgres) -> float:
    """Copies the blog of a folder; the seconds that it took."""
    command = [binary, *servers.settings(folder, 0), "store", "copy", "--to", url(server.port)]
    begun = time.monotonic()
    subprocess.run(command, check=True, capture_output=True)
    return time.monotonic() - begun


def has_room(comments: int) -> bool:
    return shutil.disk_usage(tempfile.gettempdir()).free > comments * BYTES_OF_A_COMMENT


def fill(server: Postgres, database: str, before: int, comments: int) -> float:
    """Up to so many comments on 100 pages of each of 1,000 sites: nine in ten published, three in a hundred held; words
    as frequent as words are. The seconds that it took."""
    begun = time.monotonic()
    if not before:
        server.sql(PAGES_SQL, database)
    indexes = server.sql(INDEXES_SQL, database).splitlines()
    server.sql("ALTER TABLE comments DISABLE TRIGGER USER;" + "".join(f"DROP INDEX {line.split('|')[0]};" for line in indexes), database)
    server.sql(COMMENTS_SQL.format(first=before + 1, last=comments, total=comments), database)
    for line in indexes:
        server.sql("SET maintenance_work_mem = '1GB'; " + line.split("|", 1)[1], database)
    server.sql("ALTER TABLE comments ENABLE TRIGGER USER; UPDATE pages p SET count = c.count FROM (SELECT page, count(*)"
               " FROM comments WHERE status = 'approved' GROUP BY page) c WHERE c.page = p.id", database)
    for table in ("comments", "pages", "page_keys", "sites"):
        server.sql(f"VACUUM ANALYZE {table}", database)
    return time.monotonic() - begun


INDEXES_SQL = """SELECT indexname || '|' || indexdef FROM pg_indexes WHERE tablename = 'comments' AND indexname <> 'comments_pkey'"""

PAGES_SQL = f"""
INSERT INTO sites (key, title, origins, overrides, created)
    SELECT 'site-' || n, '', '["https://site-' || n || '.test"]', '{{}}', 0 FROM generate_series(1, {SITES}) n;
INSERT INTO pages (site, path, title, first_seen)
    SELECT s.id, '/posts/article-' || n || '/', 'Article ' || n, 0 FROM sites s, generate_series(1, {PAGES_OF_A_SITE}) n
    WHERE s.key LIKE 'site-%';
INSERT INTO page_keys (site, key, page) SELECT site, rtrim(path, '/'), id FROM pages ON CONFLICT DO NOTHING;
CREATE TABLE bench_pages AS SELECT row_number() OVER (ORDER BY id) AS place, site, id FROM pages;
ALTER TABLE bench_pages ADD PRIMARY KEY (place);
CREATE TABLE bench_words AS SELECT n AS place, (SELECT string_agg((ARRAY{SYLLABLES!r})[1 + floor(random() * {len(SYLLABLES)})::int], '')
    FROM generate_series(1, 2 + n % 3)) AS word FROM generate_series(0, {WORDS - 1}) n;
UPDATE bench_words SET word = (ARRAY['the','and','comment','blog','thanks','server','rust','hugo'])[place + 1] WHERE place < 8;
ALTER TABLE bench_words ADD PRIMARY KEY (place);
ANALYZE;
"""

# Within one transaction, so that it needs no log of its own order; five years in all.
COMMENTS_SQL = f"""
SELECT setseed(0.7);
INSERT INTO comments (site, id, page, root, status, author_name, author_email, text, html, created, published, reasons, search)
SELECT p.site, c.id, p.id, c.id, c.status, 'Reader ' || c.author, CASE WHEN c.author % 3 > 0 THEN 'reader' || c.author || '@example.org' END,
    c.text, '<p>' || c.text || '</p>', c.created, CASE WHEN c.status = 'approved' THEN c.created END, '[]',
    to_tsvector('simple', 'reader ' || c.author || ' ' || c.text)
FROM (
    SELECT n, created, 1 + mod(n::bigint * 7919, {SITES * PAGES_OF_A_SITE}) AS place, mod(n::bigint * 104729, 1000003) AS author,
        (lpad(to_hex(created), 12, '0') || '7' || substr(md5(n::text), 1, 3) || '8' || substr(md5(n::text), 4, 15))::uuid AS id,
        CASE WHEN n % 100 < 90 THEN 'approved' WHEN n % 100 < 95 THEN 'spam' WHEN n % 100 < 98 THEN 'pending' ELSE 'rejected' END AS status,
        (SELECT string_agg(w.word, ' ') FROM (SELECT floor(power(random(), 3) * {WORDS})::int AS place
            FROM generate_series(1, 12 + n % 16)) AS chosen JOIN bench_words w USING (place)) AS text
    FROM (SELECT n, (extract(epoch FROM now()) * 1000)::bigint - 157680000000 + 157680000000 * n / {{total}} AS created
        FROM generate_series({{first}}::bigint, {{last}}::bigint) n) AS numbered
) AS c JOIN bench_pages p ON p.place = c.place
"""
