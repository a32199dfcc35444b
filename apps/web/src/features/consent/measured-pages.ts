import { paths, routePatterns } from "@site/contract/paths";
import type { SiteSettings } from "@site/contract/site/settings/schema";
import { compileRoute } from "../../framework/browser.ts";

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
].map(compileRoute);

export function isMeasuredPage(pathname: string): boolean {
  return MEASURED.some((match) => match(pathname) !== undefined);
}

/** Returns true if the site uses something that needs consent. */
export function needsConsent(settings: SiteSettings): boolean {
  return settings.google_analytics_id !== "" || settings.ads_client_id !== "";
}
