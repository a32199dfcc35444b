import type { Page, Request } from "@playwright/test";
import { untilHydrated } from "../../support/pages.ts";
import { expect, test } from "../../support/test.ts";

const SCRIPT = /\/assets\/[^/]+\.js$/;
const MAX_SCRIPTS = 20_000;
const LONG_MS = 10_000;

/** The home page, a service, the blog list, an article and the becayiş board. */
const PAGES = ["/", "/hizmetler/uzlastirma", "/blog", "/blog/bilirkisi-raporu-nasil-okunur", "/becayis"];

/** Opens a page whose scripts arrive only after the returned function is called. */
async function openWithoutScripts(page: Page, path: string): Promise<() => Promise<void>> {
  let letThrough: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.unrouteAll();
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

test("pages load their scripts with the first use or after a while", async ({ page }) => {
  const scripts: Request[] = [];
  const sheets: string[] = [];
  page.on("requestfinished", (request) => request.resourceType() === "script" && scripts.push(request));
  page.on("request", (request) => request.resourceType() === "stylesheet" && sheets.push(request.url()));
  const now = Date.now();
  await page.clock.install({ time: now });
  await page.clock.pauseAt(now + 1_000);
  for (const path of PAGES) {
    scripts.length = 0;
    await page.goto(path, { waitUntil: "networkidle" });
    const sizes = await Promise.all(scripts.map((request) => request.sizes()));
    const loaded = sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0);
    const inline = await page.evaluate(() =>
      [...document.querySelectorAll("script:not([type])")].reduce((sum, script) => sum + script.textContent.length, 0),
    );
    console.info(`${path} before its first use: ${loaded} B of scripts, ${inline} B of inline scripts`);
    expect(loaded + inline).toBeLessThanOrEqual(MAX_SCRIPTS);
    expect(sheets, "style sheets, which stand in the document").toEqual([]);
  }
  const entry = page.waitForRequest(SCRIPT);
  await page.clock.runFor(LONG_MS);
  await entry;
});

test("a pointer that rests where the page appears starts no scripts until it moves", async ({ page }) => {
  await page.goto("/blog");
  // Chrome reports a resting pointer by a move of no distance.
  await page.getByRole("main").dispatchEvent("pointermove", { bubbles: true, pointerType: "mouse" });
  expect(await page.evaluate(() => document.head.querySelectorAll("script[type=module]").length)).toBe(0);
  await page.mouse.move(310, 310);
  await expect(page.locator("head script[type=module]").first()).toBeAttached();
});

test("what people do before the scripts arrive is not lost", async ({ page }) => {
  const field = (name: string) => page.getByRole("textbox", { name, exact: true });

  await test.step("presses", async () => {
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

  await test.step("a choice", async () => {
    const release = await openWithoutScripts(page, "/becayis");
    await page.getByRole("combobox", { name: "Şehir" }).selectOption("Bursa");
    await release();
    await expect(page).toHaveURL(/\/becayis\?sehir=bursa$/);
  });

  await test.step("a search, which is typed on and searched for", async () => {
    const release = await openWithoutScripts(page, "/blog");
    const search = page.getByRole("searchbox", { name: "Ara" });
    await search.pressSequentially("bilirkisi ");
    await release();
    await expect(search).toBeFocused();
    await page.keyboard.type("raporu");
    await expect(page).toHaveURL(/\/blog\?ara=bilirkisi%20raporu$/);
    await expect(search).toHaveValue("bilirkisi raporu");
  });

  await test.step("the texts of a form, and a shortcut", async () => {
    const release = await openWithoutScripts(page, "/");
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
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test("a tap on the menu before the scripts arrive opens it, and a choice closes it", async ({ page }) => {
    const release = await openWithoutScripts(page, "/hizmetler/uzlastirma");
    await page.getByRole("button", { name: "Menüyü aç" }).tap();
    await release();
    const menu = page.getByRole("navigation", { name: "Ana menü" });
    await expect(menu).toBeVisible();
    await menu.getByRole("link", { name: "Blog" }).tap();
    await expect(page).toHaveURL(/\/blog$/);
    await expect(menu).toBeHidden();
  });
});

test("if the scripts cannot be loaded, a pressed link is followed", async ({ page, pageErrors }) => {
  pageErrors.expect(/net::ERR_FAILED/);
  await page.route(SCRIPT, (route) => route.abort());
  await page.goto("/hizmetler/uzlastirma");
  await page.getByRole("link", { name: "Sitede ara" }).click();
  await expect(page).toHaveURL(/\/blog#ara$/);
});
