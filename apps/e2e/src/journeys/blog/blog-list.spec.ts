import type { Locator, Page } from "@playwright/test";
import { untilHydrated, visit } from "../../support/pages.ts";
import { expect, test } from "../../support/test.ts";

const PAGE_SIZE = 9;
const AUTOMATIC_LOADS = 3;

const getCards = (page: Page): Locator => page.locator("main article:not([aria-roledescription])");
const getMore = (page: Page): Locator => page.getByRole("link", { name: "Daha fazla yazı göster" });

test("the list loads three pages automatically and the rest by a button, also after a failure", async ({
  page,
  api,
  pageErrors,
}) => {
  pageErrors.expect(/net::ERR_FAILED/);
  const calls = "**/trpc/blog.posts.page**";
  await page.route(calls, (route) => route.abort());
  await visit(page, "/blog");
  const cards = getCards(page);
  const more = getMore(page);
  const footer = page.getByRole("contentinfo");
  await expect(cards).toHaveCount(PAGE_SIZE);

  await test.step("a failed page can be retried, and no further one is requested while it is loading", async () => {
    await more.scrollIntoViewIfNeeded();
    const failure = page.getByRole("alert").filter({ hasText: "Yazılar yüklenirken bir hata oluştu." });
    await expect(failure).toBeVisible();
    await page.unroute(calls);
    let asked = 0;
    let release = (): void => undefined;
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(calls, async (route) => {
      asked++;
      await released;
      await route.continue();
    });
    await failure.getByRole("button", { name: "Tekrar Dene" }).click();
    await expect.poll(() => asked).toBe(1);
    await page.mouse.wheel(0, 100_000);
    await expect(footer).toBeInViewport();
    expect(asked, "calls while the first is under way").toBe(1);
    await page.evaluate(() => scrollTo(0, 0)); // else the next page follows at once
    release();
    await expect(cards).toHaveCount(2 * PAGE_SIZE);
    await expect(failure).toHaveCount(0);
    await page.unroute(calls);
  });

  for (let load = 2; load <= AUTOMATIC_LOADS; load++) {
    await more.scrollIntoViewIfNeeded();
    await expect(cards).toHaveCount((load + 1) * PAGE_SIZE);
  }
  await footer.scrollIntoViewIfNeeded();
  await expect(footer, "the footer stays reachable").toBeInViewport();
  await expect(more).toHaveAttribute("data-automatic", "false");
  await expect(cards).toHaveCount((AUTOMATIC_LOADS + 1) * PAGE_SIZE);

  const total = (await api.listPublishedPosts()).length;
  for (let shown = (AUTOMATIC_LOADS + 1) * PAGE_SIZE; shown < total; shown += PAGE_SIZE) {
    await more.scrollIntoViewIfNeeded(); // cards that scroll into view get their height and move the button
    await more.click();
    await expect(cards).toHaveCount(Math.min(shown + PAGE_SIZE, total));
  }
  await expect(page.getByText("Tüm yazılar yüklendi")).toBeVisible();
  await expect(more).toHaveCount(0);
  const titles = await cards.getByRole("heading").allTextContents();
  expect(new Set(titles).size, "no post stands there twice").toBe(total);
});

test("Back from an article restores length and scroll position of the list, also on a slow device", async ({
  page,
}) => {
  await visit(page, "/blog");
  const cards = getCards(page);
  for (const count of [2, 3]) {
    await getMore(page).scrollIntoViewIfNeeded();
    await expect(cards).toHaveCount(count * PAGE_SIZE);
  }
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

test("the search updates while typing, highlights matches, survives a failure and follows Back", async ({
  page,
  pageErrors,
}) => {
  pageErrors.expect(/net::ERR_FAILED/);
  await visit(page, "/blog");
  const box = page.getByRole("searchbox", { name: "Ara" });

  await test.step("a failed search can be retried", async () => {
    await page.route("**/trpc/blog.search**", (route) => route.abort());
    await box.fill("faiz");
    const failure = page.getByRole("alert").filter({ hasText: "Arama sırasında bir hata oluştu." });
    await expect(failure).toBeVisible();
    await page.unroute("**/trpc/blog.search**");
    await failure.getByRole("button", { name: "Tekrar Dene" }).click();
    await expect(getCards(page).filter({ hasText: "Faiz" }).first()).toBeVisible();
    await expect(failure).toHaveCount(0);
  });

  await test.step("a search without matches offers to clear it", async () => {
    const nothing = page.getByRole("status").filter({ hasText: "Arama sonucu bulunamadı" });
    await box.fill("zzyzx");
    await expect(nothing).toBeVisible();
    await page.getByRole("link", { name: "Aramayı temizle" }).click();
    await expect(page).toHaveURL(/\/blog$/);
    await untilHydrated(page);
    await expect(box).toHaveValue("");
    await expect(getCards(page)).toHaveCount(PAGE_SIZE);
    await box.fill("zzyzx");
    await expect(nothing).toBeVisible();
    await page.getByRole("button", { name: "Temizle" }).click();
    await expect(box).toBeFocused();
    await expect(getCards(page)).toHaveCount(PAGE_SIZE);
  });

  await box.fill("bilirkisi raporu");
  await expect(page).toHaveURL(/\?ara=bilirkisi/);
  await expect(page.getByRole("status").filter({ hasText: "sonuç" })).toBeVisible();
  await expect(box).toBeFocused();
  const hit = getCards(page).filter({ hasText: "Bilirkişi Raporu Nasıl Okunur" });
  await expect(hit.locator("mark").first()).toHaveText(/bilirkişi/i);
  await expect(getMore(page), "a search does not grow").toHaveCount(0);
  await hit.getByRole("heading").getByRole("link").click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Bilirkişi Raporu");
  await page.goBack();
  await expect(box).toHaveValue("bilirkisi raporu");
  await expect(hit).toBeVisible();
});

test("a desktop reader switches between grid and list, and the choice is stored; a phone shows the list", async ({
  page,
}) => {
  await visit(page, "/blog");
  const cards = getCards(page);
  const list = page.getByRole("button", { name: "Liste görünümü" });
  await expect(page.getByRole("button", { name: "Izgara görünümü" })).toHaveAttribute("aria-pressed", "true");
  expect(await getColumns(cards)).toBeGreaterThan(1);
  const desk = page.viewportSize() ?? { width: 1280, height: 720 };
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(list).toBeHidden();
  expect(await getColumns(cards)).toBe(1);
  await page.setViewportSize(desk);
  await list.click();
  await expect(list).toHaveAttribute("aria-pressed", "true");
  expect(await getColumns(cards)).toBe(1);

  await page.reload();
  await untilHydrated(page);
  await expect(list).toHaveAttribute("aria-pressed", "true");
  expect(await getColumns(cards)).toBe(1);
});

/** Slows the CPU down fivefold to expose races between frames. */
async function slowDown(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send("Emulation.setCPUThrottlingRate", { rate: 5 });
}

function getScrollPlace(page: Page): Promise<number> {
  return page.evaluate(() => Math.round(scrollY));
}

/** Returns the number of cards in a row. */
async function getColumns(cards: Locator): Promise<number> {
  const lefts = await cards.evaluateAll((elements) =>
    elements.map((element) => Math.round(element.getBoundingClientRect().left)),
  );
  return new Set(lefts).size;
}
