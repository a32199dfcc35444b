/** SQL condition that post `p` is visible: published, due and not over. The index of slugs leaves deleted posts out. */
export const VISIBLE = `p.deleted_at IS NULL AND p.status = 'published' AND p.published_at <= now()
  AND (p.unpublish_at IS NULL OR p.unpublish_at > now())`;
