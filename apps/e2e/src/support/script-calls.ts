import type { Page } from "@playwright/test";

/** Headers of a call by the page's own scripts, for which the server sets cookies. */
export const SCRIPT_HEADERS = { "sec-fetch-site": "same-origin" };

/** Writes entries to the browser's local storage for the site. */
export async function storeInBrowser(page: Page, origin: string, entries: Record<string, string>): Promise<void> {
  await page.goto(`${origin}/robots.txt`); // any document of the site
  await page.evaluate((all) => {
    for (const [key, value] of Object.entries(all)) localStorage.setItem(key, value);
  }, entries);
}
