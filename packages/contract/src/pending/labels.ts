import type { PendingKind } from "./schema.ts";

/** Turkish names of what waits. */
export const pendingKinds: Record<PendingKind, string> = {
  comment: "Yorum",
  message: "Mesaj",
  listing: "İlan",
  document: "Belge",
  report: "Şikâyet",
  recovery: "Kurtarma isteği",
  mail: "E-posta",
};

export const pendingTexts = {
  listFailed: "Bekleyenler yüklenemedi",
  readFailed: "Mesaj okundu olarak işaretlenemedi.",
} as const;
