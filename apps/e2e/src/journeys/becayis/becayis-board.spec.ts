import type { Page } from "@playwright/test";
import { visit } from "../../support/pages.ts";
import { getStructuredData } from "../../support/structured-data.ts";
import { expect, test } from "../../support/test.ts";

// Sample listings: Ankara and İzmir match directly, İstanbul, Bursa and Antalya form a ring, Konya is unmatched. The
// journeys add a nurse who also wants to move from İstanbul to Bursa.

const cards = (page: Page) => page.getByRole("region", { name: "İlanlar" }).getByRole("article");
const titles = (page: Page) => cards(page).getByRole("heading").allTextContents();

/** Collects the ids of the listings whose views the page reports. */
function countedViews(page: Page): number[] {
  const counted: number[] = [];
  page.on("request", (request) => {
    if (!request.url().includes("becayis.listings.countView")) return;
    const calls: Record<string, { json: { id: number } }> = request.postDataJSON();
    counted.push(...Object.values(calls).map(({ json }) => json.id));
  });
  return counted;
}

test("the board filters while typing and by lists, sorts, and stores all in the address", async ({
  page,
  pageErrors,
}) => {
  pageErrors.expect(/net::ERR_FAILED/);
  await visit(page, "/becayis?sirala=en-eski");
  const oldest = await titles(page);
  await page.getByRole("combobox", { name: "Sıralama" }).selectOption("En yeni");
  await expect(page).toHaveURL(/\/becayis$/);
  await expect.poll(() => titles(page)).toEqual(oldest.toReversed());

  await test.step("a failed list shows an error and can be retried", async () => {
    await page.route("**/trpc/becayis.listings.list*", (route) => route.abort());
    await page.getByRole("searchbox", { name: "Ara" }).fill("zabıt");
    await expect(page.getByRole("alert").filter({ hasText: "İlanlar alınırken hata oluştu" })).toBeVisible();
    await page.unroute("**/trpc/becayis.listings.list*");
    await page.getByRole("button", { name: "Tekrar Dene" }).click();
    await expect(cards(page)).toHaveCount(2);
    await page.getByRole("link", { name: "Filtreleri temizle" }).click();
  });

  await expect(page).toHaveTitle("Becayiş İlanları | Hukuk ve Yazılım");
  await expect(cards(page)).toHaveCount(7);
  await expect(
    page.getByRole("navigation", { name: "Ana menü" }).getByRole("link", { name: "Becayiş" }),
  ).toHaveAttribute("aria-current", "page");

  await page.getByRole("searchbox", { name: "Ara" }).pressSequentially("HEMSIRE");
  await expect(page).toHaveURL(/\/becayis\?ara=HEMSIRE$/);
  await expect(cards(page)).toHaveCount(4);
  await expect(cards(page).last().locator("mark")).toHaveText("hemşire");
  await expect(page.getByRole("searchbox", { name: "Ara" })).toBeFocused();
  await page.getByRole("combobox", { name: "Şehir" }).selectOption("Bursa");
  await expect(page).toHaveURL(/\?ara=HEMSIRE&sehir=bursa$/);
  await expect(cards(page)).toHaveCount(3);
  expect((await titles(page)).toSorted()).toEqual([
    "Bursa’dan Antalya’ya hemşire becayişi",
    "İstanbul ile Bursa arasında becayiş",
    "İstanbul’dan Bursa’ya hemşire becayişi",
  ]);

  await page.getByRole("link", { name: "Filtreleri temizle" }).click();
  await expect(cards(page)).toHaveCount(7);
  await expect(page.getByRole("searchbox", { name: "Ara" })).toHaveValue("");
  await page.getByRole("combobox", { name: "Kurum" }).focus();
  await page.getByRole("combobox", { name: "Kurum" }).selectOption("Diyanet İşleri Başkanlığı");
  await expect(cards(page)).toHaveCount(1);
  await expect(page.getByRole("combobox", { name: "Kurum" })).toBeFocused();
  await page.getByRole("combobox", { name: "Pozisyon" }).selectOption("Hemşire");
  await expect(page.getByText("Aramanıza uygun ilan yok")).toBeVisible();
  await page.reload();
  await expect(page.getByText("Aramanıza uygun ilan yok")).toBeVisible();
  await expect(page.getByRole("combobox", { name: "Pozisyon" })).toHaveValue("hemsire");
  await expect(page.getByRole("link", { name: "Bu aramayı takip et" })).toHaveAttribute(
    "href",
    "/becayis/takipler?pozisyon=hemsire&kurum=diyanet-isleri-baskanligi",
  );
});

