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

/** Replaces a deleted category in an exported file, so that a choice is never mistaken for "all". */
export const DELETED_CATEGORY = "(silinmiş konu)";

/** Returns the proof of consent of those who subscribed by a form, for exported files. */
export const formProof = (source: keyof typeof consentSourceLabels, consentAt: string | null, version: string) =>
  consentAt
    ? `Sitedeki form (${consentSourceLabels[source]}), onay zamanı ${consentAt}, metin ${version}`
    : `Sitedeki form (${consentSourceLabels[source]}), henüz onaylanmadı`;

export const subscriberTexts = {
  deleted: "Abone silindi.",
  exported: "Aboneler indirildi.",
} as const;
