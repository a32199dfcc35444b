export const unsplashTexts = {
  required: "Lütfen ayar adı ve access key alanlarını doldurun.",
  accessKeyRequired: "Access Key gereklidir.",
  resultsInvalid: "Sonuç sayısı 1-30 arasında olmalıdır",
  created: "Unsplash ayarı oluşturuldu.",
  createFailed: "Unsplash ayarı oluşturulurken bir hata oluştu.",
  updated: "Unsplash ayarı güncellendi.",
  updateFailed: "Güncelleme başarısız.",
  removed: "Unsplash ayarı silindi.",
  removeFailed: "Silme başarısız.",
  connected: "Unsplash API bağlantısı başarılı!",
  notConnected: "Unsplash API bağlantısı başarısız!",
  testFailed: "Bağlantı testi başarısız!",
  notConfigured: "Etkin bir Unsplash ayarı yok. Önce AI ayarlarından bir görsel arama ayarı ekleyin.",
  queryRequired: "Lütfen arama terimi girin",
  searchFailed: "Görsel arama başarısız",
  staleResult: "Bu arama sonucu eskimiş. Lütfen yeniden arayın.",
  captionFailed: "Açıklama oluşturulamadı",
  noTerms: "AI servisi arama terimi önermedi. Bir arama terimi yazıp yeniden deneyin.",
  textsRequired: "Görsel oluşturmak için başlık ve özet gereklidir.",
  generateFailed: "Görsel oluşturulurken bir hata oluştu.",
  credit: (photographer: string) => `Fotoğraf: ${photographer} / Unsplash`,
} as const;

/** Why Unsplash gave no answer. */
export const unsplashReasons = {
  key: "Unsplash access key'i kabul etmedi.",
  quota: "Unsplash'in saatlik istek kotası doldu. Bir süre sonra tekrar deneyin.",
  missing: "Fotoğraf Unsplash'te bulunamadı.",
  unavailable: "Unsplash şu anda yanıt vermiyor. Biraz sonra tekrar deneyin.",
  invalid: "Unsplash'in yanıtı okunamadı.",
  tooLarge: "Unsplash beklenenden çok daha büyük bir yanıt gönderdi; yanıt alınmadı.",
  timeout: "Unsplash zamanında yanıt vermedi. Biraz sonra tekrar deneyin.",
  network: "Unsplash'e ulaşılamadı. İnternet bağlantısını kontrol edip tekrar deneyin.",
} as const;

export const searchOrientations = { landscape: "Yatay", portrait: "Dikey", squarish: "Kare" } as const;

export const imageQualities = {
  raw: "Ham",
  full: "Tam boy",
  regular: "Normal",
  small: "Küçük",
  thumb: "Küçük resim",
} as const;

export const unsplashDefaults = {
  fallbackQuery: "technology, business, digital",
  imageGenerationPrompt:
    "Bu blog yazısına uygun bir fotoğraf aramak için virgülle ayrılmış 3-5 İngilizce anahtar kelime yaz. " +
    "Başka hiçbir şey yazma. Başlık: {title} Özet: {excerpt}",
} as const;
