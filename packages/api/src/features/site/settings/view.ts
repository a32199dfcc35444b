import type {
  AdminSecuritySetting,
  HomepageAbout,
  HomepageConfig,
  HomepageProject,
  HomepageSection,
  PageSeo,
  PublicSecuritySetting,
  StaticPage,
} from "@site/contract/site/schema";
import { homepageConfig } from "@site/contract/site/schema";
import type { Prisma } from "@site/db";
import { SECRET_MASK } from "../../../core/secret-box.ts";
import { readArticle } from "../../../text/article.ts";

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
    is_active: row.isActive,
  };
}

export function toAbout(row: Prisma.HomepageAboutGetPayload<object>): HomepageAbout {
  return { title: row.title, description: row.description, subtitle: row.subtitle };
}

export function toSection(row: Prisma.HomepageSectionGetPayload<object>): HomepageSection {
  return { section_key: row.sectionKey, title: row.title, subtitle: row.subtitle, description: row.description };
}

export interface StaticPageRow extends Pick<StaticPage, "title" | "content" | "meta_title" | "meta_description"> {
  updated_at: Date;
}

export async function toStaticPage(row: StaticPageRow): Promise<StaticPage> {
  return { ...row, content: await readArticle(row.content), updated_at: row.updated_at.toISOString() };
}

export function toPageSeo(row: Prisma.PageSeoGetPayload<object>): PageSeo {
  return {
    page_key: row.pageKey,
    meta_title: row.metaTitle,
    meta_description: row.metaDescription,
    meta_keywords: row.metaKeywords,
    og_title: row.ogTitle,
    og_description: row.ogDescription,
    og_image: row.ogImage,
    canonical_url: row.canonicalUrl,
    robots: row.robots,
  };
}

export function toSecuritySetting(row: Prisma.SecuritySettingGetPayload<object>): PublicSecuritySetting {
  return { name: row.name, is_enabled: row.isEnabled, site_key: row.siteKey };
}

/** All of a setting but its secret, which never leaves. */
export function toAdminSecuritySetting(row: Prisma.SecuritySettingGetPayload<object>): AdminSecuritySetting {
  return {
    ...toSecuritySetting(row),
    id: row.id,
    secret_key: row.secretKey ? SECRET_MASK : "",
    description: row.description,
  };
}
