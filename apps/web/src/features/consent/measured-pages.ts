import type { ThirdParty } from "@site/api";
import { isBotCheckInForce } from "@site/contract/bot-check/rules";
import { paths, routePatterns } from "@site/contract/paths";
import type { SiteSettings } from "@site/contract/settings/schema";
import { matchPath } from "react-router-dom";

/** Pages that may load analytics and ads; never sign-in, member or administrator screens. */
const MEASURED = [
  paths.home,
  paths.services,
  routePatterns.service,
  paths.blog,
  routePatterns.category,
  routePatterns.tag,
  routePatterns.post,
  paths.board,
  routePatterns.listing,
  routePatterns.listingAlias,
];

export function isMeasuredPage(pathname: string): boolean {
  return MEASURED.some((pattern) => matchPath(pattern, pathname) !== null);
}

/** Returns whether the site uses analytics or ads, which need consent. */
export function needsConsent(settings: SiteSettings): boolean {
  return settings.google_analytics_id !== "" || settings.ads_client_id !== "";
}

/**
 * Returns the third parties whose code a page may load. The bot check is allowed on every page, because client-side
 * navigation can lead from any page to one with a form.
 */
export function getThirdParties(pathname: string, settings: SiteSettings): ThirdParty[] {
  const { google_analytics_id, ads_client_id } = settings;
  const botCheck = getBotCheck(settings);
  if (!needsConsent(settings) || !isMeasuredPage(pathname)) return botCheck;
  return [
    ...botCheck,
    ...(google_analytics_id ? ["analytics" as const] : []),
    ...(ads_client_id ? ["ads" as const] : []),
  ];
}

function getBotCheck({ turnstile_enabled, site_url }: SiteSettings): ThirdParty[] {
  return isBotCheckInForce(turnstile_enabled === "true", site_url) ? ["botCheck"] : [];
}
