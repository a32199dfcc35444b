export const telegramTexts = {
  apiKeyRequired: "Telegram API Key gereklidir",
  apiKeyInvalid: "BotFather'ın verdiği anahtarı olduğu gibi yapıştırın: 123456:ABC…",
  chatIdRequired: "Chat ID gereklidir",
  chatIdInvalid: "Chat ID bir sayı veya @kanaladi olmalıdır",
  saved: "Telegram ayarları güncellendi.",
  failed: "Telegram ayarları güncellenirken bir hata oluştu.",
  testMessage: (siteName: string) => `${siteName}: Telegram bildirimleri çalışıyor.`,
  testSent: "Test mesajı gönderildi!",
  testNotSent: "Test mesajı gönderilemedi!",
  notConfigured: "Önce API Key ve Chat ID'yi kaydedin.",
} as const;

/** Why Telegram did not take a message. */
export const telegramReasons = {
  unreachable: "Telegram'a ulaşılamadı. Biraz sonra yeniden denenecek.",
  busy: "Telegram çok sayıda istek aldı. Biraz sonra yeniden denenecek.",
  token: "Telegram API Key'i kabul etmedi.",
  chat: "Telegram bu Chat ID'ye yazılmasına izin vermiyor. Bota bir kez mesaj yazdığınızdan emin olun.",
} as const;
