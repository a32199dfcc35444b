-- The identity of a post in feeds, which no later address changes (RFC 4287, 4.2.6). Posts that feeds have shown keep
-- the path by which readers know them; the site's address stands in front of it.
ALTER TABLE "posts" ADD COLUMN "feed_id" VARCHAR(200) NOT NULL DEFAULT ('urn:uuid:'::text || gen_random_uuid());
UPDATE "posts" SET "feed_id" = '/blog/' || "slug" WHERE "deleted_at" IS NULL AND "published_at" IS NOT NULL;
CREATE UNIQUE INDEX "posts_feed_id_key" ON "posts"("feed_id");
