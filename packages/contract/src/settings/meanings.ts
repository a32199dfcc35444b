// Fields of the settings that several schemas have; fields.ts has the labels of their forms, without zod.
import { z } from "zod";

export const adsClientId = z.string();
export const adsSlotId = z.string();
export const autoPlayInterval = z.string();
export const defaultMetaDescription = z.string();
export const defaultMetaKeywords = z.string();
export const defaultMetaTitle = z.string();
export const googleAnalyticsId = z.string();
export const profileImageUrl = z.string();
export const secretKey = z.string();
export const settingKey = z.string();
export const siteDescription = z.string();
export const siteKey = z.string();
export const siteName = z.string();
export const siteUrl = z.string();
export const slideCount = z.string();
export const socialInstagram = z.string();
export const socialYoutube = z.string();
