import type { AdminPage, AdminPageSeo, NotificationSetting } from "@site/contract/site/admin-schema";
import type { AdminAbout, AdminFeature, AdminProject, AdminSection } from "@site/contract/site/homepage-admin-schema";
import type { Prisma } from "@site/db";
import { toAbout, toPageSeo, toProject, toSection } from "./view.ts";

export function toAdminPageSeo(row: Prisma.PageSeoGetPayload<object>): AdminPageSeo {
  return { ...toPageSeo(row), page_name: row.pageName };
}

export function toNotificationSetting(row: Prisma.NotificationSettingGetPayload<object>): NotificationSetting {
  return {
    id: row.id,
    setting_key: row.settingKey,
    setting_name: row.settingName,
    description: row.description,
    category: row.category,
    is_enabled: row.isEnabled,
  };
}

export function toAdminPage(row: Prisma.PageGetPayload<object>): AdminPage {
  return {
    id: row.id,
    title: row.title,
    slug: row.slug,
    content: row.content,
    meta_title: row.metaTitle,
    meta_description: row.metaDescription,
    is_published: row.isPublished,
    show_in_footer: row.showInFooter,
  };
}

export function toAdminSection(row: Prisma.HomepageSectionGetPayload<object>): AdminSection {
  return { ...toSection(row), id: row.id };
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
  return { ...toProject(row), is_featured: row.isFeatured, display_order: row.displayOrder };
}

export function toAdminAbout(row: Prisma.HomepageAboutGetPayload<object>): AdminAbout {
  return {
    ...toAbout(row),
    experience_years: row.experienceYears,
    projects_completed: row.projectsCompleted,
    technologies_used: row.technologiesUsed,
  };
}
