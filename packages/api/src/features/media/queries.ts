import type { ImageSize } from "@site/contract/media/schema";

/** Finds the image that a stored file belongs to; $1 is the file's key in the storage. */
export const LIBRARY_IMAGE_OF = `SELECT 1 FROM library_images
  WHERE starts_with($1::text, 'library/' || key || '-' || revision || '-')`;

export const FIND_LIBRARY_FILE = "SELECT revision, widths FROM library_images WHERE key = $1 AND deleted_at IS NULL";

export interface LibraryFileRow {
  revision: string;
  widths: number[];
}

export const LIST_SIZES =
  "SELECT key, width, height, widths FROM library_images WHERE key = ANY($1::text[]) AND deleted_at IS NULL";

export interface SizeRow extends ImageSize {
  key: string;
}

export const LOCK_IMAGE = "SELECT id FROM library_images WHERE id = $1 FOR UPDATE";

export const HOLD_IMAGE = "SELECT id FROM library_images WHERE key = $1 AND deleted_at IS NULL FOR SHARE";

/**
 * Lists the records that contain an address; $1 is the address. Posts in the trash, unsaved drafts and earlier versions
 * count, as they can return.
 */
export const LIST_USES = `
  SELECT CASE WHEN deleted_at IS NULL THEN 'post' ELSE 'deletedPost' END AS kind, id AS "postId", title
    FROM posts WHERE position($1::text IN content) > 0 OR featured_image = $1
  UNION ALL SELECT DISTINCT 'revision', p.id, p.title FROM post_revisions r JOIN posts p ON p.id = r.post_id
    WHERE position($1 IN r.content) > 0 AND position($1 IN p.content) = 0
  UNION ALL SELECT 'draft', post_id, values->>'title' FROM post_drafts WHERE position($1 IN values::text) > 0
  UNION ALL SELECT 'page', NULL, title FROM pages WHERE position($1 IN content) > 0
  UNION ALL SELECT 'service', NULL, name FROM services
    WHERE image_url = $1 OR seo_og_image = $1 OR position($1 IN long_description) > 0
  UNION ALL SELECT 'project', NULL, name FROM projects WHERE image_url = $1
  UNION ALL SELECT 'pageSeo', NULL, page_name FROM page_seo WHERE position($1 IN og_image) > 0
  UNION ALL SELECT 'setting', NULL, key FROM settings WHERE position($1 IN value) > 0
  ORDER BY 1, 3
  LIMIT 50`;
