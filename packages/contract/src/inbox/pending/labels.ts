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

/** Says how many records a decision changed, by what was done with them. */
function sum(approved: number, closed: number): string {
  const parts = [approved > 0 && `${approved} kayıt onaylandı`, closed > 0 && `${closed} kayıt kapatıldı`];
  return parts.filter(Boolean).join(", ");
}

export const pendingTexts = {
  listFailed: "Bekleyenler yüklenemedi",
  messageClosed: "Mesaj kapatıldı.",
  mailClosed: "E-posta kapatıldı.",
  /** How many records were decided on, and how many of the chosen ones did not wait any more. */
  decided: ({ approved, closed, gone }: { approved: number; closed: number; gone: number }) =>
    `${sum(approved, closed)}${gone > 0 ? `; ${gone} kayıt artık beklemiyor` : ""}.`,
  notWaiting: "Bu kayıt artık beklemiyor.",
  noneWaiting: "Seçilen kayıtlar artık beklemiyor.",
  /** How many of the decisions were taken back. */
  takenBack: (count: number, asked: number) => {
    if (count === asked) return count === 1 ? "Karar geri alındı." : `${count} karar geri alındı.`;
    return `${count} karar geri alındı; ${asked - count} karar için artık çok geç.`;
  },
  tooLate: "Karar artık geri alınamaz: sonucu bildirildi veya kararın kendisi kalmadı.",
} as const;
