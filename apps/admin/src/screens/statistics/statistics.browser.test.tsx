import { callError } from "@site/browser/testing/answer-calls";
import { expectAccessible, expectNoViolations } from "@site/browser/testing/expect-accessible";
import { resizeFrame } from "@site/browser/testing/resize-frame";
import { adminPaths } from "@site/contract/admin-paths";
import type { StatisticsOverview } from "@site/contract/readers/statistics/admin-schema";
import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import "../../kit/charts/lines.tsx"; // the screen loads it later, which takes long on a busy machine
import { expectFits, PHONE_PX, TABLET_PX } from "../../testing/browser/expect-fits.ts";
import { openScreen } from "../../testing/browser/open-screen.tsx";

const points = Array.from({ length: 30 }, (_, index) => ({
  day: `2026-11-${String(index + 1).padStart(2, "0")}`,
  views: 20 + ((index * 7) % 30),
  readers: 10 + ((index * 5) % 15),
}));
const filled: StatisticsOverview = {
  points,
  totals: { views: 1_200, readers: 640, quarter: 900, half: 600, full: 300 },
  previousPoints: points.map((point) => ({ ...point, views: 15 })),
  previousTotals: { views: 800, readers: 640, quarter: 0, half: 0, full: 0 },
  publications: [{ postId: 7, title: "Bilirkişi raporuna itiraz", day: "2026-11-12" }],
  dropped: 0,
};
const overview = vi.fn<(input: { step?: string | undefined; postId?: number | undefined }) => StatisticsOverview>();
const create = vi.fn();
const posts = [
  {
    postId: 7,
    title: "Bilirkişi raporuna itiraz",
    slug: "bilirkisi-raporuna-itiraz",
    views: 300,
    readers: 200,
    quarter: 240,
    half: 150,
    full: 75,
    previous: 100,
    trend: [10, 20, 270],
  },
];
const sourcePosts = vi.fn(() => [
  { postId: 7, title: "Bilirkişi raporuna itiraz", slug: "bilirkisi-raporuna-itiraz", count: 45, previous: 12 },
]);
const statistics = {
  overview,
  posts: () => posts,
  sourcePosts,
  sources: () => ({
    hosts: [
      { name: "google.com", count: 120, previous: 80 },
      { name: "", count: 4, previous: 0 },
    ],
    campaigns: [
      { name: "afis", count: 6, previous: 2 },
      { name: "paylasim", count: 4, previous: 0 },
      { name: "constructor", count: 1, previous: 0 },
    ],
    devices: [
      { name: "phone", count: 700, previous: 500 },
      { name: "desktop", count: 500, previous: 300 },
    ],
  }),
  ways: () => [{ fromPostId: 7, fromTitle: "Bilirkişi raporuna itiraz", toPostId: 8, toTitle: "Keşif", count: 12 }],
  searches: () => [{ term: "naklen atama", count: 9, misses: 9, previous: 2 }],
  missing: () => [{ path: "/eski-yazi", count: 5, lastDay: "2026-11-20" }],
  swaps: () => [{ fromCity: "Ankara", toCity: "İzmir", views: 40, requests: 5, acceptances: null }],
};
const answers = { admin: { statistics, redirects: { create } } };

function open(address: string = adminPaths.statistics) {
  overview.mockReset().mockReturnValue(filled);
  return openScreen(address, answers);
}

const chart = () => page.getByRole("application", { name: /arası görüntülenme ve okur/ });
const part = (name: string) => page.getByRole("region", { name, exact: true });

test("the screen shows counts beside those of the former period, as a picture and as tables", async () => {
  await open();
  await expect.element(page.getByText("önceki döneme göre %50 fazla")).toBeVisible();
  await expect.element(chart()).toBeVisible();
  await expect.element(part("Nereden geldiler")).toHaveTextContent(/google\.com.*120.*80.*Diğer.*4/);
  await expect.element(part("Cihazlar")).toHaveTextContent(/Telefon.*700.*Bilgisayar.*500/);
  await expect.element(part("Yazılar")).toHaveTextContent(/Bilirkişi raporuna itiraz.*300.*200.*%80.*%50.*%25.*100/);
  await expect.element(part("Yazıdan yazıya")).toHaveTextContent(/itiraz.*Keşif.*12/);
  await expect.element(part("Aramalar")).toHaveTextContent(/naklen atama.*9.*9.*2/);
  await expect.element(part("Becayiş panosu")).toHaveTextContent(/Ankara.*İzmir.*40.*5.*3’ten az/);
  await expect.element(part("Yazılar").getByRole("img", { name: "En çok 270, son 270" })).toBeVisible();
  await expect
    .element(part("Kampanyalar"))
    .toHaveTextContent(/Afiş.*6.*2.*Paylaşılan bağlantı.*4.*0.*constructor.*1.*0/);
  await expectAccessible();
});

