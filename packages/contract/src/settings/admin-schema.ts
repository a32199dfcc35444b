import { z } from "zod";
import {
  emailAddress,
  imageAddress,
  isHttpUrl,
  recordKey,
  requiredText,
  text,
  WEB_ADDRESS,
  webAddress,
} from "../common/atoms.ts";
import { LIBRARY_ADDRESS } from "../media/address.ts";
import { settingTexts } from "./admin-labels.ts";
import * as settingsFields from "./meanings.ts";

// Site and slider settings: all values are strings

const onOff = z
  .union([z.enum(["true", "false"]), z.boolean()], "Açık veya kapalı seçin")
  .meta({ type: "boolean", anyOf: undefined })
  .transform((value) => (value === true || value === "true" ? "true" : "false"));

const emailInvalid = settingTexts.contactEmailInvalid;

/** The address of an image of the library; empty for the drawn one. */
const libraryImage = z.union(
  [z.literal(""), text(100).regex(LIBRARY_ADDRESS, settingTexts.libraryImageNeeded)],
  settingTexts.libraryImageNeeded,
);

/**
 * The rule of each setting that the administrator can change. SITE_URL sets `site_url`, and the service accepts no
 * other value for it.
 */
const siteSettingRules = {
  site_name: requiredText(120, "Site adı gereklidir"),
  site_description: requiredText(500, "Site açıklaması gereklidir"),
  site_url: text(500).refine(isHttpUrl, "Geçerli bir URL girin").meta(WEB_ADDRESS),
  contact_email: emailAddress(emailInvalid),
  social_github: webAddress,
  social_instagram: webAddress,
  social_youtube: webAddress,
  default_meta_title: requiredText(200, "Varsayılan meta başlık gereklidir"),
  default_meta_description: requiredText(500, "Varsayılan meta açıklama gereklidir"),
  default_meta_keywords: text(500),
  google_analytics_id: text(40).regex(/^[A-Za-z0-9-]*$/, "Geçerli bir Google Analytics kimliği girin"),
  ads_client_id: text(40).regex(/^(ca-pub-\d{10,20})?$/, "Reklam kimliği ca-pub- ile başlamalıdır"),
  ads_slot_id: text(20).regex(/^\d*$/, "Reklam birimi yalnızca rakamlardan oluşur"),
  profile_image_url: imageAddress,
  logo_image_url: libraryImage,
  icon_image_url: libraryImage,
  show_follow_form: onOff,
};

/** Missing settings stay unchanged. An empty contact address is accepted if none is stored. */
export const updateSiteSettingsInput = z
  .strictObject({
    ...siteSettingRules,
    contact_email: z.union([z.literal(""), siteSettingRules.contact_email], emailInvalid),
  })
  .partial();
export const siteSettingKey = updateSiteSettingsInput.keyof();
export const updateSiteSettingInput = z
  .strictObject({
    settingKey: siteSettingKey,
    value: text(2000),
  })
  .superRefine(followsItsRule(siteSettingRules));

/** A setting in the administrator's list. */
export const siteSettingRow = z.object({
  settingKey: settingsFields.settingKey,
  settingValue: z.string(),
});

/** An integer sent as a number or a string, stored as a string. */
function numberText(min: number, max: number, message: string) {
  return z
    .union([z.string().trim(), z.number()], message)
    .meta({ type: "integer", minimum: min, maximum: max, anyOf: undefined })
    .transform(String)
    .refine((value) => /^[1-9]\d{0,5}$/.test(value) && Number(value) >= min && Number(value) <= max, message);
}

const sliderSettingRules = {
  slide_count: numberText(3, 20, "Slider sayısı 3-20 arasında olmalıdır"),
  auto_play_interval: numberText(2000, 15_000, "Geçiş süresi 2-15 saniye arasında olmalıdır"),
  auto_play_enabled: onOff,
  show_view_count: onOff,
  show_navigation_arrows: onOff,
  show_indicators: onOff,
};

export const updateSliderSettingsInput = z.strictObject(sliderSettingRules).partial();
export const updateSliderSettingInput = z
  .strictObject({
    settingKey: updateSliderSettingsInput.keyof(),
    value: text(20),
  })
  .superRefine(followsItsRule(sliderSettingRules));

/** Checks the value of one setting against the rule of its key. */
function followsItsRule<Key extends string>(rules: Record<Key, z.ZodType>) {
  return ({ settingKey, value }: { settingKey: Key; value: string }, context: z.RefinementCtx) => {
    for (const { message } of rules[settingKey].safeParse(value).error?.issues ?? [])
      context.addIssue({ code: "custom", path: ["value"], message });
  };
}

// Bot check and notifications

/** Fields that are not sent stay as they are. A masked secret keeps the stored one, an empty one removes it. */
export const updateSecuritySettingInput = z
  .strictObject({
    key: recordKey,
    isEnabled: z.boolean().optional(),
    siteKey: text(200).optional(),
    secretKey: text(500).optional(),
  })
  .refine(
    ({ key: _, ...fields }) => Object.values(fields).some((value) => value !== undefined),
    settingTexts.fieldNeeded,
  );

export const notificationSetting = z.object({
  id: z.number(),
  settingKey: settingsFields.settingKey,
  settingName: z.string(),
  description: z.string(),
  category: z.string(),
  isEnabled: z.boolean(),
});
export const updateNotificationSettingInput = z.strictObject({
  id: recordKey,
  isEnabled: z.boolean("Açık veya kapalı seçin"),
});

export type UpdateSiteSettingsInput = z.output<typeof updateSiteSettingsInput>;
export type SiteSettingRow = z.output<typeof siteSettingRow>;
export type UpdateSliderSettingsInput = z.output<typeof updateSliderSettingsInput>;
export type UpdateSecuritySettingInput = z.output<typeof updateSecuritySettingInput>;
export type NotificationSetting = z.output<typeof notificationSetting>;
export type UpdateNotificationSettingInput = z.output<typeof updateNotificationSettingInput>;
