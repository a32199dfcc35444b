import { siteSettingsForm } from "@site/contract/site/admin-schema";
import { homepageTextsForm } from "@site/contract/site/homepage/admin-schema";
import { createServiceInput } from "@site/contract/site/services/admin-schema";
import {
  SETTINGS_FILE_VERSION,
  type SettingDifference,
  type SettingsFile,
} from "@site/contract/site/setting-transfer/schema";
import type { Prisma } from "@site/db";
import type { App } from "../../../core/app.ts";
import { changePages } from "../../../core/pages/pages.ts";
import { writeHomepageTexts } from "../homepage/texts-admin-service.ts";
import { getDifferences } from "./differences.ts";
import { readStoredSettings } from "./stored-settings.ts";

type Tx = Prisma.TransactionClient;

/** Returns the settings as the text of a file. Values that no form would accept, such as empty titles, are left out. */
export async function exportSettings(app: App): Promise<{ name: string; text: string }> {
  const stored = await readStoredSettings(app, app.db.prisma);
  const rules = siteSettingsForm.shape;
  const file = {
    version: SETTINGS_FILE_VERSION,
    site: Object.fromEntries(
      Object.entries(stored.site).filter(([key, value]) => isKeyOf(rules, key) && rules[key].safeParse(value).success),
    ),
    homepage: homepageTextsForm.safeParse(stored.homepage).data,
    pageSeo: stored.pageSeo.map(({ pageName: _, ...page }) => page),
    notifications: stored.notifications.map(({ setting_name: _, ...setting }) => setting),
    services: stored.services.flatMap((service) => createServiceInput.safeParse(service).data ?? []),
    questions: stored.questions,
  };
  return { name: `ayarlar-${new Date().toISOString().slice(0, 10)}.json`, text: JSON.stringify(file, null, 2) };
}

function isKeyOf<Key extends string>(rules: Record<Key, unknown>, key: string): key is Key {
  return key in rules;
}

/**
 * Writes the values of a file that differ, all or none.
 * @param isDryRun true to return the differences only
 */
export async function importSettings(app: App, file: SettingsFile, isDryRun: boolean): Promise<SettingDifference[]> {
  if (isDryRun) return getDifferences(file, await readStoredSettings(app, app.db.prisma));
  return changePages(app, ["settings", "home", "services"], async (tx) => {
    const stored = await readStoredSettings(app, tx);
    const differences = getDifferences(file, stored);
    await writeSite(tx, file.site ?? {}, stored.site);
    if (file.homepage) await writeHomepageTexts(tx, file.homepage);
    for (const page of file.pageSeo ?? []) await writePageSeo(tx, page);
    for (const { setting_key: settingKey, is_enabled: isEnabled } of file.notifications ?? [])
      await tx.notificationSetting.updateMany({ where: { settingKey }, data: { isEnabled } });
    for (const service of file.services ?? []) await writeService(tx, service);
    for (const question of file.questions ?? []) await writeQuestion(tx, question);
    return differences;
  });
}

/** A default is not stored: it may change with a release. */
async function writeSite(
  tx: Tx,
  site: NonNullable<SettingsFile["site"]>,
  stored: Record<string, string>,
): Promise<void> {
  for (const [key, value] of Object.entries(site)) {
    if (value === stored[key]) continue;
    const row = { scope: "site", key };
    await tx.setting.upsert({ where: { scope_key: row }, create: { ...row, value }, update: { value } });
  }
}

async function writePageSeo(
  tx: Tx,
  { pageKey, ...fields }: NonNullable<SettingsFile["pageSeo"]>[number],
): Promise<void> {
  await tx.pageSeo.upsert({ where: { pageKey }, create: { ...fields, pageKey, pageName: pageKey }, update: fields });
}

async function writeService(tx: Tx, service: NonNullable<SettingsFile["services"]>[number]): Promise<void> {
  const { _max } = await tx.service.aggregate({ _max: { displayOrder: true } });
  await tx.service.upsert({
    where: { slug: service.slug },
    create: { ...service, gradient: "ink", displayOrder: (_max.displayOrder ?? 0) + 1 },
    update: service,
  });
}

async function writeQuestion(
  tx: Tx,
  { page, question, answer }: NonNullable<SettingsFile["questions"]>[number],
): Promise<void> {
  const { count } = await tx.faqItem.updateMany({ where: { page, question }, data: { answer } });
  if (count > 0) return;
  const { _max } = await tx.faqItem.aggregate({ where: { page }, _max: { displayOrder: true } });
  await tx.faqItem.create({ data: { page, question, answer, displayOrder: (_max.displayOrder ?? 0) + 1 } });
}
