import type { ThirdParty } from "@site/api";
import { isBotCheckInForce } from "@site/contract/site/bot-check/rules";
import type { SiteSettings } from "@site/contract/site/settings/schema";
import { isMeasuredPage, needsConsent } from "./features/consent/measured-pages.ts";
import { serveSite } from "./framework/server.tsx";
import { site } from "./site.ts";

export const { createRenderer, getRenderer, getParameters } = serveSite({ ...site, needsConsent, getThirdParties });

/**
 * Returns the third parties whose code a page may load. The bot check is allowed on every page, because client-side
 * navigation can lead from any page to one with a form.
 */
function getThirdParties(pathname: string, settings: SiteSettings): ThirdParty[] {
  const { google_analytics_id, ads_client_id } = settings;
  const botCheck = getBotCheck(settings);
  if (!isMeasuredPage(pathname)) return botCheck;
  return [
    ...botCheck,
    ...(google_analytics_id ? ["analytics" as const] : []),
    ...(ads_client_id ? ["ads" as const] : []),
  ];
}

function getBotCheck({ turnstile_enabled, site_url }: SiteSettings): ThirdParty[] {
  return isBotCheckInForce(turnstile_enabled === "true", site_url) ? ["botCheck"] : [];
}