test("a card leads to the listing and to those of its two cities, and requesting contact asks to sign in", async ({
  page,
}) => {
  await visit(page, "/becayis");
  const card = cards(page).filter({ hasText: "Konya’dan Samsun’a" });
  await expect(card).toContainText("Örnek Ü***");
  await expect(card).toContainText("Aktif");
  await expect(card).toContainText(/az önce|dakika önce/);
  await card.getByRole("link", { name: /^Detaylar/ }).click();
  await expect(page).toHaveURL(/\/becayis\/ilan\/konya-dan-samsun-a-imam-hatip-becayisi-\d+$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Konya’dan Samsun’a imam-hatip becayişi");
  await expect(page).toHaveTitle("Konya’dan Samsun’a imam-hatip becayişi | Hukuk ve Yazılım");
  const side = page.getByRole("complementary", { name: "İlan bilgileri" });
  await expect(side).toContainText("Örnek Ü***");
  await expect(side.getByRole("button", { name: "Paylaş" })).toBeVisible();
  await page.getByRole("link", { name: "Konya’dan Samsun’a becayiş ilanları" }).click();
  await expect(page).toHaveURL(/\/becayis\/konya-samsun$/);
  await expect(cards(page)).toHaveCount(1);
  await page.getByRole("link", { name: "Samsun’dan Konya’ya becayiş ilanları" }).click();
  await expect(page.getByText("Bu iki il arasında şu anda ilan yok")).toBeVisible();
  await expect(page.getByRole("link", { name: "Bu iki ili takip et" })).toHaveAttribute(
    "href",
    "/becayis/takipler?nereden=samsun&nereye=konya",
  );

  await page.getByRole("navigation", { name: "Ana menü" }).getByRole("link", { name: "Becayiş" }).click();
  await expect(page.getByRole("link", { name: "İlan Oluştur" })).toHaveAttribute(
    "href",
    "/giris-yap?devam=%2Fbecayis%2Fbecayis-ilani-olustur",
  );
  await cards(page).first().getByRole("button", { name: "İletişime Geç" }).click();
  await expect(page.getByText("Giriş yapmanız gerekiyor.")).toBeVisible();
  await expect(page).toHaveURL(/\/becayis$/);
  await page.waitForURL("**/giris-yap?devam=%2Fbecayis");
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

test("a listing that is not on the board answers 404 with a link back", async ({ page, request }) => {
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
  }
  await page.goto("/becayis/ilan/boyle-bir-ilan-yok-0");
  await page.getByRole("link", { name: "İlanlara dön" }).click();
  await expect(cards(page)).toHaveCount(7);
  for (const path of ["/becayis/ankara", "/becayis/ankara-yok", "/becayis/ankara-izmir-bursa"])
    expect((await request.get(path)).status(), path).toBe(404);
});

test("a view is counted once per page session, when half of the card has been visible", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 500 });
  const counted = countedViews(page);
  await visit(page, "/becayis");
  const last = cards(page).last();
  const lastId = Number(await last.getAttribute("data-listing"));
  expect(counted).not.toContain(lastId);
  await last.scrollIntoViewIfNeeded();
  await expect.poll(() => counted).toContain(lastId);
  await last.getByRole("link", { name: /^Detaylar/ }).click();
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("Becayiş İlanları");
  await page.goBack();
  await expect(cards(page)).toHaveCount(7);
  await last.scrollIntoViewIfNeeded();
  await page.getByRole("searchbox", { name: "Ara" }).fill("konya");
  await expect(cards(page)).toHaveCount(1);
  expect(counted.filter((id) => id === lastId)).toEqual([lastId]);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the board is a form with cards, and each listing has a page", async ({ page }) => {
    await page.goto("/becayis");
    await expect(cards(page)).toHaveCount(7);
    await expect(page.getByRole("button", { name: "İletişime Geç" })).toHaveCount(0);
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
