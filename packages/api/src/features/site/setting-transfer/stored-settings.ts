import type { HomepageTexts } from "@site/contract/site/homepage/admin-schema";
import type { AdminService } from "@site/contract/site/services/admin-schema";
import type { FaqPage } from "@site/contract/site/services/schema";
import { siteSettingKey } from "@site/contract/site/settings/admin-schema";
import type { Prisma } from "@site/db";
import type { App } from "../../../core/app.ts";
import { readHomepageTexts } from "../homepage/texts-admin-service.ts";
import { toAdminQuestion, toAdminService } from "../services/view.ts";
import { getSiteSettings } from "../settings/service.ts";

/** Everything that a settings file can contain, as it is stored. */
export interface StoredSettings {
  site: Record<string, string>;
  homepage: HomepageTexts;
  pageSeo: ({ pageKey: string; pageName: string } & Record<(typeof seoFields)[number], string>)[];
  notifications: { setting_key: string; setting_name: string; is_enabled: boolean }[];
  services: Omit<AdminService, "id">[];
  questions: { page: FaqPage; question: string; answer: string }[];
}

const seoFields = [
  "metaTitle",
  "metaDescription",
  "metaKeywords",
  "ogTitle",
  "ogDescription",
  "ogImage",
  "canonicalUrl",
  "robots",
] as const;

/** Reads the settings within a transaction or without one. */
export async function readStoredSettings(app: App, tx: Prisma.TransactionClient): Promise<StoredSettings> {
  const settings = await getSiteSettings(app);
  const { site_url: _, ...site } = Object.fromEntries(siteSettingKey.options.map((key) => [key, settings[key]]));
  const services = await tx.service.findMany({ orderBy: [{ displayOrder: "asc" }, { id: "asc" }] });
  const questions = await tx.faqItem.findMany({ orderBy: [{ page: "asc" }, { displayOrder: "asc" }] });
  const notifications = await tx.notificationSetting.findMany({ orderBy: { id: "asc" } });
  return {
    site,
    homepage: await readHomepageTexts(tx),
    pageSeo: (await tx.pageSeo.findMany({ orderBy: { pageKey: "asc" } })).map(({ updatedAt: _, ...row }) => row),
    notifications: notifications.map(({ settingKey, settingName, isEnabled }) => ({
      setting_key: settingKey,
      setting_name: settingName,
      is_enabled: isEnabled,
    })),
    services: services.map(toAdminService).map(({ id: _, ...service }) => service),
    questions: questions.map(toAdminQuestion).map(({ id: _, ...question }) => question),
  };
}
