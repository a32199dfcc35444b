import { expectAccessible, expectLargeTargets } from "@site/browser/testing/expect-accessible";
import { onePage } from "@site/browser/testing/one-page";
import type { Landing } from "@site/contract/becayis/board/landing/schema";
import { paths } from "@site/contract/paths";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { openPage } from "../../../testing/open-page.tsx";
import { storeWaiting } from "../joining/waiting-store.ts";
import { makeListing, reference } from "../testing/samples.ts";

const entry = (name: string, slug: string) => ({ name, slug });
const [ankara, izmir] = [entry("Ankara", "ankara"), entry("İzmir", "izmir")];
const landing: Landing = {
  institution: entry("Sağlık Bakanlığı", "saglik-bakanligi"),
  position: entry("Hemşire", "hemsire"),
  city: null,
  toCity: null,
  directions: [{ from: ankara, to: izmir, count: 3 }],
  missing: [{ from: izmir, to: ankara }],
  positions: [
    { ...entry("Hemşire", "hemsire"), count: 4 },
    { ...entry("Ebe", "ebe"), count: null },
  ],
  cities: [ankara, izmir],
  rules: [
    { rule: "same-institution", verdict: "ok", text: "Aynı kurum gerekir.", source: "Kanun", sourceDate: "2026-11-21" },
  ],
};
const path = paths.landing({ institution: "saglik-bakanligi", position: "hemsire" });

async function open(address: string, given: Partial<Landing>, isEmpty = false): Promise<void> {
  const listings = isEmpty ? [] : [makeListing()];
  await openPage(address, {
    reference,
    becayis: {
      landing: { get: () => ({ ...landing, ...given }) },
      listings: { list: () => onePage(listings), countView: () => undefined },
    },
  });
}

test("a title's page shows its directions, who is sought, its rules and the pages around it", async () => {
  await open(path, {});
  await expect.element(page.getByRole("heading", { level: 1 })).toHaveTextContent("Hemşire becayiş ilanları");
  await expect
    .element(page.getByRole("link", { name: "Ankara → İzmir" }))
    .toHaveAttribute("href", `${path}/ankara-izmir`);
  await expect
    .element(page.getByRole("link", { name: "İzmir’den Ankara’ya gelmek isteyen aranıyor" }))
    .toHaveAttribute("href", `${path}/izmir-ankara`);
  await expect.element(page.getByText("3 ilan")).toBeVisible();
  await expect
    .element(page.getByRole("link", { name: "Ebe" }))
    .toHaveAttribute("href", "/becayis/kurum/saglik-bakanligi/ebe");
  await page.getByText("Kurallar ne diyor?").click();
  await expect.element(page.getByText("Aynı kurum gerekir.")).toBeVisible();
  await expectAccessible();
  await expectLargeTargets();
});

test("a listing that waits for its code in this browser is shown first", async () => {
  storeWaiting({ token: "bekleyen", email: "ayse@example.org", title: "Ankara’dan İzmir’e Hemşire becayişi" });
  await open(path, {});
  await expect.element(page.getByText("ilanınız kodunu bekliyor", { exact: false })).toBeVisible();
  await page.getByRole("button", { name: "Vazgeç" }).click();
});

test("a direction's page links its other side to the answer, and its own side to the opposite page", async () => {
  await open(`${path}/ankara-izmir`, { city: ankara, toCity: izmir });
  await expect
    .element(page.getByRole("heading", { level: 1 }))
    .toHaveTextContent("Ankara’dan İzmir’e Hemşire becayiş ilanları");
  const group = "kurum=saglik-bakanligi&unvan=hemsire";
  await expect
    .element(page.getByRole("link", { name: "Eşleşme var mı?" }))
    .toHaveAttribute("href", `${paths.ask}?${group}&nereden=izmir&nereye=ankara`);
  await expect
    .element(page.getByRole("link", { name: "Ben Ankara’dayım, yönü çevir" }))
    .toHaveAttribute("href", `${path}/izmir-ankara`);
});

