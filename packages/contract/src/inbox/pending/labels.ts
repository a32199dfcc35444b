/** Kinds of records that can wait for an administrator. */
export const pendingKindList = ["comment", "message", "listing", "document", "report", "mail"] as const;
export type PendingKind = (typeof pendingKindList)[number];

/** Turkish names of what waits. */
export const pendingKinds: Record<PendingKind, string> = {
  comment: "Yorum",
  message: "Mesaj",
  listing: "İlan",
  document: "Belge",
  report: "Şikâyet",
  mail: "E-posta",
};

export const pendingTexts = {
  listFailed: "Bekleyenler yüklenemedi",
  /** How many of the decisions were taken back. */
  takenBack: (count: number, asked: number) => {
    if (count === asked) return count === 1 ? "Onay geri alındı." : `${count} onay geri alındı.`;
    return `${count} onay geri alındı; ${asked - count} onay için artık çok geç.`;
  },
  tooLate: "Onay artık geri alınamaz: sonucu bildirildi veya onayı kalmadı.",
  messageRead: "Mesaj okundu olarak işaretlendi.",
} as const;
