-- Lists choose and count visible posts from this index alone, however many they skip.
CREATE INDEX "posts_visible_idx" ON "posts" (published_at DESC, id DESC) INCLUDE (category_id, unpublish_at)
  WHERE deleted_at IS NULL AND status = 'published';

-- Search finds posts by the words of their title before it looks into texts.
CREATE INDEX "posts_title_words_idx" ON "posts" USING gin (to_tsvector('simple', title_folded));
