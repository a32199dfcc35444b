import type { Page } from "@playwright/test";
import { visit } from "../support/pages.ts";
import { publicScreens } from "../support/screens.ts";
import { expect, test } from "../support/test.ts";

/** Returns the page-specific head tags, without files, icons and tags common to all pages. */
function headOf(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [
      ...document.head.querySelectorAll(
        [
          'title, meta[property], meta[name]:not([name="viewport"], [name="theme-color"])',
          'link:is([rel="canonical"], [rel="prev"], [rel="next"], [rel="alternate"])',
          'script[type="application/ld+json"]',
        ].join(),
      ),
    ].map((element) => element.outerHTML),
  );
}

/** Follows a link inside the site, which is added to the page. */
async function moveTo(page: Page, path: string): Promise<void> {
  await page.evaluate((address) => {
    const link = Object.assign(document.createElement("a"), { href: address, textContent: "ilerle" });
    document.querySelector("main")?.append(link);
    link.click();
    link.remove();
  }, path);
}

test("client-side navigation sets the same head tags as loading the page", async ({ page, openBrowser, faults }) => {
  test.setTimeout(180_000);
  faults.expect(/404/); // requests for missing pages
  const mover = await openBrowser();
  await visit(mover, "/uye-ol");
  await mover.evaluate(() => Object.assign(window, { isSameDocument: true }));
  for (const { path } of publicScreens) {
    await visit(page, path);
    const loaded = await headOf(page);
    expect(loaded.length, path).toBeGreaterThan(2);
    await moveTo(mover, path);
    await expect.poll(() => headOf(mover), { message: path }).toEqual(loaded);
  }
  expect(await mover.evaluate(() => "isSameDocument" in window), "no new document on the way").toBe(true);
});

test("a page of the article list links the previous and the next page", async ({ page, baseURL }) => {
  const neighbour = (rel: string) => page.locator(`head link[rel="${rel}"]`);
  await visit(page, "/blog");
  await expect(neighbour("prev")).toHaveCount(0);
  await expect(neighbour("next")).toHaveAttribute("href", `${baseURL}/blog?sayfa=2`);
  await visit(page, "/blog?sayfa=2");
  await expect(neighbour("prev")).toHaveAttribute("href", `${baseURL}/blog`);
  await expect(neighbour("next")).toHaveAttribute("href", `${baseURL}/blog?sayfa=3`);
  await visit(page, "/blog?ara=faiz");
  await expect(neighbour("next")).toHaveCount(0);
});

for (const device of ["light", "dark"] as const) {
  test(`the logo in the header follows the chosen theme on a device in ${device} colours`, async ({ openBrowser }) => {
    const page = await openBrowser({ colorScheme: device });
    const mark = () =>
      page
        .getByRole("banner")
        .locator(".logo")
        .evaluate((element) => getComputedStyle(element).backgroundImage);
    await visit(page, "/");
    expect(await mark(), "light is chosen").toContain("rx='14' fill='%231f2a37'");
    await page.getByRole("button", { name: "Tema değiştir" }).click();
    await expect.poll(mark, { message: "dark is chosen" }).toContain("rx='14' fill='%23f6f1e7'");
  });
}
