/** Texts of the board's public pages, in a file of their own because these pages load no other texts. */
export const boardTexts = {
  listingNotFound: "İlan bulunamadı",
  listingsFailed: "İlanlar alınırken hata oluştu",
  listingFailed: "İlan detayları alınırken hata oluştu",
  approvalIsTheirs: "Becayiş, kurumların onayıyla gerçekleşir; buradaki eşleşme tek başına bir hak doğurmaz.",
} as const;

/** Labels of listing states; `inactive` is the owner's term for paused. */
export const listingStatusLabels = {
  active: "Aktif",
  paused: "Duraklatıldı",
  inactive: "Pasif",
  completed: "Tamamlandı",
  expired: "Süresi Doldu",
} as const;
export const approvalStatusLabels = {
  pending: "Onay Sürecinde",
  approved: "Onaylandı",
  rejected: "Reddedildi",
} as const;
export const priorityLabels = { low: "Düşük", normal: "Normal", high: "Yüksek", urgent: "Acil" } as const;
export const contactRequestStatusLabels = {
  pending: "Bekliyor",
  accepted: "Kabul Edildi",
  rejected: "Reddedildi",
  withdrawn: "Geri Alındı",
  lapsed: "Süresi Doldu",
} as const;
