import type { Page } from "@playwright/test";
import { untilHydrated } from "../../support/pages.ts";
import { expect, test } from "../../support/test.ts";

const SCRIPT = /\/assets\/[^/]+\.js$/;

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

test("scripts are requested after the first paint, style sheets never", async ({ page }) => {
  for (const path of PAGES) {
    await page.goto(path);
    await untilHydrated(page);
    const [painted = 0, requested] = await page.evaluate(() => [
      performance.getEntriesByName("first-paint")[0]?.startTime,
      Math.min(
        ...performance
          .getEntriesByType("resource")
          .filter(({ name }) => name.endsWith(".js"))
          .map(({ startTime }) => startTime),
      ),
    ]);
    expect(painted, path).toBeGreaterThan(0);
    expect(requested, path).toBeGreaterThanOrEqual(painted);
    const sheets = await page.evaluate(() => performance.getEntriesByType("resource").map(({ name }) => name));
    expect(sheets.filter((name) => name.endsWith(".css"))).toEqual([]);
  }
});

test("what people do before the scripts arrive has its effect at once, and stays", async ({ page }) => {
  const field = (name: string) => page.getByRole("textbox", { name, exact: true });
  const html = page.locator("html");

  await test.step("the theme and a question", async () => {
    const release = await openWithoutScripts(page, "/hizmetler");
    const theme = page.getByRole("button", { name: "Tema değiştir" });
    await theme.click();
    await expect(html).toHaveAttribute("data-mantine-color-scheme", "dark");
    await theme.press("Enter");
    await expect(html).toHaveAttribute("data-theme", "system");
    await page.getByRole("heading", { name: "Hizmetleri kullanmak ücretli mi?" }).click();
    await expect(page.locator("details[open]")).toHaveCount(1);
    await release();
    await expect(theme).toHaveAttribute("data-tip", "Tema: sistem");
    await expect(page.locator("details[open]")).toHaveCount(1);
  });

  await test.step("a choice", async () => {
    const release = await openWithoutScripts(page, "/becayis");
    await page.getByText("İlanları süz").click();
    await page.getByRole("combobox", { name: "Şehir" }).selectOption("Bursa");
    await page.getByRole("checkbox", { name: /doğrulanmış/i }).check();
    await release();
    await expect(page).toHaveURL(/\/becayis\?sehir=bursa&dogrulanmis=evet$/);
  });

  await test.step("a search in the list, which is typed on and searched for", async () => {
    const release = await openWithoutScripts(page, "/blog");
    const search = page.getByRole("searchbox", { name: "Ara" });
    await search.pressSequentially("bilirkisi ");
    await release();
    await expect(search).toBeFocused();
    await page.keyboard.type("raporu");
    await expect(page).toHaveURL(/\/blog\?ara=bilirkisi(?:%20|\+)raporu$/);
    await expect(search).toHaveValue("bilirkisi raporu");
  });

  await test.step("the search of the site", async () => {
    const release = await openWithoutScripts(page, "/hizmetler");
    await page.getByRole("button", { name: "Sitede ara" }).click();
    const palette = page.getByRole("dialog", { name: "Sitede ara" });
    await expect(palette.getByRole("textbox")).toBeFocused();
    await page.keyboard.type("iletisim");
    await release();
    await expect(palette.getByRole("combobox")).toBeFocused();
    await expect(palette.getByRole("combobox")).toHaveValue("iletisim");
    await expect(palette.getByRole("option", { name: "İletişim" })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(palette).toBeHidden();
  });

  await test.step("the texts of a form", async () => {
    const release = await openWithoutScripts(page, "/");
    await field("Ad").fill("Şükrü");
    await field("Mesaj").fill("İki satır\nmetin");
    await release();
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
    const menu = page.getByRole("navigation", { name: "Ana menü" });
    await expect(menu).toBeVisible();
    await release();
    await expect(page.getByRole("button", { name: "Menüyü kapat" })).toHaveAttribute("aria-expanded", "true");
    await menu.getByRole("link", { name: "Blog" }).tap();
    await expect(page).toHaveURL(/\/blog$/);
    await expect(menu).toBeHidden();
  });
});

test("if the scripts cannot be loaded, the search of the site is a form", async ({ page, pageErrors }) => {
  pageErrors.expect(/net::ERR_FAILED/);
  await page.route(SCRIPT, (route) => route.abort());
  await page.goto("/hizmetler/uzlastirma");
  // A document without its scripts is loaded again, once.
  await page.waitForFunction(() =>
    performance.getEntriesByType("navigation").some((each) => each.toJSON().type === "reload"),
  );
  await page.getByRole("button", { name: "Sitede ara" }).click();
  await page.keyboard.type("bilirkisi");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/blog\?ara=bilirkisi$/);
});
