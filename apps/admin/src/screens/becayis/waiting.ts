const HOUR_MS = 3_600_000;
const LATE_HOURS = 48;

const hoursSince = (moment: string, now: number) => Math.max(0, Math.floor((now - Date.parse(moment)) / HOUR_MS));

/** Returns how long a listing has been waiting for approval. */
export function waitingText(submittedAt: string, now = Date.now()): string {
  const hours = hoursSince(submittedAt, now);
  if (hours === 0) return "Az önce gönderildi";
  return hours < 24 ? `${hours} saattir bekliyor` : `${Math.floor(hours / 24)} gündür bekliyor`;
}

/** Returns whether a listing has been waiting for two days or longer. */
export function isLate(submittedAt: string, now = Date.now()): boolean {
  return hoursSince(submittedAt, now) >= LATE_HOURS;
}
