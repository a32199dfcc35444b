import {
  type App,
  addNotificationSettings,
  createPageSeo,
  createTurnstileSetting,
  listAdminPageSeo,
  updateSiteSettings,
  updateSliderSettings,
} from "@site/api";
import {
  notificationSetting,
  updateSiteSettingsInput,
  updateSliderSettingsInput,
} from "@site/contract/settings/admin-schema";
import { createPageSeoInput } from "@site/contract/site/seo/admin-schema";
import { z } from "zod";
import type { SeedFiles } from "./files.ts";

const settingsFile = z.object({
  site: updateSiteSettingsInput,
  slider: updateSliderSettingsInput,
  pageSeo: z.array(createPageSeoInput),
  notifications: z.array(notificationSetting.omit({ id: true })),
});

/** Seeds settings of site and slider, head tags of the pages, the disabled bot check and notification events. */
export async function seedSettings(app: App, files: SeedFiles): Promise<void> {
  const { site, slider, pageSeo, notifications } = await files.json("content/settings.json", settingsFile);
  await updateSiteSettings(app, site);
  await updateSliderSettings(app, slider);
  const known = (await listAdminPageSeo(app)).map((row) => row.pageKey);
  for (const page of pageSeo) if (!known.includes(page.pageKey)) await createPageSeo(app, page);
  await createTurnstileSetting(app);
  await addNotificationSettings(app, notifications);
}
