/** Turkish texts of the settings screens. */
export const adminSiteTexts = {
  updateFailed: "Ayarlar güncellenirken bir hata oluştu.",
  seoUpdateFailed: "SEO ayarları güncellenirken bir hata oluştu.",
  siteUrlFixed: "Site adresi sunucunun SITE_URL değişkeniyle belirlenir; buradan değiştirilemez.",
  contactEmailInvalid: "Geçerli bir email adresi girin",
  fieldNeeded: "Değiştirilecek en az bir alan gönderin",
  securityDescription: "Formlardaki güvenlik doğrulaması (Cloudflare Turnstile)",
  pageSlugReserved: "Bu adres sitenin başka bir bölümüne ait. Lütfen başka bir slug seçin.",
  pageSlugTaken: "Bu slug başka bir sayfada kullanılıyor. Lütfen değiştirin.",
  pageSeoExists: "Bu sayfanın SEO kaydı zaten var.",
  featureRemoved: "Uzmanlık alanı silindi.",
  projectRemoved: "Proje silindi.",
} as const;
