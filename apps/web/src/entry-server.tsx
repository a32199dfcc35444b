import type { RenderPage, ThirdParty } from "@site/api";
import { isBotCheckInForce } from "@site/contract/site/bot-check/rules";
import type { SiteSettings } from "@site/contract/site/schema";
import { isMeasuredPage, needsConsent } from "./features/consent/measured-pages.ts";
import * as framework from "./framework/server.tsx";
import { matchRoute, site } from "./site.ts";

const serverSite = { ...site, needsConsent, thirdPartiesOf };

/** @param clientFolder the built client (dist/client), with index.html and manifest.json */
export function createRenderer(clientFolder: string): RenderPage {
  return framework.createRenderer(serverSite, clientFolder);
}

/** Creates the renderer of the development server. */
export function rendererOf(readTemplate: (url: string) => Promise<string>): RenderPage {
  return framework.rendererOf(serverSite, readTemplate);
}

/** Returns the query parameters that the page of a path depends on. */
export function parametersOf(pathname: string): readonly string[] {
  return matchRoute(pathname).route.reads ?? [];
}

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
