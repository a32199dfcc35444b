const MINUTE_MS = 60_000;

/** Shown for a missing date. */
export const NO_DATE = "Tarih yok";

/** Returns a moment's age in its largest whole unit, from minutes to years. @param moment ISO 8601 */
export function timeAgo(moment: string | null | undefined, now: number): string {
  if (!moment) return NO_DATE;
  const minutes = Math.floor((now - Date.parse(moment)) / MINUTE_MS);
  if (Number.isNaN(minutes)) return "Geçersiz tarih";
  if (minutes < 1) return "az önce";
  if (minutes < 60) return `${minutes} dakika önce`;
  const hours = Math.floor(minutes / 60);
  if (hours < 24) return `${hours} saat önce`;
  const days = Math.floor(hours / 24);
  if (days < 7) return `${days} gün önce`;
  const weeks = Math.floor(days / 7);
  if (weeks < 4) return `${weeks} hafta önce`;
  const months = Math.max(1, Math.floor(days / 30));
  return months < 12 ? `${months} ay önce` : `${Math.max(1, Math.floor(days / 365))} yıl önce`;
}