test("navigation to a slow page shows a bar until it is loaded", async () => {
  /** Returns whether the loading bar is shown; the test's browser has no animations, so it appears at once. */
  const hasBar = () => getComputedStyle(page.getByRole("main").element(), "::before").content !== "none";
  let come = () => {};
  const late = new Promise<void>((resolve) => {
    come = resolve;
  });
  await openPage(path, {
    reference,
    becayis: {
      landing: {
        get: async ({ city }) => {
          if (city) await late;
          return city ? { ...landing, city: ankara, toCity: izmir } : landing;
        },
      },
      listings: { list: () => onePage([]) },
    },
  });
  const heading = page.getByRole("heading", { level: 1 });
  await expect.element(heading).toHaveTextContent("Hemşire becayiş ilanları");
  expect(hasBar()).toBe(false);
  await page.getByRole("link", { name: "Ankara → İzmir" }).click();
  await expect.poll(hasBar).toBe(true);
  await expect.element(heading).not.toHaveTextContent("Ankara’dan");
  come();
  await expect.element(heading).toHaveTextContent("Ankara’dan İzmir’e");
  expect(hasBar()).toBe(false);
});

test("a page without a listing invites its reader to be the first, and stays out of search engines", async () => {
  await open(path, { directions: [], missing: [], cities: [] }, true);
  await expect.element(page.getByText("Burada henüz ilan yok, ilk siz olun")).toBeVisible();
  await expect
    .element(page.getByRole("link", { name: "İlan Ver" }))
    .toHaveAttribute("href", `${paths.ask}?kurum=saglik-bakanligi&unvan=hemsire`);
  await expect
    .element(page.getByRole("link", { name: "Bu ilanları takip et" }))
    .toHaveAttribute("href", `${paths.alerts}?pozisyon=hemsire&kurum=saglik-bakanligi`);
  await expect.poll(() => document.querySelector<HTMLMetaElement>('meta[name="robots"]')?.content).toContain("noindex");
  await expectAccessible();
  await expectLargeTargets();
});

test("a page behind the last one says so, leads to the first, and stays out of search engines", async () => {
  for (const [address, first] of [
    [`${path}?sayfa=99`, path],
    [`${paths.cityPair("ankara", "izmir")}?sayfa=99`, paths.cityPair("ankara", "izmir")],
  ] as const) {
    await open(address, {}, true);
    await expect.element(page.getByText("Bu sayfada ilan yok")).toBeVisible();
    await expect.element(page.getByRole("link", { name: "İlk sayfaya dön" })).toHaveAttribute("href", first);
    const robots = () => document.querySelector<HTMLMetaElement>('meta[name="robots"]')?.content;
    await expect.poll(robots).toContain("noindex");
  }
});

test("the breadcrumb of a long institution has no separator alone on a line of a phone", async () => {
  await page.viewport(390, 844);
  const name = "Küçük ve Orta Ölçekli İşletmeleri Geliştirme ve Destekleme İdaresi Başkanlığı (KOSGEB)";
  for (const long of [name, "Ş".repeat(70)]) {
    await open(path, { institution: entry(long, "kosgeb") });
    const crumb = page.getByRole("navigation", { name: "Sayfa yolu" }).getByRole("link", { name: long });
    await expect.element(crumb).toBeVisible();
    const item = crumb.element().closest("li");
    const lines = (element: Element | null | undefined) => {
      const range = document.createRange();
      if (element) range.selectNodeContents(element);
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
    };
    const height = Number.parseFloat(getComputedStyle(item ?? document.body).lineHeight);
    expect(Math.round((item?.getBoundingClientRect().height ?? 0) / height)).toBe(lines(crumb.element()));
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  }
  await page.viewport(1280, 800);
});

test("a way within a province leads to the page of the province", async () => {
  await openPage(`${path}/ankara-ankara`, {
    reference,
    becayis: {
      landing: { get: ({ toCity }) => ({ ...landing, city: ankara, toCity: toCity ? ankara : null }) },
      listings: { list: () => onePage([]) },
    },
  });
  await expect.poll(() => location.pathname).toBe(`${path}/ankara`);
});
