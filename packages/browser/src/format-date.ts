const MONTHS = [
  "Ocak",
  "Şubat",
  "Mart",
  "Nisan",
  "Mayıs",
  "Haziran",
  "Temmuz",
  "Ağustos",
  "Eylül",
  "Ekim",
  "Kasım",
  "Aralık",
];
/** Istanbul's offset all year round since 8 September 2016; earlier winters had UTC+2. */
const ISTANBUL_OFFSET_MS = 3 * 60 * 60 * 1000;

/**
 * Returns "21 Kasım 2026", in Istanbul time. It avoids Intl, whose first DateTimeFormat takes 100 ms on a phone.
 * @param moment ISO 8601
 * @param missing the text for a missing date
 */
export function formatDate(moment: string | null | undefined, missing = "Tarih belirtilmemiş"): string {
  if (!moment) return missing;
  const time = Date.parse(moment);
  if (Number.isNaN(time)) return /^\d{4}-\d/.test(moment) ? "Geçersiz tarih" : "Tarih formatı hatası";
  const date = inIstanbul(time);
  return `${date.getUTCDate()} ${MONTHS[date.getUTCMonth()]} ${date.getUTCFullYear()}`;
}

/** Returns "21 Kas" or "21 Kas 2026", for narrow places, in Istanbul time. @param moment ISO 8601, or a day */
export function formatShortDate(moment: string, hasYear = false): string {
  const date = inIstanbul(Date.parse(moment));
  const day = `${date.getUTCDate()} ${MONTHS[date.getUTCMonth()]?.slice(0, 3)}`;
  return hasYear ? `${day} ${date.getUTCFullYear()}` : day;
}

/** Returns a date whose UTC fields are Istanbul's local time. */
export function inIstanbul(time: number): Date {
  return new Date(time + ISTANBUL_OFFSET_MS);
}

/** Returns "21 Kasım 2026 14:05", in Istanbul time. @param moment ISO 8601 */
export function formatMoment(moment: string): string {
  return `${formatDate(moment)} ${formatTime(moment)}`;
}

/** Returns "14:05", in Istanbul time. @param moment ISO 8601 */
export function formatTime(moment: string): string {
  return inIstanbul(Date.parse(moment)).toISOString().slice(11, 16);
}
