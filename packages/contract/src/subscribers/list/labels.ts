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

/** Why the person of a row does not follow after an import. */
export const importRefusalLabels = {
  email: "e-posta adresi geçersiz",
  date: "onay tarihi geçersiz",
  proof: "onayın kanıtı eksik",
  left: "kişi takipten ayrılmış",
  bounced: "adres bulunamamış",
  pending: "kişi takibi onaylamamış",
  deleted: "adres daha önce silinmiş",
  state: "kişinin takip edip etmediği anlaşılamadı",
  frequency: "gönderim sıklığı anlaşılamadı",
  categories: "seçtiği konu bu sitede yok",
  known: "adres zaten listede",
  repeated: "adres dosyada birden fazla kez geçiyor",
} as const;

/** Stands for a deleted category in an exported file, so that a choice never reads as "all". */
export const DELETED_CATEGORY = "(silinmiş konu)";

/** The proof of those who asked by a form, for files. */
export const formProof = (source: keyof typeof consentSourceLabels, consentAt: string | null, version: string) =>
  consentAt
    ? `Sitedeki form (${consentSourceLabels[source]}), onay zamanı ${consentAt}, metin ${version}`
    : `Sitedeki form (${consentSourceLabels[source]}), henüz onaylanmadı`;

export const subscriberTexts = {
  deleted: "Abone silindi. Adres içe aktarılan dosyalardan yeniden eklenmez.",
  fileUnreadable: "Dosyada “email”, “date” ve “proof” başlıklı sütunlar olmalıdır.",
  exported: "Aboneler indirildi.",
  notSent: "Dosya gönderilemedi. Bağlantınızı kontrol edip yeniden deneyin.",
  fileEmpty: "Dosyada abone yok.",
  fileTooLong: "Bir dosyada en fazla 10.000 abone olabilir.",
} as const;
