import { updateSmtpInput } from "@site/contract/mail/admin-schema";
import {
  updateAboutInput,
  updateFeatureInput,
  updateHomepageConfigInput,
  updateProjectInput,
  updateSectionInput,
} from "@site/contract/site/homepage/admin-schema";
import { updatePageInput } from "@site/contract/site/pages/admin-schema";
import { updatePageSeoInput } from "@site/contract/site/seo/admin-schema";
import { updateQuestionInput, updateServiceInput } from "@site/contract/site/services/admin-schema";
import { settingHistoryTexts } from "@site/contract/site/setting-history/labels";
import {
  siteSettingsForm,
  updateNotificationSettingInput,
  updateSecuritySettingInput,
  updateSliderSettingsInput,
} from "@site/contract/site/settings/admin-schema";
import type { SettingArea } from "@site/contract/site/settings/fields";
import { updateTelegramInput } from "@site/contract/telegram/schema";
import { z } from "zod";
import type { App } from "../../../core/app.ts";
import { AppError } from "../../../core/calls/errors.ts";
import { updateSmtpConfig } from "../../mail/smtp-service.ts";
import { updateTelegramSettings } from "../../telegram/service.ts";
import { updateAbout, updateHomepageConfig, updateSection } from "../homepage/admin-service.ts";
import { updateFeature } from "../homepage/features-admin-service.ts";
import { updateProject } from "../homepage/projects-admin-service.ts";
import { updatePage } from "../pages/admin-service.ts";
import { updatePageSeo } from "../seo/admin-service.ts";
import { updateService } from "../services/admin-service.ts";
import { updateQuestion } from "../services/questions-admin-service.ts";
import { resetSetting, updateSiteSettings, updateSliderSettings } from "../settings/admin-service.ts";
import { updateNotificationSetting } from "../settings/notifications-admin-service.ts";
import { updateSecuritySetting } from "../settings/security-admin-service.ts";

/** A value to restore. */
interface Restored {
  record: string;
  /** Column name. */
  field: string;
  /** Null for the default. */
  value: unknown;
}

type Restore = (app: App, restored: Restored) => Promise<unknown>;

/** Saves through the service of each area, so that a restored value is validated and published like any other. */
const restores: Record<SettingArea, Restore> = {
  site: (app, { field, value }) =>
    value === null
      ? resetSetting(app, "site", field)
      : updateSiteSettings(app, siteSettingsForm.parse({ [field]: value })),
  slider: (app, { field, value }) =>
    value === null
      ? resetSetting(app, "slider", field)
      : updateSliderSettings(app, updateSliderSettingsInput.parse({ [field]: value })),
  homepageConfig: (app, { record, field, value }) =>
    updateHomepageConfig(app, updateHomepageConfigInput.parse({ id: record, [field]: value })),
  homepageSection: (app, { record, field, value }) =>
    updateSection(app, updateSectionInput.parse({ id: record, [field]: value })),
  homepageAbout: (app, { field, value }) => updateAbout(app, updateAboutInput.parse({ [field]: value })),
  project: (app, { record, field, value }) =>
    updateProject(app, updateProjectInput.parse({ id: Number(record), [field]: value })),
  feature: (app, { record, field, value }) =>
    updateFeature(app, updateFeatureInput.parse({ id: Number(record), [field]: value })),
  page: (app, { record, field, value }) => updatePage(app, updatePageInput.parse({ id: record, [field]: value })),
  pageSeo: (app, { record, field, value }) =>
    updatePageSeo(app, updatePageSeoInput.parse({ pageKey: record, [camelCase(field)]: value })),
  smtp: (app, { record, field, value }) =>
    updateSmtpConfig(app, updateSmtpInput.parse({ id: Number(record), [camelCase(field)]: value })),
  security: (app, { record, field, value }) =>
    updateSecuritySetting(app, updateSecuritySettingInput.parse({ key: record, [field]: value })),
  notification: (app, { record, field, value }) =>
    updateNotificationSetting(app, updateNotificationSettingInput.parse({ id: record, [field]: value })),
  telegram: (app, { field, value }) => updateTelegramSettings(app, updateTelegramInput.parse({ [field]: value })),
  service: (app, { record, field, value }) =>
    updateService(app, updateServiceInput.parse({ id: Number(record), [camelCase(field)]: value })),
  question: (app, { record, field, value }) =>
    updateQuestion(app, updateQuestionInput.parse({ id: Number(record), [field]: value })),
};

/** Settings that a thief of the session could redirect or switch off; saving them asks for the password too. */
const sensitiveAreas: readonly SettingArea[] = ["smtp", "security", "telegram"];

/** Returns whether the setting's own call asks for the password. */
export async function isSensitiveChange(app: App, id: number): Promise<boolean> {
  const change = await findChange(app, id);
  return change !== undefined && sensitiveAreas.includes(change.area);
}

/**
 * Restores the value that a field had before a change.
 * @throws NOT_FOUND for an unknown change or a record that is gone; VALIDATION_FAILED if today's rules refuse the value
 */
export async function revertSetting(app: App, id: number): Promise<void> {
  const change = await findChange(app, id);
  if (!change) throw new AppError("NOT_FOUND");
  try {
    await restores[change.area](app, { record: change.record, field: change.field, value: change.before });
  } catch (error) {
    if (error instanceof AppError && error.code === "NOT_FOUND")
      throw new AppError("NOT_FOUND", { message: settingHistoryTexts.recordGone });
    if (error instanceof z.ZodError)
      throw new AppError("VALIDATION_FAILED", { message: settingHistoryTexts.noLongerValid });
    throw error;
  }
}

/** Returns a change of a setting. */
async function findChange(app: App, id: number) {
  const change = await app.db.prisma.settingChange.findUnique({ where: { id } });
  return change && isArea(change.area) ? { ...change, area: change.area } : undefined;
}

function isArea(area: string): area is keyof typeof restores {
  return area in restores;
}

/** Returns the input's name of a column: "from_name" is "fromName". */
function camelCase(column: string): string {
  return column.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
}
