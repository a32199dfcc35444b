import type { Locator, Page } from "@playwright/test";
import { visit } from "../../support/pages.ts";
import { expect, test } from "../../support/test.ts";

const getQuestions = (page: Page) => page.getByRole("region", { name: "Sık sorulan sorular" }).getByRole("button");

test("the list shows each service, one open question at a time, and leads to the services' pages", async ({ page }) => {
  await visit(page, "/hizmetler");
  await expect(page.getByRole("heading", { level: 1, name: "Hizmetler" })).toBeVisible();
  const main = page.getByRole("main");
  const cards = main.getByRole("article");
  await expect(cards).toHaveCount(5);
  for (const card of await cards.all()) {
    await expect(card.getByRole("list", { name: "Öne çıkan özellikler" }).getByRole("listitem")).toHaveCount(3);
    await expect(card.getByRole("link", { name: "Ayrıntılar" })).toBeVisible();
    await expect(card.getByRole("link", { name: "Hizmeti Kullan" })).toHaveCount(0);
  }

  await test.step("one of the eight questions is open at a time and closes when pressed again", async () => {
    const questions = getQuestions(page);
    await expect(questions).toHaveCount(8);
    const [first, second] = [questions.nth(0), questions.nth(1)];
    await expect(first).toHaveAttribute("aria-expanded", "false");
    await first.click();
    await expect(first).toHaveAttribute("aria-expanded", "true");
    await expect(page.getByText("Hizmetlerin çoğu ücretsiz kullanılabilir.")).toBeVisible();
    await second.focus();
    await page.keyboard.press("Enter");
    await expect(second).toHaveAttribute("aria-expanded", "true");
    await expect(first).toHaveAttribute("aria-expanded", "false");
    await expect(page.getByText("Hizmetlerin çoğu ücretsiz kullanılabilir.")).toBeHidden();
    await page.keyboard.press("Space");
    await expect(second).toHaveAttribute("aria-expanded", "false");
  });

  await test.step("the call to action at the end scrolls back to the top", async () => {
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
    await page.getByRole("button", { name: "Hizmetleri İncele" }).click();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  });

  await cards.filter({ hasText: "Konsolosluk Bulucu" }).getByRole("link", { name: "Ayrıntılar" }).click();
  await expect(page).toHaveURL(/\/hizmetler\/konsolosluk$/);
  await expect(page.getByRole("heading", { level: 1, name: "Konsolosluk Bulucu" })).toBeVisible();
  await page.getByRole("link", { name: "Hizmetlere Dön" }).click();
  await expect(page).toHaveURL(/\/hizmetler$/);

  await test.step("a page shows purpose and audience; without an address it has no button", async () => {
    const card = cards.filter({ hasText: "Yapay Zekâ ile Belge Özetleme" });
    await card.getByRole("link", { name: "Ayrıntılar" }).click();
    await expect(page).toHaveTitle("Yapay Zekâ ile Belge Özetleme | Hukuk ve Yazılım");
    for (const name of ["Hizmeti Kullan", "Demo İzle"])
      await expect(main.getByRole("link", { name, exact: true })).toHaveCount(0);
    for (const name of ["Özellikler", "Faydalar", "Kimler için?"])
      await expect(main.getByRole("heading", { name })).toBeVisible();
    await expect(main.getByText("Hukuk öğrencileri")).toBeVisible();
    const kinds = await page
      .locator('script[type="application/ld+json"]')
      .evaluateAll((scripts) => scripts.map((script) => JSON.parse(script.textContent ?? "{}")["@type"]));
    expect(kinds).toEqual(["Service", "BreadcrumbList"]);
  });
});

test("a service with an address is linked from its card, from the menu and from its page", async ({ page, api }) => {
  const address = "https://ozet.example.org/uygulama";
  /** Expects one link to the service's address that opens in a new tab without access to its opener. */
  async function expectExternalLink(link: Locator): Promise<void> {
    await expect(link).toHaveCount(1);
    await expect(link).toBeVisible();
    await expect(link).toHaveAttribute("href", address);
    await expect(link).toHaveAttribute("target", "_blank");
    await expect(link).toHaveAttribute("rel", "noopener");
  }
  await api.saveServiceAddress("ozet", address);
  try {
    await visit(page, "/hizmetler");
    const main = page.getByRole("main");
    await expectExternalLink(main.getByRole("link", { name: "Hizmeti Kullan" }));
    const header = page.getByRole("banner");
    await header.getByRole("button", { name: "Hizmetler listesi" }).click();
    await expectExternalLink(header.getByRole("link", { name: /: uygulamayı yeni sekmede aç$/ }));
    await header.getByRole("link", { name: "Yapay Zekâ ile Belge Özetleme" }).first().click();
    for (const name of ["Hizmeti Kullan", "Demo İzle"])
      await expectExternalLink(main.getByRole("link", { name, exact: true }));
  } finally {
    await api.saveServiceAddress("ozet", "");
  }
});

test("an unknown service answers 404 with a link to the list", async ({ page }) => {
  const response = await visit(page, "/hizmetler/boyle-bir-hizmet-yok");
  expect(response?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1, name: "404 Page Not Found" })).toBeVisible();
  await page.getByRole("link", { name: "Hizmetlere Dön" }).click();
  await expect(page.getByRole("main").getByRole("article")).toHaveCount(5);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("all answers are open, and the services and their pages work", async ({ page }) => {
    await page.goto("/hizmetler");
    await expect(getQuestions(page)).toHaveCount(8);
    await expect(page.getByText("Hizmetlerin çoğu ücretsiz kullanılabilir.")).toBeVisible();
    await page.getByRole("main").getByRole("link", { name: "Uzlaştırma Raporu Otomasyonu" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Uzlaştırma Raporu Otomasyonu" })).toBeVisible();
    await expect(page.getByRole("link", { name: "Hizmetlere Dön" })).toBeVisible();
  });
});
