export const aiConfigurationTexts = {
  required: "Lütfen tüm gerekli alanları doldurun.",
  keyFirst: "Önce API anahtarını girin.",
  modelInvalid: "Model adı harf, rakam, nokta ve tireden oluşur: gemini-2.5-flash",
  maxTokensInvalid: "En fazla token 1-32768 arasında olmalıdır",
  temperatureInvalid: "Sıcaklık 0-2 arasında olmalıdır",
  created: "AI yapılandırması oluşturuldu.",
  createFailed: "AI yapılandırması oluşturulurken bir hata oluştu.",
  updated: "AI yapılandırması güncellendi.",
  updateFailed: "Güncelleme başarısız.",
  removed: "AI yapılandırması silindi.",
  removeFailed: "Silme başarısız.",
  connected: "API bağlantısı başarılı!",
  notConnected: "API bağlantısı başarısız!",
  testFailed: "Bağlantı testi başarısız!",
  modelsNotLoaded: "Modeller yüklenemedi, varsayılan liste kullanılıyor.",
  modelRetired: (model: string) => `${model} artık sunulmuyor; bu yapılandırma yanıt alamaz.`,
  replaceModel: (model: string) => `${model} ile değiştir`,
} as const;

export const aiProviders = { gemini: "Google Gemini" } as const;

/** Models to choose from if the live list cannot be loaded. */
export const fallbackModels = ["gemini-1.5-flash", "gemini-1.5-flash-8b", "gemini-1.5-pro", "gemini-2.0-flash-exp"];
