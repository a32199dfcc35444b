const dateFormat = new Intl.DateTimeFormat("tr-TR", { day: "numeric", month: "long", year: "numeric", timeZone: "Europe/Istanbul" });
const numberFormat = new Intl.NumberFormat("tr-TR");

/** "21 Kasım 2026", in Istanbul. @param moment ISO 8601 */
export function formatDate(moment: string | null | undefined): string {
  if (!moment) return "Tarih belirtilmemiş";
  const date = new Date(moment);
  return Number.isNaN(date.getTime()) ? "Geçersiz tarih" : dateFormat.format(date);
}

/** "1.234" */
export function formatNumber(value: number): string {
  return numberFormat.format(value);
}
