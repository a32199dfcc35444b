/** Where the site is developed and tried out; nowhere else is the check left out. */
const EXEMPT_HOST = "localhost";

/** The forms that are checked, as Turnstile is told: a challenge solved for one of them is none for another. */
export type BotCheckAction = "contact" | "comment" | "register" | "login" | "admin-login";

/**
 * True where forms are checked. The server's own configuration decides, never a header of a request (architecture.md, "What
 * outsiders can rely on").
 * @param siteUrl SITE_URL
 */
export function isBotCheckInForce(isEnabled: boolean, siteUrl: string): boolean {
  return isEnabled && new URL(siteUrl).hostname !== EXEMPT_HOST;
}
