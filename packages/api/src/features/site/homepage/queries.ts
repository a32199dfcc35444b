import { sizeOfImage } from "../../../core/storage/image-size.ts";

/**
 * All parts of the home page in one query. Columns that only the hero uses are left out of the other parts. Its texts
 * are in its configuration alone.
 */
export const HOMEPAGE = `
  SELECT
    COALESCE((SELECT json_strip_nulls(json_agg(json_build_object('sectionKey', section_key, 'isEnabled', is_enabled,
    'title', title, 'subtitle', subtitle, 'description', description,
      'showProjectsCard', CASE WHEN section_key = 'hero' THEN show_projects_card END,
      'maxProjectsDisplay', CASE WHEN section_key = 'hero' THEN max_projects_display END) ORDER BY id))
      FROM homepage_configs), '[]') AS config,
    COALESCE((SELECT json_agg(json_build_object('id', id, 'name', name, 'description', description, 'technology',
    technology, 'projectType', project_type,
      'imageUrl', image_url, 'githubUrl', github_url, 'demoUrl', demo_url, 'downloadUrl', download_url,
      'isFeatured', is_featured, 'isActive', is_active, 'imageSize', ${sizeOfImage("image_url")})
      ORDER BY display_order, id) FROM projects WHERE is_active), '[]') AS projects,
    COALESCE((SELECT json_agg(json_build_object('iconName', icon_name, 'title', title, 'description', description,
    'color', color_class, 'colorClass', color_class,
      'isActive', is_active) ORDER BY display_order, id) FROM features WHERE is_active), '[]') AS features,
    (SELECT json_build_object('title', title, 'description', description, 'subtitle', subtitle, 'experienceYears',
    experience_years, 'projectsCompleted', projects_completed, 'technologiesUsed', technologies_used)
      FROM homepage_about WHERE id = 1) AS about,
    COALESCE((SELECT json_agg(json_build_object('sectionKey', section_key, 'title', title, 'subtitle', subtitle,
    'description', description) ORDER BY id)
      FROM homepage_sections), '[]') AS sections`;
