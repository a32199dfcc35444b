import type { AdminFeature, AdminProject, AdminSection } from "@site/contract/site/homepage/admin-schema";
import type { HomepageAbout, HomepageConfig, HomepageProject } from "@site/contract/site/homepage/schema";
import { homepageConfig } from "@site/contract/site/homepage/schema";
import type { Prisma } from "@site/db";

export function toConfig(row: Prisma.HomepageConfigGetPayload<object>): HomepageConfig {
  return homepageConfig.parse({
    sectionKey: row.sectionKey,
    isEnabled: row.isEnabled,
    title: row.title,
    subtitle: row.subtitle,
    description: row.description,
    ...(row.sectionKey === "hero" && {
      showProjectsCard: row.showProjectsCard,
      maxProjectsDisplay: row.maxProjectsDisplay,
    }),
  });
}

export function toProject(row: Prisma.ProjectGetPayload<object>): HomepageProject {
  return {
    id: row.id,
    name: row.name,
    description: row.description,
    technology: row.technology,
    projectType: row.projectType,
    imageUrl: row.imageUrl,
    githubUrl: row.githubUrl,
    demoUrl: row.demoUrl,
    downloadUrl: row.downloadUrl,
    isFeatured: row.isFeatured,
    isActive: row.isActive,
  };
}

export function toAbout(row: Prisma.HomepageAboutGetPayload<object>): HomepageAbout {
  return {
    title: row.title,
    description: row.description,
    subtitle: row.subtitle,
    experienceYears: row.experienceYears,
    projectsCompleted: row.projectsCompleted,
    technologiesUsed: row.technologiesUsed,
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
    sectionKey: row.sectionKey,
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
    iconName: row.iconName,
    colorClass: row.colorClass,
    displayOrder: row.displayOrder,
    isActive: row.isActive,
  };
}

export function toAdminProject(row: Prisma.ProjectGetPayload<object>): AdminProject {
  return { ...toProject(row), displayOrder: row.displayOrder };
}
