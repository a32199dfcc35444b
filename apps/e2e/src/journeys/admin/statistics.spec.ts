import type { Page } from "@playwright/test";
import { openAdmin } from "../../support/admin-screens.ts";
import { expect, test } from "../../support/test.ts";

/** A browser that is not counted as a bot; the tests' own one calls itself headless. */
const READER = { userAgent: "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36" };
const ARTICLE = "/blog/bilirkisi-raporu-nasil-okunur";
const MISSING = "/eski-sitedeki-yazi";

const part = (page: Page, name: string) => page.getByRole("region", { name, exact: true });

test("visits, a search without a hit and a missing address are counted", async ({ page, api, openBrowser }) => {
  const reader = await openBrowser(READER);
  // A view inside the site begins with this event, which follows the new address.
  await reader.addInitScript(() =>
    addEventListener("app_moved", () => document.documentElement.setAttribute("data-moved", location.pathname)),
  );
  /** Ends the view of the present page, after the second for which it must be visible, and opens another page. */
  const goOn = async (path: string) => {
    await reader.waitForTimeout(1_100);
    // Chromium forgets the test's user agent in requests of a page that it unloads.
    await reader.evaluate(() => dispatchEvent(new Event("pagehide")));
    await reader.goto(path);
  };

  await test.step("a reader comes from another site, reads to the end and goes on", async () => {
    await reader.goto(`${ARTICLE}?utm_source=Bulten`, { referer: "https://arama.example.org/" });
    await reader.locator("[data-text] > :last-child").scrollIntoViewIfNeeded();
    const related = reader.locator("main a[href^='/blog/']:not([href*='/category/'], [href*='/tag/'])").last();
    await reader.waitForTimeout(1_100);
    const next = (await related.getAttribute("href")) ?? "";
    await related.click();
    await expect(reader.locator("html"), "its view begins").toHaveAttribute("data-moved", next);
    await goOn("/blog?ara=zzyzx");
    await goOn(MISSING);
    // The table begins with the most requested addresses, and other journeys request some too.
    for (let again = 0; again < 9; again++) await reader.goto(MISSING);
  });

  await test.step("the administrator sees it", async () => {
    await expect.poll(() => api.getCounted("zzyzx", MISSING)).toEqual({ searches: 1, requests: 10 });
    await openAdmin(page, "/admin/statistics");
    await expect(part(page, "Bulunamayan adresler")).toContainText(MISSING);
    await expect(part(page, "Aramalar").getByRole("row", { name: /zzyzx/ })).toHaveText(/zzyzx110Yazı yaz$/);
    await expect(part(page, "Nereden geldiler")).toContainText("arama.example.org");
    await expect(part(page, "Kampanyalar")).toContainText("bulten");
    await expect(part(page, "Cihazlar")).toContainText("Bilgisayar");
    await expect(part(page, "Yazılar").getByRole("row").nth(1)).toContainText("%100");
    await expect(part(page, "Yazıdan yazıya").getByRole("row")).toHaveCount(2);
  });
});
