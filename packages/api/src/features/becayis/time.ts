export const DAY_MS = 86_400_000;

/** The moment so many days from now. */
export function inDays(days: number): Date {
  return new Date(Date.now() + days * DAY_MS);
}
