const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;
const LATE_HOURS = 48;

const hoursSince = (moment: string, now: number) => Math.max(0, Math.floor((now - Date.parse(moment)) / HOUR_MS));

/** Returns a text with the time that a listing has waited for approval. */
export function waitingText(submittedAt: string, now = Date.now()): string {
  const hours = hoursSince(submittedAt, now);
  if (hours === 0) return "Az önce gönderildi";
  return hours < 24 ? `${hours} saattir bekliyor` : `${Math.floor(hours / 24)} gündür bekliyor`;
}

/** Returns the age of a waiting record in its largest unit: "5 dk", "3 sa", "12 gün". */
export function toAge(since: string, now = Date.now()): string {
  const minutes = Math.max(0, Math.floor((now - Date.parse(since)) / MINUTE_MS));
  if (minutes < 60) return minutes === 0 ? "şimdi" : `${minutes} dk`;
  return minutes < 24 * 60 ? `${Math.floor(minutes / 60)} sa` : `${Math.floor(minutes / (24 * 60))} gün`;
}

/** Returns whether a listing has been waiting for two days or longer. */
export function isLate(submittedAt: string, now = Date.now()): boolean {
  return hoursSince(submittedAt, now) >= LATE_HOURS;
}
