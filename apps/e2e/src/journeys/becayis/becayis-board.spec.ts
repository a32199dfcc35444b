import type { Page } from "@playwright/test";
import { visit } from "../../support/pages.ts";
import { getStructuredData } from "../../support/structured-data.ts";
import { expect, test } from "../../support/test.ts";

// Sample listings: Ankara and İzmir match directly, İstanbul, Bursa and Antalya form a ring, Konya is unmatched.

const cards = (page: Page) => page.getByRole("region", { name: "İlanlar" }).getByRole("article");

test("a filtered address shows what it names, and a card leads to its listing and to those of its two cities", async ({
  page,
}) => {
  await visit(page, "/becayis?ara=IMAM+hatip&kurum=diyanet-isleri-baskanligi&sirala=en-eski");
  await expect(page).toHaveTitle("Becayiş İlanları | Hukuk ve Yazılım");
  await expect(cards(page)).toHaveCount(1);
  await expect(page.getByRole("combobox", { name: "Kurum", exact: true })).toHaveValue("diyanet-isleri-baskanligi");
  const card = cards(page).filter({ hasText: "Konya’dan Samsun’a" });
  await expect(card).toContainText("Örnek Ü***");
  await card.getByRole("link", { name: /^Detaylar/ }).click();
  await expect(page).toHaveURL(/\/becayis\/ilan\/konya-dan-samsun-a-imam-hatip-becayisi-\d+$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Konya’dan Samsun’a imam-hatip becayişi");
  await expect(page).toHaveTitle("Konya → Samsun becayiş: İmam-Hatip, Diyanet İşleri Başkanlığı | Hukuk ve Yazılım");
  await expect(page.getByRole("complementary", { name: "İlan bilgileri" })).toContainText("Örnek Ü***");
  await page.getByRole("link", { name: "Konya’dan Samsun’a becayiş ilanları" }).click();
  await expect(page).toHaveURL(/\/becayis\/konya-samsun$/);
  await expect(cards(page)).toHaveCount(1);
  await page.getByRole("link", { name: "Ben Konya’dayım, yönü çevir" }).click();
  await expect(page.getByText("Bu iki il arasında şu anda ilan yok")).toBeVisible();
  await page.getByRole("link", { name: "Bu iki ili takip et" }).click();
  await expect(page).toHaveURL(/\/becayis\/takipler\?nereden=samsun&nereye=konya$/);
  await expect(page.getByRole("combobox", { name: "İlan sahibi nerede çalışıyor?" })).toHaveValue("Samsun");
  await expect(page.getByRole("textbox", { name: "E-posta adresiniz" })).toBeVisible();
});

test("a listing's id opens the same page, whose canonical address contains the slug", async ({ request, baseURL }) => {
  const html = await (await request.get("/becayis/listings/1")).text();
  const address = /<link rel="canonical" href="([^"]+)">/.exec(html)?.[1] ?? "";
  expect(address).toMatch(new RegExp(`^${baseURL}/becayis/ilan/[a-z0-9-]+-1$`));
  const [offer] = getStructuredData(html);
  if (offer?.["@type"] !== "Offer") throw new Error("a listing's first structured data is its offer");
  expect(offer.url).toBe(address);
  const days = (Date.parse(offer.validThrough) - Date.parse(offer.validFrom)) / 86_400_000;
  expect(Math.round(days)).toBe(90);
});

test("a listing that is not on the board answers 404 with a link back, and a page after the last one is empty", async ({
  request,
}) => {
  for (const path of [
    "/becayis/ilan/boyle-bir-ilan-yok-0",
    "/becayis/listings/2147483647",
    "/becayis/listings/99999999999999",
    "/becayis/ilan/konya-dan-samsun-a",
  ]) {
    const response = await request.get(path);
    expect([path, response.status()]).toEqual([path, 404]);
    const html = await response.text();
    expect(html, path).toMatch(/<h1[^>]*>İlan bulunamadı<\/h1>/);
    expect(html, path).toContain("Aradığınız ilan mevcut değil veya kaldırılmış olabilir.");
    expect(html, path).toContain('<a href="/becayis"');
  }
  for (const path of ["/becayis/ankara", "/becayis/ankara-yok", "/becayis/ankara-izmir-bursa"])
    expect((await request.get(path)).status(), path).toBe(404);
  expect(await (await request.get("/becayis?sayfa=999")).text()).toContain("Bu sayfada ilan yok");
  for (const [address, target] of [
    ["/becayis/kurum", "/becayis"],
    ["/becayis/ankara-ankara", "/becayis?sehir=ankara"],
    ["/becayis/urfa-izmit?sayfa=2", "/becayis/sanliurfa-kocaeli?sayfa=2"],
    ["/becayis/ANKARA-Izmir", "/becayis/ankara-izmir"],
    [
      "/becayis/kurum/adalet-bakanligi/zabit-katibi/ankara-ankara",
      "/becayis/kurum/adalet-bakanligi/zabit-katibi/ankara",
    ],
  ] as const) {
    const answer = await request.get(address, { maxRedirects: 0 });
    expect([address, answer.status(), answer.headers().location]).toEqual([address, 301, target]);
  }
});

