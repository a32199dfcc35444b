import { type App, getSiteSettings, type RenderedPage, type ThirdParty } from "@site/api";
import { isBotCheckInForce } from "@site/contract/bot-check/rules";
import { paths } from "@site/contract/paths";

/** Returns the document of an address of the admin area. */
export type RenderAdmin = (url: string) => Promise<RenderedPage>;

/**
 * Makes the renderer of the admin area's documents: the same index.html for each address, the rest is made in the browser. Only
 * the sign-in lets the bot check's code in, so the screens behind it keep Trusted Types.
 * @param readTemplate returns the index.html of apps/admin
 */
export function createAdminRenderer(app: App, readTemplate: (url: string) => Promise<string>): RenderAdmin {
  return async (url) => ({
    status: url.startsWith("/admin/assets/") ? 404 : 200, // whoever asks for a chunk of an earlier build must not get a document
    html: [await readTemplate(url)],
    tags: [],
    isPrivate: true,
    policy: "admin",
    thirdParties: isSignIn(url) ? await thirdPartiesOfSignIn(app) : [],
  });
}

function isSignIn(url: string): boolean {
  const [path = ""] = url.split("?", 1);
  return path.toLowerCase() === paths.admin.login;
}

async function thirdPartiesOfSignIn(app: App): Promise<ThirdParty[]> {
  const { turnstile_enabled, site_url } = await getSiteSettings(app);
  return isBotCheckInForce(turnstile_enabled === "true", site_url) ? ["botCheck"] : [];
}
