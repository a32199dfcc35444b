import type { ThirdParty } from "@site/api";
import { isBotCheckInForce } from "@site/contract/site/bot-check/rules";
import type { SiteSettings } from "@site/contract/site/settings/schema";
import { isMeasuredPage, needsConsent } from "./features/consent/measured-pages.ts";
import { serveSite } from "./framework/server.tsx";
import { site } from "./site.ts";

export const { createRenderer, rendererOf, parametersOf } = serveSite({ ...site, needsConsent, thirdPartiesOf });

/**
 * Returns the third parties whose code a page may load. The bot check is allowed on every page, because client-side
 * navigation can lead from any page to one with a form.
 */
function thirdPartiesOf(pathname: string, settings: SiteSettings): ThirdParty[] {
  const { google_analytics_id, ads_client_id } = settings;
  const botCheck = botCheckOf(settings);
  if (!isMeasuredPage(pathname)) return botCheck;
  return [
    ...botCheck,
    ...(google_analytics_id ? ["analytics" as const] : []),
    ...(ads_client_id ? ["ads" as const] : []),
  ];
}

function botCheckOf({ turnstile_enabled, site_url }: SiteSettings): ThirdParty[] {
  return isBotCheckInForce(turnstile_enabled === "true", site_url) ? ["botCheck"] : [];
}
