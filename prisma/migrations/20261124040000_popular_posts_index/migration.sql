-- Finds the most viewed posts, which the side column shows, without reading all visible ones.
CREATE INDEX "posts_popular_idx" ON "posts" (view_count DESC, published_at DESC, id DESC)
  WHERE deleted_at IS NULL AND status = 'published';
