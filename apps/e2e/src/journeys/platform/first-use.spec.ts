import type { Page, Request } from "@playwright/test";
import { untilHydrated } from "../../support/pages.ts";
import { expect, test } from "../../support/test.ts";

const SCRIPT = /\/assets\/[^/]+\.js$/;
const MAX_SCRIPTS = 20_000;
const LONG_MS = 10_000;

const PAGES = {
  "the home page": "/",
  "a service": "/hizmetler/uzlastirma",
  "the blog list": "/blog",
  "an article": "/blog/bilirkisi-raporu-nasil-okunur",
  "the becayiş board": "/becayis",
};

/** Opens a page whose scripts arrive only after the returned function is called. */
async function openWithoutScripts(page: Page, path: string): Promise<() => Promise<void>> {
  let letThrough: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route(SCRIPT, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(path, { waitUntil: "domcontentloaded" });
  return async () => {
    letThrough();
    await untilHydrated(page);
  };
}

for (const [name, path] of Object.entries(PAGES)) {
  test(`${name} loads its scripts with the first use or after a while`, async ({ page }) => {
    const scripts: Request[] = [];
    const sheets: string[] = [];
    page.on("requestfinished", (request) => request.resourceType() === "script" && scripts.push(request));
    page.on("request", (request) => request.resourceType() === "stylesheet" && sheets.push(request.url()));
    const now = Date.now();
    await page.clock.install({ time: now });
    await page.clock.pauseAt(now + 1_000);
    await page.goto(path, { waitUntil: "networkidle" });
    const sizes = await Promise.all(scripts.map((request) => request.sizes()));
    const loaded = sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0);
    const inline = await page.evaluate(() =>
      [...document.querySelectorAll("script:not([type])")].reduce((sum, script) => sum + script.textContent.length, 0),
    );
    console.info(`${path} before its first use: ${loaded} B of scripts, ${inline} B of inline scripts`);
    expect(loaded + inline).toBeLessThanOrEqual(MAX_SCRIPTS);
    expect(sheets, "style sheets, which stand in the document").toEqual([]);
    const entry = page.waitForRequest(SCRIPT);
    await page.clock.runFor(LONG_MS);
    await entry;
  });
}

test("a pointer that rests where the page appears starts no scripts until it moves", async ({ page }) => {
  await page.goto("/blog");
  // Chrome reports a resting pointer by a move of no distance.
  await page.getByRole("main").dispatchEvent("pointermove", { bubbles: true, pointerType: "mouse" });
  expect(await page.evaluate(() => document.head.querySelectorAll("script[type=module]").length)).toBe(0);
  await page.mouse.move(310, 310);
  await expect(page.locator("head script[type=module]").first()).toBeAttached();
});

test("presses before the scripts arrive are not lost", async ({ page }) => {
  const release = await openWithoutScripts(page, "/hizmetler");
  const theme = page.getByRole("button", { name: "Tema değiştir" });
  const question = page.getByRole("region", { name: "Sık sorulan sorular" }).getByRole("button").first();
  await theme.click();
  await theme.press("Enter");
  await question.click();
  await release();
  await expect(theme).toHaveAttribute("data-tip", "Tema: sistem");
  await expect(question).toHaveAttribute("aria-expanded", "true");
  await expect(question).toBeFocused();
});

test("a choice before the scripts arrive is not lost", async ({ page }) => {
  const release = await openWithoutScripts(page, "/becayis");
  await page.getByRole("combobox", { name: "Şehir" }).selectOption("Bursa");
  await release();
  await expect(page).toHaveURL(/\/becayis\?sehir=bursa$/);
});

test("a search typed before the scripts arrive is kept and searched for", async ({ page }) => {
  const release = await openWithoutScripts(page, "/blog");
  const field = page.getByRole("searchbox", { name: "Ara" });
  await field.pressSequentially("bilirkisi ");
  await release();
  await expect(field).toBeFocused();
  await page.keyboard.type("raporu");
  await expect(page).toHaveURL(/\/blog\?ara=bilirkisi%20raporu$/);
  await expect(field).toHaveValue("bilirkisi raporu");
});

test("a form filled in before the scripts arrive keeps its texts, and a shortcut is not lost", async ({ page }) => {
  const release = await openWithoutScripts(page, "/");
  const field = (name: string) => page.getByRole("textbox", { name, exact: true });
  await field("Ad").fill("Şükrü");
  await field("Mesaj").fill("İki satır\nmetin");
  await page.keyboard.press("Control+k");
  await release();
  const palette = page.getByRole("dialog", { name: "Sitede ara" });
  await expect(palette.getByRole("combobox")).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(palette).toHaveCount(0);
  await page.getByRole("button", { name: "Gönder", exact: true }).click();
  await expect(field("Soyad")).toHaveAttribute("aria-invalid", "true");
  await expect(field("Ad")).toHaveAttribute("aria-invalid", "false");
  await expect(field("Ad")).toHaveValue("Şükrü");
  await expect(field("Mesaj")).toHaveValue("İki satır\nmetin");
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test("a tap on the menu before the scripts arrive opens it", async ({ page }) => {
    const release = await openWithoutScripts(page, "/hizmetler/uzlastirma");
    await page.getByRole("button", { name: "Menüyü aç" }).tap();
    await release();
    await expect(page.getByRole("navigation", { name: "Ana menü" })).toBeVisible();
  });
});

test("if the scripts cannot be loaded, a pressed link is followed", async ({ page, pageErrors }) => {
  pageErrors.expect(/net::ERR_FAILED/);
  await page.route(SCRIPT, (route) => route.abort());
  await page.goto("/hizmetler/uzlastirma");
  await page.getByRole("link", { name: "Sitede ara" }).click();
  await expect(page).toHaveURL(/\/blog#ara$/);
});
