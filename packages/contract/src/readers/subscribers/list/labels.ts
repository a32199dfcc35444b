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

/** Stands for a deleted category in an exported file, so that a choice never reads as "all". */
export const DELETED_CATEGORY = "(silinmiş konu)";

/** The proof of those who asked by a form, for files. */
export const formProof = (source: keyof typeof consentSourceLabels, consentAt: string | null, version: string) =>
  consentAt
    ? `Sitedeki form (${consentSourceLabels[source]}), onay zamanı ${consentAt}, metin ${version}`
    : `Sitedeki form (${consentSourceLabels[source]}), henüz onaylanmadı`;

export const subscriberTexts = {
  deleted: "Abone silindi.",
  exported: "Aboneler indirildi.",
} as const;
