import type { AdminFeature, AdminProject, AdminSection } from "@site/contract/site/homepage/admin-schema";
import type { HomepageAbout, HomepageConfig, HomepageProject } from "@site/contract/site/homepage/schema";
import { homepageConfig } from "@site/contract/site/homepage/schema";
import type { Prisma } from "@site/db";

export function toConfig(row: Prisma.HomepageConfigGetPayload<object>): HomepageConfig {
  return homepageConfig.parse({
    section_key: row.sectionKey,
    is_enabled: row.isEnabled,
    title: row.title,
    subtitle: row.subtitle,
    description: row.description,
    ...(row.sectionKey === "hero" && {
      show_projects_card: row.showProjectsCard,
      max_projects_display: row.maxProjectsDisplay,
    }),
  });
}

export function toProject(row: Prisma.ProjectGetPayload<object>): HomepageProject {
  return {
    id: row.id,
    name: row.name,
    description: row.description,
    technology: row.technology,
    project_type: row.projectType,
    image_url: row.imageUrl,
    github_url: row.githubUrl,
    demo_url: row.demoUrl,
    download_url: row.downloadUrl,
    is_featured: row.isFeatured,
    is_active: row.isActive,
  };
}

export function toAbout(row: Prisma.HomepageAboutGetPayload<object>): HomepageAbout {
  return {
    title: row.title,
    description: row.description,
    subtitle: row.subtitle,
    experience_years: row.experienceYears,
    projects_completed: row.projectsCompleted,
    technologies_used: row.technologiesUsed,
  };
}

/** Returns a text section; the hero's is a part of its configuration. */
export function toAdminSection(
  row: Pick<
    Prisma.HomepageConfigGetPayload<object> | Prisma.HomepageSectionGetPayload<object>,
    "id" | "sectionKey" | "title" | "subtitle" | "description"
  >,
): AdminSection {
  return {
    id: row.id,
    section_key: row.sectionKey,
    title: row.title,
    subtitle: row.subtitle,
    description: row.description,
  };
}

export function toAdminFeature(row: Prisma.FeatureGetPayload<object>): AdminFeature {
  return {
    id: row.id,
    title: row.title,
    description: row.description,
    icon_name: row.iconName,
    color_class: row.colorClass,
    display_order: row.displayOrder,
    is_active: row.isActive,
  };
}

export function toAdminProject(row: Prisma.ProjectGetPayload<object>): AdminProject {
  return { ...toProject(row), display_order: row.displayOrder };
}
