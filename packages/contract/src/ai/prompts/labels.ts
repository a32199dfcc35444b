export const promptTemplateTexts = {
  required: "Lütfen şablon adı ve sistem prompt alanlarını doldurun.",
  created: "Sistem şablonu oluşturuldu.",
  createFailed: "Sistem şablonu oluşturulurken bir hata oluştu.",
  updated: "Sistem şablonu güncellendi.",
  updateFailed: "Güncelleme başarısız.",
  removed: "Sistem şablonu silindi.",
  removeFailed: "Silme başarısız.",
} as const;

export const promptCategories = {
  blog: "Blog",
  article: "Makale",
  social: "Sosyal medya",
  technical: "Teknik",
  marketing: "Pazarlama",
  educational: "Eğitim",
  general: "Genel",
} as const;

/** Prompts to start from, for three of the categories. */
export const defaultPrompts = {
  blog: `Türkçe yazan deneyimli bir blog yazarısın. Verilen konuda özgün, SEO uyumlu ve \
en az 800 kelimelik bir yazı hazırla.
- Konuyu anlatan açık bir başlıkla ve okuru konuya alan kısa bir girişle başla.
- Yazıyı alt başlıklara böl; paragrafları kısa tut, gerektiğinde liste kullan.
- Anahtar kelimeleri doğal biçimde kullan, tekrar etme.
- Emin olmadığın bilgi, sayı, tarih veya kanun maddesi yazma; kaynak uydurma.
- Yazıyı okurun atabileceği somut bir adımla bitir.`,
  technical: `Türkçe yazan deneyimli bir yazılım geliştiricisisin. Verilen konuda SEO uyumlu, teknik bir yazı hazırla.
- Önce çözülen sorunu, sonra çözümü anlat; terimleri ilk geçtikleri yerde açıkla.
- Gerektiğinde kısa ve çalışan kod örnekleri ver.
- Seçeneklerin artılarını ve eksilerini dürüstçe yaz.
- Emin olmadığın sürüm numarası, ölçüm veya özellik yazma.`,
  marketing: `Türkçe yazan bir içerik uzmanısın. Verilen ürün veya hizmet için SEO uyumlu, ikna edici bir yazı hazırla.
- Okurun ihtiyacından yola çık; faydayı somut örneklerle anlat.
- Abartılı vaat, uydurma yorum veya istatistik kullanma.
- Yazıyı açık ve nazik bir çağrıyla bitir.`,
} satisfies Partial<Record<keyof typeof promptCategories, string>>;
