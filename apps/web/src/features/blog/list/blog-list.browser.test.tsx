import { expectAccessible, expectLargeTargets } from "@site/browser/testing/expect-accessible";
import type { PostCard } from "@site/contract/blog/posts/schema";
import { beforeEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { cleanup } from "vitest-browser-react";
import { openPage } from "../../../testing/open-page.tsx";
import { makePostCard } from "../../../testing/reading.ts";

const PAGE_SIZE = 9;
const PAGES = 6;
const AUTOMATIC_LOADS = 3;

const card = (id: number) => makePostCard({ id, slug: `yazi-${id}`, title: `Yazı ${id}: bilirkişi raporu` });
const getPage = ({ page: number = 1 }: { page?: number }) =>
  Array.from({ length: PAGE_SIZE }, (_, index) => card((number - 1) * PAGE_SIZE + index + 1));
const loadPage = vi.fn<(input: { page?: number }) => PostCard[] | Promise<PostCard[]>>();
const searchCards = vi.fn<() => PostCard[]>();
const open = (address = "/blog") =>
  openPage(address, {
    site: {
      slider: {
        get: () => ({
          slide_count: "1",
          auto_play_interval: "6000",
          auto_play_enabled: "false",
          show_view_count: "false",
          show_navigation_arrows: "false",
          show_indicators: "false",
        }),
      },
    },
    blog: {
      posts: { page: loadPage },
      searchCards,
      slider: () => [],
      sidebar: () => ({ recent: [], popular: [], categories: [], postCount: PAGES * PAGE_SIZE }),
    },
  });
const cards = page.getByRole("main").getByRole("article");
const more = page.getByRole("link", { name: "Daha fazla yazı göster" });
const failure = page.getByRole("main").getByRole("alert");
const box = page.getByRole("searchbox", { name: "Ara" });
/** Polls for at least this many cards: after a short page the end is still so near that more pages may load at once. */
const expectAtLeast = (count: number) => expect.poll(() => cards.elements().length).toBeGreaterThanOrEqual(count);
const expectCards = (count: number) => expect.poll(() => cards.elements().length).toBe(count);
const getColumns = () => new Set(cards.elements().map((each) => Math.round(each.getBoundingClientRect().left))).size;

beforeEach(() => {
  loadPage.mockReset().mockImplementation(getPage);
  searchCards.mockReset().mockReturnValue([]);
});

test("three pages are added automatically, one at a time, and further ones by a button", async () => {
  await open();
  await expectCards(PAGE_SIZE);
  for (let load = 1; load <= AUTOMATIC_LOADS; load++) {
    more.element().scrollIntoView();
    await expectAtLeast((load + 1) * PAGE_SIZE);
  }
  await expectCards((AUTOMATIC_LOADS + 1) * PAGE_SIZE);
  expect(loadPage.mock.calls.map(([{ page: number }]) => number)).toEqual([1, 2, 3, 4]);
  await expect.element(more).toHaveAttribute("data-automatic", "false");
  for (let pages = AUTOMATIC_LOADS + 2; pages <= PAGES; pages++) {
    await more.click();
    await expectCards(pages * PAGE_SIZE);
  }
  await expect.element(page.getByText("Tüm yazılar yüklendi")).toBeVisible();
  await expect.element(more).not.toBeInTheDocument();
});

test("a list whose end was passed before it was watched loads its next pages", async () => {
  const filler = document.createElement("div");
  filler.style.height = "20000px";
  await open();
  await expectCards(PAGE_SIZE);
  document.body.append(filler);
  try {
    scrollTo(0, document.body.scrollHeight); // jumps in one step
    for (let load = 1; load <= AUTOMATIC_LOADS; load++) await expectAtLeast((load + 1) * PAGE_SIZE);
    await expectCards((AUTOMATIC_LOADS + 1) * PAGE_SIZE);
  } finally {
    filler.remove();
  }
});

test("a page that failed is asked for again, and no other one while it loads", async () => {
  let release = (): void => undefined;
  loadPage.mockImplementation((input) => {
    if ((input.page ?? 1) === 1) return getPage(input);
    throw new TypeError("Failed to fetch");
  });
  await open();
  await expectCards(PAGE_SIZE);
  more.element().scrollIntoView();
  await expect.element(failure).toHaveTextContent("Yazılar yüklenirken bir hata oluştu.");
  await expectAccessible();
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  loadPage.mockReset().mockImplementation(async (input) => {
    await released;
    return getPage(input);
  });
  await failure.getByRole("button", { name: "Tekrar Dene" }).click();
  await expect.poll(() => loadPage.mock.calls.length).toBe(1);
  scrollTo(0, document.body.scrollHeight);
  scrollTo(0, 0); // otherwise the next page would load at once
  release();
  await expectCards(2 * PAGE_SIZE);
  expect(loadPage).toHaveBeenCalledTimes(1);
  await expect.element(failure).not.toBeInTheDocument();
});

test("a search that failed is asked for again, and its matches are marked", async () => {
  searchCards.mockImplementation(() => {
    throw new TypeError("Failed to fetch");
  });
  await open();
  await box.fill("bilirkisi");
  await expect.element(failure).toHaveTextContent("Arama sırasında bir hata oluştu.");
  searchCards.mockReset().mockReturnValue([card(1)]);
  await failure.getByRole("button", { name: "Tekrar Dene" }).click();
  await expect.element(page.getByRole("status").filter({ hasText: "1 sonuç bulundu" })).toBeVisible();
  expect(document.querySelector("main mark")?.textContent).toMatch(/bilirkişi/i);
  await expect.element(more).not.toBeInTheDocument();
  await expectAccessible();
  await expectLargeTargets();
});

test("a search without matches offers to clear it", async () => {
  await open();
  await box.fill("zzyzx");
  await expect.element(page.getByText("Arama sonucu bulunamadı")).toBeVisible();
  await expect.element(page.getByRole("link", { name: "Aramayı temizle" })).toHaveAttribute("href", "/blog");
  await expectAccessible();
  await expectLargeTargets();
  await page.getByRole("button", { name: "Temizle" }).click();
  await expect.element(box).toHaveFocus();
  await expectCards(PAGE_SIZE);
});

test("the choice between grid and list is stored, and a phone shows the list", async () => {
  await open();
  const list = page.getByRole("button", { name: "Liste görünümü" });
  await expectCards(PAGE_SIZE);
  expect(getColumns()).toBeGreaterThan(1);
  await list.click();
  await expect.element(list).toHaveAttribute("aria-pressed", "true");
  expect(getColumns()).toBe(1);
  await cleanup();
  await open();
  await expect.element(list).toHaveAttribute("aria-pressed", "true");
  await page.getByRole("button", { name: "Izgara görünümü" }).click();
  await page.viewport(360, 740);
  await expectCards(PAGE_SIZE);
  expect(getColumns()).toBe(1);
  await expect.element(list).not.toBeInTheDocument();
});
