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
  messageRead: "Mesaj okundu olarak işaretlendi.",
} as const;
