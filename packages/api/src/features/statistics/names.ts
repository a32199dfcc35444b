import { canonicalSitePath, isSystemPath } from "@site/contract/site/redirects/site-path";

/** Stands for all names beyond the limit, and for those that are not stored. */
export const OTHER = "";

const HOST = /^(?=.{1,253}$)[a-z0-9-]+(?:\.[a-z0-9-]+)+$/;
/** An e-mail address, or a number that may belong to a person: an identity, phone or case number. */
const PERSONAL = /@|\d(?:[\s().-]*\d){5}/;
/** Files other than pages of former sites; programs that look for weak spots ask for them. */
const FILE = /\.(?!html?$)[a-z0-9]{1,5}$/;

/** Returns the host that led to a page, without "www."; undefined for this site and for what is no host. */
export function toHost(text: string, ownHost: string): string | undefined {
  const host = text.toLowerCase().replace(/^www\./, "");
  return HOST.test(host) && host !== ownHost.replace(/^www\./, "") ? host : undefined;
}

/** Returns the stored name of a campaign or search: lower case, single spaces; `OTHER` for personal data. */
export function toName(text: string): string {
  const name = text.toLocaleLowerCase("tr").replace(/\s+/g, " ").trim();
  return PERSONAL.test(name) ? OTHER : name;
}

/** Returns a missing address in its one spelling; undefined for what no redirect should be made of. */
export function toMissingPath(path: string): string | undefined {
  const canonical = canonicalSitePath(path);
  if (canonical === undefined || canonical.length > 300) return undefined;
  return isSystemPath(canonical) || FILE.test(canonical) || PERSONAL.test(canonical) ? undefined : canonical;
}

/** Returns the device class of a browser by its user agent, which is not stored. */
export function toDevice(userAgent: string): "phone" | "tablet" | "desktop" {
  if (/iPad|Tablet|Android(?!.*Mobile)/i.test(userAgent)) return "tablet";
  return /Mobi|iPhone|Android/i.test(userAgent) ? "phone" : "desktop";
}
