const momentFormat = new Intl.DateTimeFormat("tr-TR", { day: "numeric", month: "long", year: "numeric", hour: "2-digit", minute: "2-digit", timeZone: "Europe/Istanbul" });

/** "21 Kasım 2026 09:05", in Istanbul. @param moment ISO 8601 */
export function formatMoment(moment: string): string {
  return momentFormat.format(new Date(moment));
}
