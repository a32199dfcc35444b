// Fields of the settings that several schemas have; fields.ts has the labels of their forms, without zod.
import { z } from "zod";

export const adsClientId = z.string().meta({
  description: "Reklam kimliği, ca-pub- ile başlar · id of the ads, begins with ca-pub-",
  example: "ca-pub-1234567890123456",
});
export const adsSlotId = z
  .string()
  .meta({ description: "Reklam biriminin numarası · id of the ad unit", example: "1234567890" });
export const autoPlayEnabled = { description: "Kendiliğinden geçiş · moves by itself" };
export const autoPlayInterval = z.string().describe("Geçiş süresi, milisaniye · time of a slide in milliseconds");
export const contactEmail = { description: "İletişim adresi · contact address", example: "iletisim@example.org" };
export const defaultMetaDescription = z.string().meta({
  description: "Varsayılan meta açıklama · default meta description",
  example: "Hukuk teknolojisi üzerine yazılar ve becayiş panosu",
});
export const defaultMetaKeywords = z.string().describe("Varsayılan anahtar kelimeler · default keywords");
export const defaultMetaTitle = z
  .string()
  .meta({ description: "Varsayılan meta başlık · default meta title", example: "Hukuk ve Yazılım" });
export const googleAnalyticsId = z
  .string()
  .meta({ description: "Google Analytics kimliği · id of Google Analytics", example: "G-ABC1234567" });
export const profileImageUrl = z.string().meta({
  description: "Profil görselinin adresi · address of the profile picture",
  example: "/media/library/profil/600.webp",
});
export const secretKey = z
  .string()
  .describe("Gizli anahtar; okunurken maskelidir · secret key, masked where it is read");
export const settingKey = z.string().meta({ description: "Ayarın adı · name of the setting", example: "site_name" });
export const showFollowForm = {
  description:
    "Alt bilgi, yazılar ve kategoriler e-postayla takibi önersin · " +
    "footer, articles and categories offer to follow by mail",
};
export const showIndicators = { description: "Noktalar gösterilsin · shows dots" };
export const showNavigationArrows = { description: "Oklar gösterilsin · shows arrows" };
export const showViewCount = { description: "Görüntülenme sayısı gösterilsin · shows the number of views" };
export const siteDescription = z.string().meta({
  description: "Sitenin açıklaması · description of the site",
  example: "Hukuk teknolojisi üzerine yazılar ve becayiş panosu",
});
export const siteKey = z.string().meta({ description: "Açık anahtar · public key", example: "0x4AAAAAAAOrnekAnahtar" });
export const siteName = z.string().meta({ description: "Sitenin adı · name of the site", example: "Hukuk ve Yazılım" });
export const siteUrl = z.string().meta({
  description: "Sitenin adresi; SITE_URL belirler · address of the site, set by SITE_URL",
  example: "https://hukuk.example.org",
});
export const slideCount = z.string().describe("Slider sayısı, 3-20 · number of slides, 3 to 20");
export const socialInstagram = z
  .string()
  .meta({ description: "Instagram adresi · Instagram address", example: "https://www.instagram.com/hukukveyazilim" });
export const socialYoutube = z
  .string()
  .meta({ description: "YouTube adresi · YouTube address", example: "https://www.youtube.com/@hukukveyazilim" });
export const value = { description: "Değer · value", example: "Hukuk ve Yazılım" };
