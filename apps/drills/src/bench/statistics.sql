-- Three years of :posts posts with ten million views, as the reader statistics sum them, in the order of the days and
-- with as many names of the site as are stored at most. The database is new.
INSERT INTO posts (id, title, slug, content, status, published_at)
  SELECT n, 'Yazı ' || n, 'yazi-' || n, '', 'published', now() - (:posts - n) * interval '2 days'
  FROM generate_series(1, :posts) n;

INSERT INTO reader_days (post_id, day, views, readers, quarter, half, "full")
  SELECT post, current_date - ago, 9_132 / CASE post WHEN 0 THEN 1 ELSE :posts END,
    6_000 / CASE post WHEN 0 THEN 1 ELSE :posts END, 8, 5, 2
  FROM generate_series(1_094, 0, -1) ago, generate_series(0, :posts) post;

INSERT INTO reader_counts (post_id, kind, day, name, count)
  SELECT 0, kind, current_date - ago, CASE kind WHEN 'missing' THEN '/' ELSE '' END || 'ad-' || ((n * 7 + ago) % 900), n
  FROM (VALUES ('host', 100), ('campaign', 20), ('search', 100), ('missed', 50), ('missing', 100)) kinds (kind, names),
    generate_series(1_094, 0, -1) ago, generate_series(1, names) n ORDER BY ago DESC;
INSERT INTO reader_counts (post_id, kind, day, name, count)
  SELECT post, 'device', current_date - ago, name, 5
  FROM generate_series(1_094, 0, -1) ago, generate_series(0, :posts) post, unnest(ARRAY['phone', 'desktop']) name;
INSERT INTO reader_counts (post_id, kind, day, name, count)
  SELECT post, kind, current_date - ago, CASE kind WHEN 'next' THEN ((post + ago % 5) % :posts + 1)::text ELSE 'ad-' || ago % 40 END, 3
  FROM generate_series(1_094, 0, -1) ago, generate_series(1, :posts) post, unnest(ARRAY['host', 'next']) kind;

INSERT INTO reader_visits (day, post_id, visitor_hash)
  SELECT current_date - ago, 0, sha256((ago || ' ' || n)::bytea)
  FROM generate_series(0, 7) ago, generate_series(1, 6_000) n;
