export const subscriberStateLabels = {
  pending: "Onay bekliyor",
  active: "Takip ediyor",
  left: "Ayrıldı",
  bounced: "Adres yok",
} as const;

export const consentSourceLabels = {
  article: "Yazının altı",
  category: "Kategori sayfası",
  footer: "Sayfa altı",
  page: "Takip sayfası",
  settings: "Üyelik ayarları",
  import: "İçe aktarma",
} as const;

/** Why a row of a file was not imported. */
export const importRefusalLabels = {
  email: "e-posta adresi geçersiz",
  date: "onay tarihi geçersiz",
  proof: "onayın kanıtı eksik",
  left: "kişi daha önce ayrılmış",
  bounced: "adres daha önce bulunamamış",
  deleted: "adres daha önce silinmiş",
  known: "adres zaten listede",
  repeated: "adres dosyada birden fazla kez geçiyor",
} as const;

export const subscriberTexts = {
  deleted: "Abone silindi. Adres içe aktarılan dosyalardan yeniden eklenmez.",
  fileUnreadable: "Dosyada “email”, “date” ve “proof” başlıklı sütunlar olmalıdır.",
  exported: "Aboneler indirildi.",
  notSent: "Dosya gönderilemedi. Bağlantınızı kontrol edip yeniden deneyin.",
  fileEmpty: "Dosyada abone yok.",
  fileTooLong: "Bir dosyada en fazla 10.000 abone olabilir.",
} as const;
