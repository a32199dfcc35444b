import type { CountKind } from "@site/contract/readers/statistics/kinds";
import { canonicalSitePath, isSystemPath } from "@site/contract/site/redirects/site-path";
import { holdsPersonalData } from "./personal-data.ts";

/** Stands for all names beyond the limit, and for those that are not stored. */
export const OTHER = "";

/** Counts of a name for a post, or for the site (post 0). */
export interface NameCount {
  postId: number;
  kind: CountKind;
  name: string;
  count: number;
  /** Visitors who sent the name, in hexadecimal; empty for names of the product's own. */
  hashes: Set<string>;
}

const HOST = /^(?=.{1,253}$)[a-z0-9-]+(?:\.[a-z0-9-]+)+$/;
/** Files other than pages of former sites; programs that look for weak spots ask for them. */
const FILE = /\.(?!html?$)(?=\d*[a-z])[a-z0-9]{1,5}$/;

/** Returns the host that led to a page, without "www."; undefined for this site and for what is no host. */
export function toHost(text: string, ownHost: string): string | undefined {
  const host = text.toLowerCase().replace(/^www\./, "");
  return HOST.test(host) && host !== ownHost.replace(/^www\./, "") ? host : undefined;
}

/**
 * Returns the stored name of a campaign; `OTHER` for personal data. It is a technical name, so that its case is that of
 * ASCII and not of Turkish: "LINKEDIN", "LinkedIn" and "linkedın" are one.
 */
export function toCampaign(text: string): string {
  return toStored(text, (name) => name.replace(/İ/g, "i").toLowerCase().replace(/ı/g, "i"));
}

/** Returns the stored words of a search, in Turkish lower case; `OTHER` for personal data. */
export function toSearch(text: string): string {
  return toStored(text, (name) => name.toLocaleLowerCase("tr"));
}

function toStored(text: string, toLowerCase: (name: string) => string): string {
  if (holdsPersonalData(text)) return OTHER;
  return toLowerCase(text.normalize("NFKC")).replace(/\s+/g, " ").trim();
}

/** Returns a missing address in its one spelling; undefined for what no redirect should be made of. */
export function toMissingPath(path: string): string | undefined {
  const canonical = canonicalSitePath(path);
  if (canonical === undefined || canonical.length > 300) return undefined;
  return isSystemPath(canonical) || FILE.test(canonical) || holdsPersonalData(path) ? undefined : canonical;
}

/** Returns the device class of a browser by its user agent, which is not stored. */
export function toDevice(userAgent: string): "phone" | "tablet" | "desktop" {
  if (/iPad|Tablet|Android(?!.*Mobile)/i.test(userAgent)) return "tablet";
  return /Mobi|iPhone|Android/i.test(userAgent) ? "phone" : "desktop";
}
