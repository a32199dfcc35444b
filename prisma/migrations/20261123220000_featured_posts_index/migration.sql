-- The slider finds the few featured posts without reading all others.
CREATE INDEX "posts_featured_idx" ON "posts" (published_at DESC, id DESC)
  WHERE is_featured AND deleted_at IS NULL AND status = 'published';
