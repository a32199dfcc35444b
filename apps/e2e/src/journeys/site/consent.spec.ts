import type { BrowserContext, Page } from "@playwright/test";
import { openAdmin } from "../../support/admin-screens.ts";
import { untilHydrated, visit } from "../../support/pages.ts";
import { expect, test } from "../../support/test.ts";

const ANALYTICS = { google_analytics_id: "G-DENEME1234" };
const ADS = { ads_client_id: "ca-pub-1234567890123456", ads_slot_id: "1234567890" };
const NOTHING = { google_analytics_id: "", ads_client_id: "", ads_slot_id: "" };

const banner = (page: Page) => page.getByRole("region", { name: "Çerez tercihleri" });
const footerLink = (page: Page) => page.getByRole("contentinfo").getByRole("button", { name: "Çerez tercihleri" });

/** Intercepts requests to third-party hosts and returns the list of requested hosts. */
async function interceptThirdParties(context: BrowserContext): Promise<string[]> {
  const asked: string[] = [];
  await context.route(/^https:\/\//, async (route) => {
    asked.push(new URL(route.request().url()).host);
    await route.fulfill({
      contentType: "text/javascript",
      headers: { "access-control-allow-origin": "*" },
      body: "window.othersRan = (window.othersRan ?? 0) + 1;",
    });
  });
  return asked;
}

test.afterAll(async ({ api }) => api.saveSiteSettings(NOTHING));

test("without third parties nothing asks for consent, and no policy names one", async ({ request }) => {
  const response = await request.get("/");
  expect(response.headers()["content-security-policy"]).not.toContain("google");
  expect(await response.text()).not.toMatch(/Çerez tercihleri|adsbygoogle/);
});

test.describe("with analytics", () => {
  test.beforeAll(async ({ api }) => api.saveSiteSettings({ ...NOTHING, ...ANALYTICS }));

  test("nothing is sent before consent, a refusal is stored, and an older consent is asked for again", async ({
    page,
    context,
  }) => {
    const asked = await interceptThirdParties(context);
    await visit(page, "/blog");
    await expect(banner(page)).toBeVisible();
    await page.getByRole("main").getByRole("article").first().getByRole("heading").getByRole("link").click();
    await expect(page).toHaveURL(/\/blog\/.+/);
    await banner(page).getByRole("button", { name: "Reddet" }).click();
    await expect(banner(page)).toBeHidden();
    await visit(page, "/hizmetler/ozet");
    await expect(footerLink(page)).toBeVisible();
    await expect(banner(page)).toHaveCount(0);
    await page.evaluate(() =>
      localStorage.setItem(
        "cookieConsent",
        JSON.stringify({ choice: "accepted", version: 0, at: "2026-01-01T00:00:00Z" }),
      ),
    );
    await visit(page, "/hizmetler/ozet");
    await expect(banner(page)).toBeVisible();
    expect(asked).toEqual([]);
  });

  test("after consent only public pages are counted, and the footer allows withdrawal", async ({ page, context }) => {
    const asked = await interceptThirdParties(context);
    await visit(page, "/");
    await banner(page).getByRole("button", { name: "Kabul Et" }).click();
    await expect.poll(() => asked).toEqual(["www.googletagmanager.com"]);
    await expect
      .poll(() => page.evaluate(() => "othersRan" in window), "the content policy lets the script run")
      .toBe(true);

    await test.step("navigation inside the site keeps the loaded script", async () => {
      await page.getByRole("navigation", { name: "Ana menü" }).getByRole("link", { name: "Blog" }).click();
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      expect(asked).toHaveLength(1);
    });

    await test.step("a page outside the list is loaded as a document without it", async () => {
      const reloaded = page.waitForEvent("load");
      await page.getByRole("contentinfo").getByRole("link", { name: "Gizlilik Politikası" }).click();
      await reloaded;
      await untilHydrated(page);
      expect(await page.evaluate(() => "othersRan" in window)).toBe(false);
      await expect(page.getByRole("heading", { level: 1, name: "Gizlilik Politikası" })).toBeVisible();
      expect((await page.request.get("/gizlilik-politikasi")).headers()["content-security-policy"]).not.toContain(
        "google",
      );
      expect((await page.request.get("/admin/login")).headers()["content-security-policy"]).not.toContain("google");
      expect(asked).toHaveLength(1);
    });

    await test.step("withdrawal deletes the cookies and reloads a clean document", async () => {
      await visit(page, "/hizmetler"); // the blog list would grow near its end and move the footer
      await context.addCookies([{ name: "_ga", value: "GA1.1.1.1", url: page.url() }]);
      await footerLink(page).click();
      const reloaded = page.waitForEvent("load");
      await banner(page).getByRole("button", { name: "Reddet" }).click();
      await reloaded;
      await untilHydrated(page);
      expect(await page.evaluate(() => "othersRan" in window)).toBe(false);
      expect(await context.cookies()).toEqual([]);
      await expect(banner(page)).toHaveCount(0);
    });
  });
});

test.describe("with ads", () => {
  test.beforeAll(async ({ api }) => api.saveSiteSettings({ ...NOTHING, ...ADS }));

  test("an ad appears after consent, below the content, without space while empty, and to no administrator", async ({
    page,
    context,
  }) => {
    const asked = await interceptThirdParties(context);
    await visit(page, "/");
    await expect(banner(page)).toContainText("reklam göstermek");
    await expect(page.locator(".adsbygoogle")).toHaveCount(0);
    await banner(page).getByRole("button", { name: "Kabul Et" }).click();
    await expect.poll(() => asked).toEqual(["pagead2.googlesyndication.com"]);
    await expect(page.locator(".adsbygoogle")).toHaveAttribute("data-ad-client", ADS.ads_client_id);
    expect((await page.locator("#reklam_yeri").boundingBox())?.height).toBe(0);

    await openAdmin(page);
    asked.length = 0;
    await visit(page, "/");
    await footerLink(page).click();
    await expect(banner(page)).toBeVisible();
    await expect(page.locator(".adsbygoogle")).toHaveCount(0);
    expect(asked).toEqual([]);
  });
});
