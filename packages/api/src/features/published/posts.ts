/** SQL condition that post `p` is visible: published, due and not over. The index of slugs leaves deleted posts out. */
export const VISIBLE = `p.deleted_at IS NULL AND p.status = 'published' AND p.published_at <= now()
  AND (p.unpublish_at IS NULL OR p.unpublish_at > now())`;

/**
 * SQL expression of the last change of the pages that list some posts `p`. Those that are no longer visible are among
 * them, because a page changes when they leave.
 */
export const LAST_POST_CHANGE = `max(greatest(p.updated_at, p.published_at,
    CASE WHEN p.unpublish_at <= now() THEN p.unpublish_at END)) FILTER (WHERE p.published_at <= now())`;
