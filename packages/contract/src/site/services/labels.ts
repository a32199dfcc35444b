export const serviceTexts = {
  /** Text for an unknown service. */
  serviceNotFound: "404 Page Not Found",
} as const;

export const adminServiceTexts = {
  created: "Hizmet eklendi.",
  updated: "Hizmet güncellendi.",
  removed: "Hizmet silindi.",
  failed: "Hizmet kaydedilirken bir hata oluştu.",
  removeFailed: "Hizmet silinirken bir hata oluştu.",
  slugTaken: "Bu adres başka bir hizmette kullanılıyor. Lütfen değiştirin.",
  questionSaved: "Soru kaydedildi.",
  questionRemoved: "Soru silindi.",
  questionFailed: "Soru kaydedilirken bir hata oluştu.",
  questionRemoveFailed: "Soru silinirken bir hata oluştu.",
} as const;

export const faqPages = { home: "Ana sayfa", services: "Hizmetler sayfası" } as const;
export const serviceStatuses = { active: "Yayında", inactive: "Gizli" } as const;
