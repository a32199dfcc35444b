import { settingTexts } from "@site/contract/settings/admin-labels";
import {
  type SiteSettingRow,
  siteSettingKey,
  type UpdateSiteSettingsInput,
  type UpdateSliderSettingsInput,
} from "@site/contract/settings/admin-schema";
import type { SliderSettings } from "@site/contract/settings/schema";
import type { Prisma } from "@site/db";
import type { App } from "../../core/app.ts";
import { AppError } from "../../core/calls/errors.ts";
import { changePages } from "../../core/pages/pages.ts";
import { holdImage } from "../media/service.ts";
import { getSiteSettings, getSliderSettings } from "./service.ts";

/** Returns every setting that the administrator can change, with defaults. */
export async function listSiteSettings(app: App): Promise<SiteSettingRow[]> {
  const settings = await getSiteSettings(app);
  return siteSettingKey.options.map((key) => ({ settingKey: key, settingValue: settings[key] }));
}

/**
 * Saves the given settings. The site's address is set by SITE_URL.
 * @throws VALIDATION_FAILED for another address, for an empty contact address unless none is stored, and for a logo or
 * icon that the library does not have
 */
export async function updateSiteSettings(
  app: App,
  { site_url: address, ...settings }: UpdateSiteSettingsInput,
): Promise<SiteSettingRow[]> {
  if (address !== undefined && new URL(address).href !== new URL(app.siteUrl).href) {
    const message = settingTexts.siteUrlFixed;
    throw new AppError("VALIDATION_FAILED", { message, fields: { site_url: message } });
  }
  if (settings.contact_email === "" && (await getSiteSettings(app)).contact_email !== "") {
    const message = settingTexts.contactEmailInvalid;
    throw new AppError("VALIDATION_FAILED", { message, fields: { contact_email: message } });
  }
  const { logo_image_url, icon_image_url } = settings;
  await saveSettings(app, "site", settings, async (tx) => {
    for (const [field, address] of Object.entries({ logo_image_url, icon_image_url }))
      if (address) await holdImage(tx, address, field);
  });
  return listSiteSettings(app);
}

/** Saves the given slider settings. */
export async function updateSliderSettings(app: App, settings: UpdateSliderSettingsInput): Promise<SliderSettings> {
  await saveSettings(app, "slider", settings);
  return getSliderSettings(app);
}

async function saveSettings(
  app: App,
  scope: "site" | "slider",
  settings: Record<string, string | undefined>,
  check?: (tx: Prisma.TransactionClient) => Promise<void>,
): Promise<void> {
  await changePages(app, ["settings"], async (tx) => {
    await check?.(tx);
    for (const [key, value] of Object.entries(settings)) {
      if (value !== undefined)
        await tx.setting.upsert({
          where: { scope_key: { scope, key } },
          create: { scope, key, value },
          update: { value },
        });
    }
  });
}
