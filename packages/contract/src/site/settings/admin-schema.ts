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
} from "../../common/atoms.ts";
import { entities, meaningOf } from "../../common/field.ts";
import * as commonFields from "../../common/fields.ts";
import * as siteFields from "../fields.ts";
import { settingTexts } from "./admin-labels.ts";
import * as settingsFields from "./meanings.ts";

// Site and slider settings: all values are strings

const onOff = z
  .union([z.enum(["true", "false"]), z.boolean()], "Açık veya kapalı seçin")
  .meta({ type: "boolean", anyOf: undefined })
  .transform((value) => (value === true || value === "true" ? "true" : "false"));

const emailInvalid = settingTexts.contactEmailInvalid;

/**
 * The rule of each setting that the administrator can change. `site_url` is set by SITE_URL: the
 * service accepts no other value.
 */
const siteSettingRules = {
  site_name: requiredText(120, "Site adı gereklidir").meta(meaningOf(settingsFields.siteName)),
  site_description: requiredText(500, "Site açıklaması gereklidir").meta(meaningOf(settingsFields.siteDescription)),
  site_url: text(500)
    .refine(isHttpUrl, "Geçerli bir URL girin")
    .meta(WEB_ADDRESS)
    .meta(meaningOf(settingsFields.siteUrl)),
  contact_email: emailAddress(emailInvalid).meta(settingsFields.contactEmail),
  social_github: webAddress.meta({ ...meaningOf(siteFields.githubUrl), example: "https://github.com/hukukveyazilim" }),
  social_instagram: webAddress.meta(meaningOf(settingsFields.socialInstagram)),
  social_youtube: webAddress.meta(meaningOf(settingsFields.socialYoutube)),
  default_meta_title: requiredText(200, "Varsayılan meta başlık gereklidir").meta(
    meaningOf(settingsFields.defaultMetaTitle),
  ),
  default_meta_description: requiredText(500, "Varsayılan meta açıklama gereklidir").meta(
    meaningOf(settingsFields.defaultMetaDescription),
  ),
  default_meta_keywords: text(500).meta(meaningOf(settingsFields.defaultMetaKeywords)),
  google_analytics_id: text(40)
    .regex(/^[A-Za-z0-9-]*$/, "Geçerli bir Google Analytics kimliği girin")
    .meta(meaningOf(settingsFields.googleAnalyticsId)),
  ads_client_id: text(40)
    .regex(/^(ca-pub-\d{10,20})?$/, "Reklam kimliği ca-pub- ile başlamalıdır")
    .meta(meaningOf(settingsFields.adsClientId)),
  ads_slot_id: text(20)
    .regex(/^\d*$/, "Reklam birimi yalnızca rakamlardan oluşur")
    .meta(meaningOf(settingsFields.adsSlotId)),
  profile_image_url: imageAddress.meta(meaningOf(settingsFields.profileImageUrl)),
  show_follow_form: onOff.meta(settingsFields.showFollowForm),
};

/** The form of the settings. */
export const siteSettingsForm = z.strictObject(siteSettingRules).partial();
/** Missing settings stay unchanged. An empty contact address is accepted where none is stored. */
export const updateSiteSettingsInput = siteSettingsForm.extend({
  contact_email: z
    .union([z.literal(""), siteSettingRules.contact_email], emailInvalid)
    .optional()
    .meta(settingsFields.contactEmail),
});
export const siteSettingKey = updateSiteSettingsInput.keyof();
export const updateSiteSettingInput = z
  .strictObject({
    settingKey: siteSettingKey.meta(meaningOf(settingsFields.settingKey)),
    value: text(2000).meta(settingsFields.value),
  })
  .superRefine(followsItsRule(siteSettingRules));

/** A setting in the administrator's list. */
export const siteSettingRow = z
  .object({
    setting_key: settingsFields.settingKey,
    setting_value: z
      .string()
      .meta({ description: "Ayarın değeri · value of the setting", example: "Hukuk ve Yazılım" }),
  })
  .register(entities, { id: "SiteSettingRow" });

/** An integer sent as a number or a string, stored as a string. */
function numberText(min: number, max: number, message: string) {
  return z
    .union([z.string().trim(), z.number()], message)
    .meta({ type: "integer", minimum: min, maximum: max, anyOf: undefined })
    .transform(String)
    .refine((value) => /^[1-9]\d{0,5}$/.test(value) && Number(value) >= min && Number(value) <= max, message);
}

const sliderSettingRules = {
  slide_count: numberText(3, 20, "Slider sayısı 3-20 arasında olmalıdır").meta(meaningOf(settingsFields.slideCount)),
  auto_play_interval: numberText(2000, 15_000, "Geçiş süresi 2-15 saniye arasında olmalıdır").meta(
    meaningOf(settingsFields.autoPlayInterval),
  ),
  auto_play_enabled: onOff.meta(settingsFields.autoPlayEnabled),
  show_view_count: onOff.meta(settingsFields.showViewCount),
  show_navigation_arrows: onOff.meta(settingsFields.showNavigationArrows),
  show_indicators: onOff.meta(settingsFields.showIndicators),
};

export const updateSliderSettingsInput = z.strictObject(sliderSettingRules).partial();
export const updateSliderSettingInput = z
  .strictObject({
    settingKey: updateSliderSettingsInput.keyof().meta(meaningOf(settingsFields.settingKey)),
    value: text(20).meta({ ...settingsFields.value, example: "5" }),
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
    key: recordKey.meta(commonFields.key),
    is_enabled: commonFields.isEnabled.optional(),
    site_key: text(200).optional().meta(meaningOf(settingsFields.siteKey)),
    secret_key: text(500).optional().meta(meaningOf(settingsFields.secretKey)),
  })
  .refine(
    ({ key: _, ...fields }) => Object.values(fields).some((value) => value !== undefined),
    settingTexts.fieldNeeded,
  );

export const notificationSetting = z
  .object({
    id: commonFields.id,
    setting_key: settingsFields.settingKey,
    setting_name: z.string().describe("Ayarın insanlar için adı · name of the setting for people"),
    description: commonFields.description,
    category: commonFields.category,
    is_enabled: commonFields.isEnabled,
  })
  .register(entities, { id: "NotificationSetting" });
export const updateNotificationSettingInput = z.strictObject({
  id: recordKey,
  is_enabled: z.boolean("Açık veya kapalı seçin").meta(meaningOf(commonFields.isEnabled)),
});

export type UpdateSiteSettingsInput = z.output<typeof updateSiteSettingsInput>;
export type SiteSettingRow = z.output<typeof siteSettingRow>;
export type UpdateSliderSettingsInput = z.output<typeof updateSliderSettingsInput>;
export type UpdateSecuritySettingInput = z.output<typeof updateSecuritySettingInput>;
export type NotificationSetting = z.output<typeof notificationSetting>;
export type UpdateNotificationSettingInput = z.output<typeof updateNotificationSettingInput>;