test("a filter of the board moves to its page, which answers 200 also without a listing", async ({ request }) => {
  const from = "/becayis?kurum=saglik-bakanligi&pozisyon=hemsire&sayfa=2&utm_source=ilan";
  const moved = await request.get(from, { maxRedirects: 0 });
  expect([moved.status(), moved.headers().location]).toEqual([
    301,
    "/becayis/kurum/saglik-bakanligi/hemsire?sayfa=2&utm_source=ilan",
  ]);
  const full = await (await request.get("/becayis/kurum/saglik-bakanligi/hemsire")).text();
  expect(full).toContain('href="/becayis/rss.xml?kurum=saglik-bakanligi&amp;unvan=hemsire"');
  expect(full).toContain("<title>Sağlık Bakanlığı Hemşire becayiş | Hukuk ve Yazılım</title>");
  expect(full).not.toContain("noindex");
  const kinds = getStructuredData(full).map((each) => each["@type"]);
  expect(kinds).toEqual(["BreadcrumbList", "ItemList"]);
  const empty = await request.get("/becayis/kurum/saglik-bakanligi/hemsire/van-kars");
  expect(empty.status()).toBe(200);
  const html = await empty.text();
  expect(html).toContain("ilk siz olun");
  expect(html).toMatch(/<meta name="robots" content="noindex/);
});

test("the addresses of a renamed institution lead to those of its new name", async ({ request, api }) => {
  const movedTo = async (path: string) => (await request.get(path, { maxRedirects: 0 })).headers().location;
  const [before, after] = ["Sağlık Bakanlığı", "Sağlık Kurumu"];
  await api.renameInstitution(before, after);
  try {
    for (const [from, to] of [
      ["/becayis/kurum/saglik-bakanligi?sayfa=2", "/becayis/kurum/saglik-kurumu?sayfa=2"],
      ["/becayis/kurum/saglik-bakanligi/hemsire/van-kars", "/becayis/kurum/saglik-kurumu/hemsire/van-kars"],
      ["/becayis?kurum=saglik-bakanligi&ara=ebe", "/becayis?ara=ebe&kurum=saglik-kurumu"],
      ["/becayis/sor?kurum=saglik-bakanligi&unvan=hemsire", "/becayis/sor?kurum=saglik-kurumu&unvan=hemsire"],
      ["/becayis/rss.xml?kurum=saglik-bakanligi", "/becayis/rss.xml?kurum=saglik-kurumu"],
    ] as const)
      expect(await movedTo(from)).toBe(to);
    expect((await request.get("/becayis/kurum/saglik-kurumu")).status()).toBe(200);
  } finally {
    await api.renameInstitution(after, before);
  }
  expect(await movedTo("/becayis/kurum/saglik-kurumu")).toBe("/becayis/kurum/saglik-bakanligi");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the board is a form with cards, and each listing has a page", async ({ page }) => {
    await page.goto("/becayis");
    await expect(cards(page).first()).toBeVisible();
    await expect(page.getByRole("button", { name: "İletişime Geç" })).toHaveCount(0);
    await page.getByText("İlanları süz").click();
    await page.getByRole("searchbox", { name: "Ara" }).fill("zabit katibi");
    await page.getByRole("combobox", { name: "Şehir" }).selectOption("Ankara");
    await page.getByRole("combobox", { name: "Sıralama" }).selectOption("En eski");
    await page.getByRole("button", { name: "Ara", exact: true }).click();
    await expect(page).toHaveURL(/\/becayis\?ara=zabit\+katibi&sehir=ankara&pozisyon=&kurum=&sirala=en-eski$/);
    await expect(cards(page)).toHaveCount(2);
    await expect(page.getByRole("combobox", { name: "Şehir" })).toHaveValue("ankara");
    await expect(page.getByRole("combobox", { name: "Sıralama" })).toHaveValue("en-eski");
    await cards(page)
      .first()
      .getByRole("link", { name: /^Detaylar/ })
      .click();
    await expect(page.getByRole("heading", { level: 1 })).toContainText("zabıt kâtibi becayişi");
    await expect(page.getByRole("heading", { name: "Sunulan görev" })).toBeVisible();
    await expect(page.getByRole("heading", { name: "Açıklama" })).toBeVisible();
    await expect(page.getByRole("button", { name: "Paylaş" })).toHaveCount(0);
  });
});
