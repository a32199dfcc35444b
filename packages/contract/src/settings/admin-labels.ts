export const settingTexts = {
  updateFailed: "Ayarlar güncellenirken bir hata oluştu.",
  siteUrlFixed: "Site adresi sunucunun SITE_URL değişkeniyle belirlenir; buradan değiştirilemez.",
  contactEmailInvalid: "Geçerli bir email adresi girin",
  libraryImageNeeded: "Ortam kitaplığından bir görsel seçin",
  fieldNeeded: "Değiştirilecek en az bir alan gönderin",
  securityDescription: "Formlardaki güvenlik doğrulaması (Cloudflare Turnstile)",
} as const;
