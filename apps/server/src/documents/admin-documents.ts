import { type App, getSiteSettings, type RenderedPage, type ThirdParty } from "@site/api";
import { adminPaths } from "@site/contract/admin-paths";
import { isBotCheckInForce } from "@site/contract/bot-check/rules";
import { iconLinks } from "@site/contract/settings/brand";
import type { SiteSettings } from "@site/contract/settings/schema";

/** Renders the document of an address of the admin area. */
export type RenderAdmin = (url: string) => Promise<RenderedPage>;

/**
 * Returns the renderer of the admin area: the same index.html for each address, because the browser renders the
 * screens. Only the sign-in's policy allows the bot check's code, so the other screens keep Trusted Types.
 * @param readTemplate returns the index.html of apps/admin
 */
export function createAdminRenderer(app: App, readTemplate: (url: string) => Promise<string>): RenderAdmin {
  return async (url) => {
    const settings = await getSiteSettings(app);
    return {
      status: url.startsWith(`${adminPaths.home}/assets/`) ? 404 : 200, // an earlier build's chunk is not a screen
      html: [(await readTemplate(url)).replace("<!--icons-->", iconLinks(settings.icon_version))],
      tags: [],
      isPrivate: true,
      policy: "admin",
      thirdParties: isSignIn(url) ? getThirdPartiesOfSignIn(settings) : [],
    };
  };
}

function isSignIn(url: string): boolean {
  const [path = ""] = url.split("?", 1);
  return path.toLowerCase() === adminPaths.login;
}

function getThirdPartiesOfSignIn({ turnstile_enabled, site_url }: SiteSettings): ThirdParty[] {
  return isBotCheckInForce(turnstile_enabled === "true", site_url) ? ["botCheck"] : [];
}