test("the chart shows a step's values under the pointer and by arrow keys, with what was published", async () => {
  await open();
  const values = part("Zaman içinde").getByRole("status");
  await chart().hover({ position: { x: 60, y: 60 } });
  await expect
    .element(values)
    .toHaveTextContent(/Kasım 2026.*Görüntülenme\d+.*Okur\d+.*Önceki dönemin görüntülenmesi15/);
  await page.getByRole("heading", { name: "İstatistikler" }).hover();
  (chart().element() as SVGElement).focus();
  await userEvent.keyboard("{ArrowRight}".repeat(11));
  await expect.element(values).toHaveTextContent(/12 Kasım 2026.*Bilirkişi raporuna itiraz.*Görüntülenme37.*Okur20/);
  await userEvent.keyboard("{ArrowLeft}");
  await expect.element(values).toHaveTextContent(/^11 Kasım 2026Görüntülenme30/);
  await userEvent.keyboard("{ArrowRight}".repeat(18));
  await expect.element(values).toHaveTextContent(/^29 Kasım 2026Görüntülenme36Okur15Önceki dönemin görüntülenmesi15$/);
  await userEvent.keyboard("{ArrowRight}");
  await expect
    .element(values)
    .toHaveTextContent(/^30 Kasım 2026Bugün henüz bitmediGörüntülenme43Okur20Önceki dönemin görüntülenmesi15$/);
  await expectNoViolations();
});

test("period, step and post are asked for and stand in the address", async () => {
  const router = await open();
  await page.getByText("1 yıl").click();
  await expect.poll(() => overview.mock.lastCall?.[0].step).toBe("week");
  await page.getByText("Ay", { exact: true }).click();
  await expect.poll(() => overview.mock.lastCall?.[0].step).toBe("month");
  await part("Yazılar").getByRole("link", { name: "Bilirkişi raporuna itiraz" }).click();
  await expect.poll(() => overview.mock.lastCall?.[0].postId).toBe(7);
  await expect.element(page.getByText("Sonuna gelen")).toBeVisible();
  expect(part("Aramalar").elements()).toEqual([]);
  expect(router.state.location.search).toBe("?yazi=7");
});

test("a missing address is redirected with its path filled in", async () => {
  await open();
  create.mockReset().mockImplementation(({ fromPath, toPath }) => ({
    id: 1,
    fromPath,
    toPath,
    finalPath: toPath,
    isIdle: false,
    isBroken: false,
    hitCount: 0,
    lastHitAt: null,
    isManual: true,
    createdAt: "2026-11-26T09:00:00.000Z",
  }));
  await part("Bulunamayan adresler")
    .getByRole("button", { name: /Yönlendir/ })
    .click();
  await expect.element(page.getByLabelText("Eski adres")).toHaveValue("/eski-yazi");
  await page.getByRole("combobox", { name: "Yeni adres" }).fill("/blog/yeni");
  await page.getByRole("button", { name: "Kaydet" }).click();
  await expect.poll(() => create.mock.calls).toEqual([[{ fromPath: "/eski-yazi", toPath: "/blog/yeni" }]]);
});

test("the number of dropped views is shown", async () => {
  overview.mockReset();
  await openScreen(adminPaths.statistics, {
    admin: { statistics: { ...statistics, overview: () => ({ ...filled, dropped: 1_500 }) } },
  });
  await expect.element(page.getByRole("alert")).toHaveTextContent("1.500 görüntülenme sayılamadı");
});

test("parts stand in two columns on a wide screen, in one on a phone, and nothing is wider than the window", async () => {
  await open();
  const lefts = () => {
    const parts = ["Nereden geldiler", "Aramalar", "Becayiş panosu"];
    return new Set(parts.map((name) => part(name).element().getBoundingClientRect().left)).size;
  };
  await expect.element(part("Cihazlar")).toBeVisible();
  await resizeFrame({ width: 1440, height: 900 });
  await expect.poll(lefts).toBe(2);
  await expectFits(PHONE_PX, TABLET_PX);
  await resizeFrame({ width: PHONE_PX, height: 800 });
  await expect.poll(lefts).toBe(1);
});

test("the longest bar belongs to the largest count, and further rows come on request", async () => {
  overview.mockReset().mockReturnValue(filled);
  const searches = Array.from({ length: 12 }, (_, index) => ({
    term: `arama ${index + 1}`,
    count: 24 - index,
    misses: 0,
    previous: 0,
  }));
  await openScreen(adminPaths.statistics, { admin: { statistics: { ...statistics, searches: () => searches } } });
  const rows = part("Aramalar").getByRole("row");
  await expect.poll(() => rows.elements().length).toBe(1 + 10);
  const widths = rows
    .elements()
    .slice(1)
    .map((row) => {
      const name = row.querySelector("th") ?? row;
      return Number.parseFloat(getComputedStyle(name, "::before").width) / name.getBoundingClientRect().width;
    });
  expect(widths.map((width) => Math.round(width * 100))).toEqual([100, 96, 92, 88, 83, 79, 75, 71, 67, 63]);
  await part("Aramalar").getByRole("button", { name: "Tümünü göster (12)" }).click();
  await expect.poll(() => rows.elements().length).toBe(1 + 12);
});

