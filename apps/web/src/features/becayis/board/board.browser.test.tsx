import { expectAccessible, expectLargeTargets, expectNoViolations } from "@site/browser/testing/expect-accessible";
import { onePage } from "@site/browser/testing/one-page";
import type { Listing } from "@site/contract/becayis/board/listings/schema";
import { boardTexts } from "@site/contract/becayis/board-labels";
import type { MovedPeople } from "@site/contract/becayis/swaps/results/schema";
import { type Page, toPage } from "@site/contract/common/paging";
import { signInTexts } from "@site/contract/identity/sign-in/labels";
import { paths } from "@site/contract/paths";
import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { openPage } from "../../../testing/open-page.tsx";
import { storeWaiting } from "../joining/waiting-store.ts";
import { makeListing, reference } from "../testing/samples.ts";

const listing = makeListing();

const some = (count: number, first: number): Listing[] =>
  Array.from({ length: count }, (_, index) => ({
    ...listing,
    id: first + index,
    slug: `ilan-${first + index}`,
    title: `${first + index}. hemşire ilanı`,
  }));
const list = vi.fn<(input: object) => Page<Listing> | Promise<Page<Listing>>>();
const moved = vi.fn<() => MovedPeople>(() => ({ total: null, institutions: [] }));
const counted: number[] = [];
const countView = ({ id }: { id: number | string }) => {
  counted.push(Number(id));
};

async function open(address: string, found: Listing[], total = found.length): Promise<void> {
  list.mockReset().mockReturnValue(toPage(found, { page: 1, limit: 12, total }));
  await openPage(address, { reference, becayis: { listings: { list, countView }, results: { moved } } });
}
const cards = () => page.getByRole("region", { name: "İlanlar" }).getByRole("article");
const search = () => page.getByRole("searchbox", { name: "Ara" });
const choice = (name: string) => page.getByRole("combobox", { name, exact: true });
const unfold = () => page.getByText("İlanları süz").click();
const address = () => location.pathname + location.search;

test("the board is filtered while typing and by lists, which keep the focus, and the address says how", async () => {
  await open(`${paths.board}?sirala=en-eski`, some(2, 1));
  await expect.element(choice("Sıralama")).toHaveValue("en-eski");
  await choice("Sıralama").selectOptions("En yeni");
  await expect.poll(address).toBe(paths.board);
  await expectAccessible();
  await search().fill("HEMSIRE");
  await expect.poll(address).toBe(`${paths.board}?ara=HEMSIRE`);
  await expect.element(search()).toHaveFocus();
  await expect.element(cards().first().getByRole("mark")).toHaveTextContent("hemşire");
  await choice("Şehir").click();
  await choice("Şehir").selectOptions("Ankara");
  await expect.element(choice("Şehir")).toHaveFocus();
  await page.getByRole("checkbox", { name: /doğrulanmış/ }).click();
  await expect.poll(address).toBe(`${paths.board}?ara=HEMSIRE&sehir=ankara&dogrulanmis=evet`);
  await expect
    .poll(() => list.mock.lastCall?.[0])
    .toEqual({
      ...{ search: "HEMSIRE", city: "ankara", verifiedOnly: true, page: 1 },
      ...{ sortBy: "createdAt", sortOrder: "desc" },
    });
  await page.getByRole("link", { name: "Filtreleri temizle" }).click();
  await expect.poll(address).toBe(paths.board);
  await expect.element(search()).toHaveValue("");
});

test("a listing that waits for its code in this browser is shown above the board until its owner gives it up", async () => {
  const waiting = page.getByText("ilanınız kodunu bekliyor", { exact: false });
  storeWaiting({ token: "bekleyen", email: "ayse@example.org", title: "Ankara’dan İzmir’e Hemşire becayişi" });
  await open(paths.board, some(1, 1));
  await expect.element(waiting).toBeVisible();
  await expect.element(cards()).toHaveLength(1);
  await expectAccessible();
  await page.getByRole("button", { name: "Vazgeç" }).click();
  await expect.element(waiting).not.toBeInTheDocument();
});

test("a choice made while a search waits for its delay is kept", async () => {
  await open(paths.board, some(2, 1));
  let answer = () => {};
  const later = new Promise<Page<Listing>>((resolve) => {
    answer = () => resolve(onePage([]));
  });
  await expect.element(cards()).toHaveLength(2);
  await unfold();
  await search().fill("imam");
  list.mockReset().mockReturnValue(later);
  await choice("Kurum").selectOptions("Sağlık Bakanlığı");
  await expect.poll(address).toBe(`${paths.board}?ara=imam&kurum=saglik-bakanligi`);
  answer();
  await expect.element(page.getByText("Aramanıza uygun ilan yok")).toBeVisible();
  await expect.element(choice("Kurum")).toHaveValue("saglik-bakanligi");
  await expect.element(search()).toHaveValue("imam");
});

