/** The steps of a creation in their order. */
export const creationSteps = {
  link: "Bağlantı seçimi",
  generate: "İçerik oluşturma",
  image: "Görsel ekleme",
  save: "Kaydetme",
  edit: "Düzenlemeye açma",
} as const;

export const creationStateLabels = {
  running: "Sürüyor",
  done: "Tamamlandı",
  failed: "Hata",
  cancelled: "İptal edildi",
} as const;

/** Marks the place of an image in a generated text. */
export const IMAGE_PLACEHOLDER = "[GORSEL]";

export const creationTexts = {
  topicRequired: "Lütfen bir konu girin.",
  choiceRequired: "Lütfen AI konfigürasyonu ve şablon seçin.",
  linkFailed: "Link seçimi sırasında bir hata oluştu.",
  generateFailed: "Blog içeriği oluşturulurken bir hata oluştu.",
  saveFailed: "Blog yazısı kaydedilirken bir hata oluştu.",
  generated: "Blog içeriği AI tarafından oluşturuldu.",
  saved: "Blog yazısı kaydedildi.",
  stillWriting: "Yazı henüz tamamlanmadı; tamamlandığında burada okuyabilirsiniz.",
  notWritten: "Bu oluşturmada tamamlanmış bir metin yok.",
  categories: "Kategori sistemi hatası. Sayfa yenilenerek tekrar deneyin.",
  noCandidates: "Konuyla yeterince örtüşen bir yazı yok; yazı iç bağlantısız oluşturulur.",
  linkUnknown: "Model listede olmayan bir yazı seçti; bağlantı eklenmedi.",
  noLinkChosen: "Model hiçbir yazıyı uygun bulmadı; yazı iç bağlantısız oluşturulur.",
  noImage: "Görsel eklenemedi; yazı görselsiz kaydedilir.",
  noPhoto: "Aramaya uyan bir fotoğraf bulunamadı; yazı görselsiz kaydedilir.",
  unlinked: "Yazı iç bağlantısız oluşturulur.",
  reason: "Neden:",
  quotaSpent: "AI kotası veya günlük sınırı dolu.",
  noAnswer: "Servisten kullanılabilir bir yanıt alınamadı.",
  notFound: "Böyle bir oluşturma kaydı yok",
  notRunning: "Bu oluşturma zaten sona erdi.",
  notFailed: "Yalnızca hata ile biten bir oluşturma yeniden denenebilir.",
  nothingToSave: "Bu oluşturmada kaydedilecek bir içerik yok.",
  tooMany: "Aynı anda en fazla beş yazı oluşturabilirsiniz. Lütfen birinin bitmesini bekleyin.",
  templateMissing: "Seçtiğiniz sistem şablonu artık yok. Lütfen başka bir şablon seçin.",
  started: "Yazı oluşturulmaya başlandı.",
  cancelled: "Oluşturma iptal edildi.",
} as const;
