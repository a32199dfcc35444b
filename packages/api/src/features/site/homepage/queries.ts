import { sizeOfImage } from "../../../core/storage/image-size.ts";

/**
 * All parts of the home page in one query. Columns that only the hero uses are left out of the other parts. Its texts
 * are in its configuration alone.
 */
export const HOMEPAGE = `
  SELECT
    COALESCE((SELECT json_strip_nulls(json_agg(json_build_object('section_key', section_key, 'is_enabled', is_enabled,
    'title', title, 'subtitle', subtitle, 'description', description,
      'show_projects_card', CASE WHEN section_key = 'hero' THEN show_projects_card END,
      'max_projects_display', CASE WHEN section_key = 'hero' THEN max_projects_display END) ORDER BY id))
      FROM homepage_configs), '[]') AS config,
    COALESCE((SELECT json_agg(json_build_object('id', id, 'name', name, 'description', description, 'technology',
    technology, 'project_type', project_type,
      'image_url', image_url, 'github_url', github_url, 'demo_url', demo_url, 'download_url', download_url,
      'is_featured', is_featured, 'is_active', is_active, 'image_size', ${sizeOfImage("image_url")})
      ORDER BY display_order, id) FROM projects WHERE is_active), '[]') AS projects,
    COALESCE((SELECT json_agg(json_build_object('icon_name', icon_name, 'title', title, 'description', description,
    'color', color_class, 'color_class', color_class,
      'is_active', is_active) ORDER BY display_order, id) FROM features WHERE is_active), '[]') AS features,
    (SELECT json_build_object('title', title, 'description', description, 'subtitle', subtitle, 'experience_years',
    experience_years, 'projects_completed', projects_completed, 'technologies_used', technologies_used)
      FROM homepage_about WHERE id = 1) AS about,
    COALESCE((SELECT json_agg(json_build_object('section_key', section_key, 'title', title, 'subtitle', subtitle,
    'description', description) ORDER BY id)
      FROM homepage_sections), '[]') AS sections`;
