import { untilHydrated, visit } from "../../support/pages.ts";
import { expect, test } from "../../support/test.ts";

const SCHEME = "data-mantine-color-scheme";

test("the theme changes by Enter and Space, is stored and reaches other tabs", async ({ page, context }) => {
  await visit(page, "/hakkimda");
  const html = page.locator("html");
  const button = page.getByRole("button", { name: "Tema değiştir" });
  await expect(html).toHaveAttribute(SCHEME, "light");
  const other = await context.newPage();
  await visit(other, "/gizlilik-politikasi");

  await button.focus();
  await page.keyboard.press("Enter");
  await expect(html).toHaveAttribute(SCHEME, "dark");
  await expect(other.locator("html")).toHaveAttribute(SCHEME, "dark");

  await page.reload();
  await untilHydrated(page);
  await expect(html).toHaveAttribute(SCHEME, "dark");

  await button.focus();
  await page.keyboard.press("Space");
  await expect(button).toHaveAttribute("data-tip", "Tema: sistem");
  await expect(html, "the device asks for light").toHaveAttribute(SCHEME, "light");
  await page.emulateMedia({ colorScheme: "dark" });
  await expect(html, "the device asks for dark").toHaveAttribute(SCHEME, "dark");
});

test("each page has the chosen theme before the first paint", async ({ page }) => {
  await page.addInitScript((attribute) => {
    localStorage.setItem("theme", "dark");
    new MutationObserver((_, observer) => {
      if (!document.body) return;
      observer.disconnect();
      document.documentElement.setAttribute(
        "data-when-body-began",
        document.documentElement.getAttribute(attribute) ?? "",
      );
    }).observe(document, { childList: true, subtree: true });
  }, SCHEME);
  for (const path of ["/", "/blog", "/admin/login"]) {
    await page.goto(path);
    await expect(page.locator("html"), path).toHaveAttribute("data-when-body-began", "dark");
    await untilHydrated(page);
    await expect(page.locator("html"), path).toHaveAttribute(SCHEME, "dark");
  }
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test("the menu opens, and closes on Escape, on a tap outside and on a choice", async ({ page }) => {
    await visit(page, "/hakkimda");
    const menu = page.getByRole("navigation", { name: "Ana menü" });
    const open = page.getByRole("button", { name: "Menüyü aç" });
    await expect(menu).toBeHidden();

    await open.click();
    await expect(menu).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(menu).toBeHidden();
    await expect(open).toBeFocused();

    await open.click();
    await expect(menu).toBeVisible();
    await page.getByRole("contentinfo").getByRole("paragraph").first().click();
    await expect(menu).toBeHidden();
    await expect(page, "nothing but the menu has changed").toHaveURL(/\/hakkimda$/);

    await open.click();
    await menu.getByRole("link", { name: "Blog" }).click();
    await expect(page).toHaveURL(/\/blog$/);
    await expect(menu).toBeHidden();
  });
});
