-- Creates :count published posts of about 300 words, a minute apart, in the site's categories with two tags each.
SELECT setseed(0.42);
DELETE FROM posts;

CREATE TEMP TABLE IF NOT EXISTS bench_words AS SELECT row_number() OVER () - 1 AS n, word FROM unnest(string_to_array(
  'bilirkişi rapor dava dosya mahkeme faiz hesap süre itiraz uzlaştırma yapay zekâ model metin özet arama veri kişisel '
  || 'güvenlik yedek erişilebilir ilan becayiş memur kurum pozisyon şehir avukat büro otomasyon belge tutanak tebligat '
  || 'duruşma karar gerekçe alacak icra takip harç masraf', ' ')) AS word;

-- Draws words; $2 makes each call distinct, so that PostgreSQL does not reuse an answer.
CREATE OR REPLACE FUNCTION pg_temp.draw(length int, row_number int) RETURNS text LANGUAGE sql VOLATILE AS $$
  SELECT string_agg(word, ' ') FROM (
    SELECT floor(random() * 41)::int AS n FROM generate_series(1, length) WHERE row_number > 0
  ) AS drawn JOIN bench_words USING (n)
$$;

INSERT INTO posts (id, title, slug, excerpt, content, content_text, status, published_at, category_id, reading_time)
SELECT n, 'Ölçüm ' || n || ': ' || pg_temp.draw(5, n), 'olcum-yazisi-' || n, pg_temp.draw(20, n),
  '<p>' || body || '</p>', body, 'published', timestamptz '2026-01-01' + n * interval '10 seconds',
  (SELECT id FROM categories ORDER BY id OFFSET n % (SELECT count(*) FROM categories) LIMIT 1), 2
FROM (SELECT n, pg_temp.draw(300, n) AS body FROM generate_series(1, :count) n) AS drawn;

INSERT INTO post_tags (post_id, tag_id)
SELECT DISTINCT p.id, t.id FROM posts p
JOIN (SELECT id, row_number() OVER (ORDER BY id) - 1 AS n, count(*) OVER () AS total FROM tags) t
  ON t.n IN (p.id % t.total, (p.id + 7) % t.total);

SELECT setval('posts_id_seq', :count + 1);
ANALYZE posts, post_tags, categories, tags;
