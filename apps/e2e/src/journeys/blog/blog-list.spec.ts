import type { Locator, Page } from "@playwright/test";
import { visit } from "../../support/pages.ts";
import { expect, test } from "../../support/test.ts";

const PAGE_SIZE = 9;
const AUTOMATIC_LOADS = 3;

const getCards = (page: Page): Locator => page.locator("main article:not([aria-roledescription])");
const getMore = (page: Page): Locator => page.getByRole("link", { name: "Daha fazla yazı göster" });

test("the list grows by itself and by a button, and Back from an article restores it, also on a slow device", async ({
  page,
}) => {
  await visit(page, "/blog");
  const cards = getCards(page);
  const more = getMore(page);
  const footer = page.getByRole("contentinfo");
  for (let load = 1; load <= AUTOMATIC_LOADS; load++) {
    await more.scrollIntoViewIfNeeded();
    await expect(cards).toHaveCount((load + 1) * PAGE_SIZE);
  }
  await footer.scrollIntoViewIfNeeded();
  await expect(footer, "the footer stays reachable").toBeInViewport();
  await expect(more).toHaveAttribute("data-automatic", "false");
  await more.scrollIntoViewIfNeeded(); // cards that scroll into view change their height and move the button
  await more.click();
  await expect(cards).toHaveCount((AUTOMATIC_LOADS + 2) * PAGE_SIZE);
  const titles = await cards.getByRole("heading").allTextContents();
  expect(new Set(titles).size, "no post stands there twice").toBe(titles.length);

  const link = cards
    .nth(2 * PAGE_SIZE + 4)
    .getByRole("heading")
    .getByRole("link");
  const title = (await link.textContent()) ?? "";
  await link.scrollIntoViewIfNeeded();
  const place = await getScrollPlace(page);
  expect(place).toBeGreaterThan(1_000);
  await slowDown(page);
  await link.click();
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
  await expect.poll(() => getScrollPlace(page), { message: "the article begins at its top" }).toBe(0);
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1, name: "Blog" })).toBeVisible();
  await expect.poll(() => cards.count()).toBeGreaterThanOrEqual(3 * PAGE_SIZE);
  await expect.poll(async () => Math.abs((await getScrollPlace(page)) - place)).toBeLessThan(4);
  await expect(page.getByRole("link", { name: title })).toBeInViewport();
});

test("the search updates while typing, highlights matches and follows Back", async ({ page }) => {
  await visit(page, "/blog");
  const box = page.getByRole("searchbox", { name: "Ara" });
  await box.fill("bilirkisi raporu");
  await expect(page).toHaveURL(/\?ara=bilirkisi/);
  await expect(page.getByRole("status").filter({ hasText: "sonuç" })).toBeVisible();
  await expect(box).toBeFocused();
  const hit = getCards(page).filter({ hasText: "Bilirkişi Raporu Nasıl Okunur" });
  await expect(hit.locator("mark").first()).toHaveText(/bilirkişi/i);
  await hit.getByRole("heading").getByRole("link").click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Bilirkişi Raporu");
  await page.goBack();
  await expect(box).toHaveValue("bilirkisi raporu");
  await expect(hit).toBeVisible();
});

/** Slows the CPU down fivefold to expose races between frames. */
async function slowDown(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send("Emulation.setCPUThrottlingRate", { rate: 5 });
}

function getScrollPlace(page: Page): Promise<number> {
  return page.evaluate(() => Math.round(scrollY));
}
