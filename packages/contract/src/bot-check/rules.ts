/** The only host name on which the bot check is off. */
const EXEMPT_HOST = "localhost";

/** The protected forms, as Turnstile's `action`: a token solved for one form is invalid for another. */
export type BotCheckAction = "contact" | "comment" | "follow" | "register" | "login" | "admin-login";

/**
 * Returns whether forms are protected. It depends on the server's configuration, never on request headers.
 * @param siteUrl SITE_URL
 */
export function isBotCheckInForce(isEnabled: boolean, siteUrl: string): boolean {
  return isEnabled && new URL(siteUrl).hostname !== EXEMPT_HOST;
}
