import { visit } from "../support/pages.ts";
import { expect, test } from "../support/test.ts";

const SHOWN_ON_CARD = 3;

test("the home page shows some of the projects with their number and links to all of them", async ({ page }) => {
  await visit(page, "/");
  const main = page.getByRole("main");
  const projects = main.getByRole("region", { name: "Projeler" }).getByRole("article");
  const card = main
    .locator("div")
    .filter({ has: page.getByRole("heading", { name: "Aktif projeler" }) })
    .last();
  await expect(card.getByRole("listitem")).toHaveCount(SHOWN_ON_CARD);
  await expect(card).toContainText(`Toplam ${await projects.count()} aktif proje`);
  await card.getByRole("link", { name: "Tümünü gör" }).click();
  await expect(page).toHaveURL(/#projects$/);
  await expect(main.getByRole("heading", { name: "Projeler", exact: true })).toBeInViewport();
});

test("each section can be linked to, and a linked question is open", async ({ page }) => {
  for (const anchor of ["projects", "features", "about", "contact"]) {
    await page.goto(`/#${anchor}`);
    await expect(page.locator(`#${anchor}`).getByRole("heading").first()).toBeInViewport();
  }
  await visit(page, "/");
  const question = page.getByRole("button", { name: "Hizmetler kimler için?" });
  await question.click();
  await expect(question).toHaveAttribute("aria-expanded", "true");
});

test("structured data contains the site, its opening hours and its questions", async ({ page }) => {
  await page.goto("/");
  const data = await page
    .locator('script[type="application/ld+json"]')
    .evaluateAll((scripts) => scripts.map((script) => JSON.parse(script.textContent ?? "{}")));
  expect(data.map((each) => each["@type"])).toEqual(["WebSite", "ProfessionalService", "FAQPage"]);
  expect(data[1].openingHoursSpecification).toMatchObject({
    dayOfWeek: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"],
    opens: "09:00",
    closes: "18:00",
  });
  expect(data[2].mainEntity.length).toBe(
    await page.getByRole("region", { name: "Sık sorulan sorular" }).getByRole("button").count(),
  );
});

test("a progress bar shows the reading position, and a button scrolls back up", async ({ page }) => {
  await visit(page, "/");
  const bar = page.getByRole("progressbar", { name: "Sayfada ilerleme" });
  const up = page.getByRole("button", { name: "Yukarı çık" });
  await expect(up).toBeHidden();
  expect(await bar.evaluate((element: HTMLProgressElement) => element.value)).toBe(0);
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await expect.poll(() => bar.evaluate((element: HTMLProgressElement) => element.value)).toBeGreaterThan(0.9);
  await up.click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await expect(up).toBeHidden();
  await expect(page.getByRole("main"), "the next Tab starts at the beginning").toBeFocused();
});

test("a section that is switched off disappears at once and can be restored", async ({ page, api }) => {
  const title = "Uzmanlık Alanları";
  const part = page.getByRole("region", { name: title });
  await visit(page, "/");
  await expect(part).toBeVisible();
  await api.saveHomepagePart("features", { title, is_enabled: false });
  try {
    await visit(page, "/");
    await expect(part).toHaveCount(0);
    await expect(page.getByRole("region", { name: "Projeler" })).toBeVisible();
  } finally {
    await api.saveHomepagePart("features", { title, is_enabled: true });
  }
  await visit(page, "/");
  await expect(part).toBeVisible();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the home page is complete", async ({ page, api }) => {
    await api.saveSiteSettings({ contact_email: "iletisim@example.org" });
    await page.goto("/");
    for (const name of ["Projeler", "Uzmanlık Alanları", "Son yazılar", "Hakkımda", "Sık sorulan sorular"])
      await expect(page.getByRole("region", { name })).toBeVisible();
    await expect(page.locator("#contact").getByRole("link", { name: "iletisim@example.org" }).first()).toBeVisible();
    await expect(page.getByText("Mahkeme ve adliye personeli, avukatlar, hukuk büroları")).toBeVisible();
    await expect(page.getByRole("progressbar")).toBeHidden();
  });
});