test("a list that failed to load says so and is loaded again on request", async () => {
  await open(paths.board, some(1, 1));
  await expect.element(cards()).toHaveLength(1);
  list.mockImplementation(() => {
    throw new TypeError("the request failed");
  });
  await unfold();
  await search().fill("zabıt");
  const failed = page.getByRole("alert").filter({ hasText: boardTexts.listingsFailed });
  await expect.element(failed).toBeVisible();
  await expectNoViolations();
  list.mockReset().mockReturnValue(onePage(some(2, 1)));
  await failed.getByRole("button", { name: "Tekrar Dene" }).click();
  await expect.element(page.getByText("2 ilan", { exact: true })).toBeVisible();
  expect(cards().elements()).toHaveLength(2);
});

test("an empty board, a search without a result and a page after the last one each say what to do next", async () => {
  await open(paths.board, []);
  await expect.element(page.getByText("Henüz becayiş ilanı yok")).toBeVisible();
  await expectAccessible();
  await unfold();
  await choice("Şehir").selectOptions("Ankara");
  await expect.element(page.getByText("Aramanıza uygun ilan yok")).toBeVisible();
  await expect
    .element(page.getByRole("link", { name: "Bu aramayı takip et" }))
    .toHaveAttribute("href", `${paths.alerts}?nereden=ankara`);
  await expectNoViolations();
  await expectLargeTargets();
  await open(`${paths.board}?sayfa=9`, []);
  await expect.element(page.getByRole("link", { name: "İlk sayfaya dön" })).toHaveAttribute("href", paths.board);
});

test("the next page begins at its top, and Back shows the first one again", async () => {
  await open(paths.board, some(12, 1), 13);
  list.mockImplementation((input) => {
    const isSecond = "page" in input && input.page === 2;
    return toPage(isSecond ? some(1, 13) : some(12, 1), { page: isSecond ? 2 : 1, limit: 12, total: 13 });
  });
  const pager = page.getByRole("navigation", { name: "Sayfalar" });
  await expect.element(pager).toHaveTextContent("Sayfa 1 / 2");
  await pager.getByRole("link", { name: "Sonraki" }).click();
  await expect.element(pager).toHaveTextContent("Sayfa 2 / 2");
  expect(address()).toBe(`${paths.board}?sayfa=2`);
  await expect.element(page.getByRole("main")).toHaveFocus();
  await expect.element(page.getByRole("heading", { level: 1 })).toBeInViewport();
  await expect.element(page.getByText("13. hemşire ilanı")).toBeInTheDocument();
  expect(cards().elements()).toHaveLength(1);
  await expectNoViolations();
  history.back();
  await expect.element(pager).toHaveTextContent("Sayfa 1 / 2");
  expect(cards().elements()).toHaveLength(12);
});

test("a view counts once, when half of the card has been seen", async () => {
  await page.viewport(1280, 500);
  await open(paths.board, some(9, 101));
  await expect.element(cards().first()).toBeVisible();
  const last = cards().last();
  expect(counted).not.toContain(109);
  // repeated, because the router may restore the scroll position of the test before
  const scrollThere = () => {
    last.element().scrollIntoView();
    return counted;
  };
  await expect.poll(scrollThere).toContain(109);
  scrollTo(0, 0);
  await unfold();
  await search().fill("hemşire");
  await expect.poll(address).toContain("ara=");
  last.element().scrollIntoView();
  await expect.element(last).toBeInViewport();
  expect(counted.filter((id) => id === 109)).toHaveLength(1);
});

test("a visitor who wants to write to an owner is told to sign in and led to that listing after it", async () => {
  await open(paths.board, some(1, 1));
  await cards().getByRole("button", { name: "İletişime Geç" }).click();
  await expect.element(page.getByText(signInTexts.signInNeeded, { exact: false })).toBeVisible();
  expect(address()).toBe(paths.board);
  await expectAccessible();
  const question = "kurum=adalet-bakanligi&unvan=zabit-katibi&nereden=izmir&nereye=ankara";
  const returnTo = encodeURIComponent(paths.listing("ilan-1"));
  await expect.poll(address).toBe(`${paths.login}?devam=${returnTo}&${question}`);
  await expect
    .element(page.getByRole("link", { name: "İlanınızı verin" }))
    .toHaveAttribute("href", `${paths.ask}?${question}`);
  await expectNoViolations();
});

test("the number of people who moved is shown below the board once it is large enough", async () => {
  moved.mockReturnValueOnce({ total: 3, institutions: [{ name: "Adalet Bakanlığı", people: 3 }] });
  await open(paths.board, some(1, 1));
  await page.getByText("Bu panoda buluşan 3 kişinin yer değişikliği onaylandı.").click();
  await expect.element(page.getByText("Adalet Bakanlığı: 3 kişi")).toBeVisible();
  await expectAccessible();
});
