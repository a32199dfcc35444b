/** Purposes of calling a model. */
export const aiPurposes = {
  connection: "Bağlantı testi",
  links: "Bağlantı seçimi",
  creation: "Yazı oluşturma",
  editing: "Yazı düzenleme",
  image: "Görsel",
  caption: "Görsel açıklaması",
  selection: "Seçili metin",
  titles: "Başlık ve açıklama önerisi",
  tags: "Etiket önerisi",
  seo: "SEO düzeltme",
  originality: "Özgünlük analizi",
} as const;

/** Why a model gave no answer, for the administrator. */
export const aiReasons = {
  key: "AI servis yapılandırma hatası. Lütfen API ayarlarını kontrol edin.",
  quota: "AI servis kotası aşıldı. Lütfen daha sonra tekrar deneyin.",
  timeout: "AI isteği zaman aşımına uğradı. Lütfen daha basit bir konu ile tekrar deneyin.",
  unavailable: "AI servisi şu anda yanıt vermiyor. Lütfen biraz sonra tekrar deneyin.",
  blocked: "AI servisi bu isteği güvenlik kuralları nedeniyle yanıtlamadı. Metni değiştirip tekrar deneyin.",
  model: "Seçili AI modeli artık kullanılamıyor. Lütfen AI ayarlarından başka bir model seçin.",
  invalid: "AI servisinin yanıtı okunamadı. Lütfen tekrar deneyin.",
  tooLarge: "AI servisi beklenenden çok daha büyük bir yanıt gönderdi; yanıt alınmadı.",
  network: "AI servisine ulaşılamadı. Lütfen internet bağlantısını kontrol edip tekrar deneyin.",
  aborted: "AI isteği iptal edildi.",
} as const;

export const aiUsageTexts = {
  notConfigured: "Etkin bir AI yapılandırması yok. Önce AI ayarlarından bir yapılandırma ekleyin.",
  configurationMissing: "Seçtiğiniz AI yapılandırması artık yok. Lütfen başka bir yapılandırma seçin.",
  configurationInactive:
    "Seçtiğiniz AI yapılandırması etkin değil. AI ayarlarından etkinleştirin veya başka bir yapılandırma seçin.",
  noImageModel: "Bu API anahtarıyla kullanılabilen bir görsel modeli yok. AI ayarlarından görsel modelini seçin.",
  limitReached: (limit: string) =>
    `Bugünkü AI sınırı (${limit} çağrı) doldu. ` +
    "Yarın yeniden kullanabilir veya AI ayarlarından sınırı artırabilirsiniz.",
  saved: "AI sınırı güncellendi.",
  saveFailed: "AI sınırı güncellenirken bir hata oluştu.",
  limitInvalid: "Günlük sınır 1 ile 100.000 çağrı arasında olmalıdır",
} as const;
