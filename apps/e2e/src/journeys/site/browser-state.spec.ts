import { visit } from "../../support/pages.ts";
import { expect, test } from "../../support/test.ts";

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