test("a source leads to the posts that its readers came to, and back", async () => {
  const router = await open();
  await part("Nereden geldiler").getByRole("link", { name: "google.com" }).click();
  await expect.element(part("google.com ile okunan yazılar")).toHaveTextContent(/itiraz.*45.*12/);
  expect(router.state.location.search).toBe("?tur=hosts&kaynak=google.com");
  expect(sourcePosts.mock.lastCall).toMatchObject([{ field: "hosts", name: "google.com" }]);
  await expectNoViolations();
  await page.getByRole("link", { name: "Bütün site" }).click();
  await expect.element(part("Cihazlar")).toBeVisible();
  await part("Cihazlar").getByRole("link", { name: "Telefon" }).click();
  await expect.element(part("Telefon ile okunan yazılar")).toBeVisible();
});

test("a search leads to the posts about it, one without result to a new post with its title", async () => {
  await open();
  const row = part("Aramalar").getByRole("row", { name: /naklen atama/ });
  await expect
    .element(row.getByRole("link", { name: "naklen atama", exact: true }))
    .toHaveAttribute("href", "/admin/posts?ara=naklen+atama");
  await expect
    .element(row.getByRole("link", { name: "Yazı yaz: naklen atama" }))
    .toHaveAttribute("href", "/admin/posts/new?baslik=naklen+atama");
  await expect
    .element(part("Becayiş panosu").getByRole("link", { name: "Ankara" }))
    .toHaveAttribute("href", "/admin/becayis/listings?sehir=ankara");
});

test("before the first view one line names the parts without data and says when they will show some", async () => {
  const none = { views: 0, readers: 0, quarter: 0, half: 0, full: 0 };
  const empty: StatisticsOverview = {
    ...filled,
    points: points.map(({ day }) => ({ day, views: 0, readers: 0 })),
    totals: none,
    previousPoints: [],
    previousTotals: none,
    publications: [],
  };
  await openScreen(adminPaths.statistics, {
    admin: {
      statistics: {
        overview: () => empty,
        posts: () => [],
        sources: () => ({ hosts: [], campaigns: [], devices: [] }),
        ways: () => [],
        searches: () => [],
        missing: () => [],
        swaps: () => [],
      },
    },
  });
  await expect.element(chart()).toBeVisible();
  const names = [
    ...["Yazılar", "Nereden geldiler", "Kampanyalar", "Cihazlar", "Yazıdan yazıya", "Aramalar"],
    ...["Bulunamayan adresler", "Becayiş panosu"],
  ];
  const line = page.getByText(`Bu dönemde veri yok: ${names.join(", ")}`);
  await expect.element(line).toBeVisible();
  for (const name of names) expect(part(name).elements()).toEqual([]);
  await line.click();
  await expect.element(page.getByText(/utm_source=bulten/)).toBeVisible();
  await expectAccessible();
});

test("while the counts load, the screen is busy and has its shape", async () => {
  let answer = (_: StatisticsOverview) => {};
  const waiting = new Promise<StatisticsOverview>((resolve) => {
    answer = resolve;
  });
  await openScreen(adminPaths.statistics, { admin: { statistics: { ...statistics, overview: () => waiting } } });
  await expect.element(part("Zaman içinde")).toBeVisible();
  expect(part("Zaman içinde").element().querySelector("[aria-busy=true]")).not.toBeNull();
  expect(chart().elements()).toEqual([]);
  await expectAccessible();
  answer(filled);
  await expect.element(chart()).toBeVisible();
  expect(document.querySelector("main [aria-busy=true]")).toBeNull();
});

test("each part that cannot be read says so in its place and is read again on request", async () => {
  const fail = () => {
    throw callError({ code: "INTERNAL", message: "relation missing" });
  };
  const readOverview = vi.fn(() => filled).mockImplementationOnce(fail);
  const readSearches = vi.fn(statistics.searches).mockImplementationOnce(fail);
  await openScreen(adminPaths.statistics, {
    admin: { statistics: { ...statistics, overview: readOverview, searches: readSearches } },
  });
  await expect.element(part("Aramalar").getByRole("alert")).toHaveTextContent("Sayılar yüklenemedi");
  await expect.element(part("Yazılar")).toHaveTextContent(/itiraz/);
  await expectNoViolations();
  await part("Aramalar").getByRole("button", { name: "Tekrar Dene" }).click();
  await expect.element(part("Aramalar")).toHaveTextContent(/naklen atama/);
  await page.getByRole("alert").getByRole("button", { name: "Tekrar Dene" }).click();
  await expect.element(chart()).toBeVisible();
});
