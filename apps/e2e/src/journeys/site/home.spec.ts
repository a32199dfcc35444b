import { untilHydrated } from "../../support/pages.ts";
import { expect, test } from "../../support/test.ts";

const SHOWN_ON_CARD = 3;

test("the home page shows some of the projects, its sections can be linked to, and a button scrolls back up", async ({
  page,
}) => {
  await page.goto("/#about");
  await untilHydrated(page);
  await expect(page.locator("#about").getByRole("heading").first()).toBeInViewport();
  for (const anchor of ["projects", "features", "contact"])
    await expect(page.locator(`#${anchor}`).getByRole("heading").first()).toBeAttached();
  const main = page.getByRole("main");
  const bar = page.getByRole("progressbar", { name: "Sayfada ilerleme" });
  const up = page.getByRole("button", { name: "Yukarı çık" });
  const progress = () => bar.evaluate((element: HTMLProgressElement) => element.value);

  await test.step("a progress bar shows the reading position, and a button scrolls back up", async () => {
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await expect.poll(progress).toBeGreaterThan(0.9);
    await up.click();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await expect.poll(progress).toBe(0);
    await expect(up).toBeHidden();
    await expect(main, "the next Tab starts at the beginning").toBeFocused();
  });

  await test.step("a card shows some of the projects with their number and links to all of them", async () => {
    const projects = main.getByRole("region", { name: "Projeler" }).getByRole("article");
    const card = main
      .locator("div")
      .filter({ has: page.getByRole("heading", { name: "Öne çıkan projeler" }) })
      .last();
    await expect(card.getByRole("listitem")).toHaveCount(SHOWN_ON_CARD);
    await expect(card).toContainText(`Toplam ${await projects.count()} aktif proje`);
    await card.getByRole("link", { name: "Tümünü gör" }).click();
    await expect(page).toHaveURL(/#projects$/);
    await expect(main.getByRole("heading", { name: "Projeler", exact: true })).toBeInViewport();
  });

  const question = page.getByRole("heading", { name: "Hizmetler kimler için?" });
  await question.click();
  await expect(page.locator("details[open]")).toContainText("Mahkeme ve adliye personeli");
});

test("structured data contains the site, its opening hours and its questions", async ({ request }) => {
  const html = await (await request.get("/")).text();
  const scripts = [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)];
  const data = scripts.map(([, json]) => JSON.parse(json ?? "{}"));
  expect(data.map((each) => each["@type"])).toEqual(["WebSite", "ProfessionalService", "FAQPage"]);
  expect(data[1].openingHoursSpecification).toMatchObject({
    dayOfWeek: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"],
    opens: "09:00",
    closes: "18:00",
  });
  expect(data[2].mainEntity.length).toBeGreaterThan(0);
  for (const { name } of data[2].mainEntity) expect(html, "the question stands on the page").toContain(`>${name}<`);
});

test("a section that is switched off disappears at once and can be restored", async ({ api, request }) => {
  const title = "Uzmanlık Alanları";
  const headings = async () =>
    [...(await (await request.get("/")).text()).matchAll(/<h2[^>]*>([^<]+)<\/h2>/g)].map(([, text]) => text);
  expect(await headings()).toContain(title);
  await api.saveHomepagePart("features", { title, isEnabled: false });
  try {
    expect(await headings()).not.toContain(title);
    expect(await headings()).toContain("Projeler");
  } finally {
    await api.saveHomepagePart("features", { title, isEnabled: true });
  }
  expect(await headings()).toContain(title);
});

test("every text and number of the home page that can be edited is shown on it", async ({ api, request }) => {
  const home = async () => (await (await request.get("/")).text()).replace(/<script.*?<\/script>|<!-- -->/gs, "");
  const texts = await api.readHomepageTexts();
  const [first] = await api.listProjects();
  if (!first) throw new Error("the sample content has no project");
  const card = async () => /<h2>Öne çıkan projeler<\/h2>.*?<\/div>/s.exec(await home())?.[0] ?? "";
  const { title, description } = texts.about;
  try {
    await api.saveAbout({ title, description, experienceYears: 17, projectsCompleted: 1023, technologiesUsed: 0 });
    expect(await home()).toContain("<strong>17</strong> yıl deneyim");
    expect(await home()).toContain("<strong>1.023</strong> tamamlanan proje");
    expect(await home(), "a number that is not set").not.toContain("kullanılan teknoloji");

    await api.saveHomepageSection("hero", { title: "Başlık eski çağrıdan" });
    expect(await home()).toContain("<h1>Başlık eski çağrıdan</h1>");

    expect(await card()).toContain(first.name);
    await api.saveProject(first.id, { isFeatured: false });
    expect(await card()).not.toContain(first.name);
    expect(await card(), "others take its place").toContain("<li>");
  } finally {
    await api.saveHomepageSection("hero", { title: texts.hero.title });
    await api.saveAbout({ ...texts.about });
    await api.saveProject(first.id, { isFeatured: true });
  }
});
