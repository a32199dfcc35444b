import { openSession } from "../../support/members.ts";
import { visit } from "../../support/pages.ts";
import { ringMember } from "../../support/sample-board.ts";
import { expectAccessible } from "../../support/screen-checks.ts";
import { storeInBrowser } from "../../support/script-calls.ts";
import { expect, test } from "../../support/test.ts";

const DESCRIPTION_CUT = 50;

test("the menu lists the services with descriptions and works by keyboard", async ({ page }) => {
  await visit(page, "/blog");
  const menu = page.getByRole("navigation", { name: "Ana menü" });
  const toggle = menu.getByRole("button", { name: "Hizmetler listesi" });
  const entries = menu.locator("#hizmetler_menusu").getByRole("listitem");
  await expect(entries.first()).toBeHidden();

  await toggle.focus();
  await page.keyboard.press("Enter");
  await expect(toggle).toHaveAttribute("aria-expanded", "true");
  await expect(entries).toHaveCount(5);
  for (const description of await entries.locator("small").allTextContents())
    expect(description.replace("…", "").length).toBeLessThanOrEqual(DESCRIPTION_CUT);
  await expect(entries.first().getByRole("link"), "a service without an address has its page alone").toHaveCount(1);
  await expect(entries.first().getByRole("link")).toHaveAttribute("href", "/hizmetler/bilirkisilik");
  await expectAccessible(page);

  await page.keyboard.press("Tab");
  await page.keyboard.press("Escape");
  await expect(entries.first()).toBeHidden();
  await expect(toggle).toBeFocused();

  await toggle.click();
  await page.getByRole("heading", { level: 1 }).click();
  await expect(entries.first()).toBeHidden();

  await menu.getByRole("link", { name: "Hizmetler", exact: true }).hover();
  await entries.filter({ hasText: "Konsolosluk" }).getByRole("link").first().click();
  await expect(page).toHaveURL(/\/hizmetler\/konsolosluk$/);
  await expect(page.getByRole("heading", { level: 1, name: "Konsolosluk Bulucu" })).toBeVisible();
});

test("visitors see the sign-in links, members their pages, and only administrators the admin area", async ({
  page,
  baseURL,
}) => {
  await visit(page, "/gizlilik-politikasi");
  const header = page.getByRole("banner");
  await expect(header.getByRole("link", { name: "Giriş Yap" })).toHaveAttribute("href", "/giris-yap");
  await expect(header.getByRole("link", { name: "Üye Ol" })).toHaveAttribute("href", "/uye-ol");
  await expect(header.getByRole("link", { name: "Yönetim" })).toHaveCount(0);

  await openSession(page, baseURL ?? "", ringMember);
  await page.evaluate(() => localStorage.setItem("adminToken", "a_deneme"));
  await visit(page, "/gizlilik-politikasi");
  await expect(header.getByRole("link", { name: "Profilim" })).toHaveAttribute("href", "/profil");
  await expect(header.getByRole("link", { name: "Yönetim" })).toBeVisible();
  await expect(header.getByRole("link", { name: "Giriş Yap" })).toHaveCount(0);
});

test("the theme stored by the previous site is migrated once", async ({ page }) => {
  await storeInBrowser(page, "", { "vite-ui-theme": "dark" });
  await visit(page, "/hakkimda");
  await expect(page.locator("html")).toHaveAttribute("data-mantine-color-scheme", "dark");
  expect(await page.evaluate(() => [localStorage.getItem("theme"), localStorage.getItem("vite-ui-theme")])).toEqual([
    "dark",
    null,
  ]);
});

test("the site works without browser storage", async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ["localStorage", "sessionStorage"])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException("The user denied permission", "SecurityError");
        },
      });
  });
  await visit(page, "/hakkimda");
  await page.getByRole("button", { name: "Tema değiştir" }).click();
  await expect(page.locator("html")).toHaveAttribute("data-mantine-color-scheme", "dark");
  await page.getByRole("navigation", { name: "Ana menü" }).getByRole("link", { name: "Blog" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Blog" })).toBeVisible();
});

test("a new page starts at the top, a reloaded page keeps its scroll position", async ({ page }) => {
  const top = () => page.evaluate(() => Math.round(scrollY));
  await visit(page, "/blog/bilirkisi-raporu-nasil-okunur");
  await page.mouse.wheel(0, 900);
  await expect.poll(top).toBe(900);
  await visit(page, "/hakkimda");
  expect(await top()).toBe(0);
  await page.mouse.wheel(0, 120);
  await expect.poll(top).toBe(120);
  await page.reload();
  await expect.poll(top).toBe(120);
  await page.goBack();
  await expect.poll(top).toBe(900);
});
