-- A deleted post stays in its table for 30 days, with its comments and revisions, and its slug is free at once.
ALTER TABLE "posts" ADD COLUMN "deleted_at" TIMESTAMPTZ(3);
ALTER TABLE "posts" ADD CONSTRAINT "posts_deleted_check" CHECK (deleted_at IS NULL OR status = 'draft');
DROP INDEX "posts_slug_key";
CREATE UNIQUE INDEX "posts_slug_key" ON "posts" (slug) WHERE deleted_at IS NULL;
CREATE INDEX "posts_deleted_at_idx" ON "posts" (deleted_at);

-- Posts deleted before this version were stored as JSON.
INSERT INTO posts (id, title, slug, excerpt, content, content_text, featured_image, image_alt, status, published_at,
    is_featured, seo_title, seo_description, seo_keywords, reading_time, view_count, category_id, version, created_at,
    updated_at, deleted_at)
  SELECT DISTINCT ON (t.entity_id) t.entity_id, p->>'title', p->>'slug', p->>'excerpt', p->>'content',
    regexp_replace(p->>'content', '<[^>]*>', ' ', 'g'), p->>'featuredImage', p->>'imageAlt', 'draft',
    (p->>'publishedAt')::timestamptz, (p->>'isFeatured')::boolean, p->>'seoTitle', p->>'seoDescription',
    p->>'seoKeywords', (p->>'readingTime')::int, (p->>'viewCount')::int,
    (SELECT c.id FROM categories c WHERE c.id = (p->>'categoryId')::int), (p->>'version')::int,
    (p->>'createdAt')::timestamptz, (p->>'updatedAt')::timestamptz, t.deleted_at
  FROM trash_items t, LATERAL (SELECT t.payload AS p) AS stored
  WHERE t.entity = 'post' AND NOT EXISTS (SELECT 1 FROM posts WHERE posts.id = t.entity_id)
  ORDER BY t.entity_id, t.id DESC;
INSERT INTO post_tags (post_id, tag_id)
  SELECT p.id, (tag->>'id')::int FROM posts p
  JOIN trash_items t ON t.entity = 'post' AND t.entity_id = p.id
  CROSS JOIN LATERAL jsonb_array_elements(t.payload->'tags') AS tag
  WHERE p.deleted_at IS NOT NULL AND EXISTS (SELECT 1 FROM tags WHERE tags.id = (tag->>'id')::int)
  ON CONFLICT DO NOTHING;
UPDATE trash_items SET payload = '{}' WHERE entity = 'post';
