import { expectAccessible } from "@site/browser/testing/expect-accessible";
import { slugify } from "@site/contract/common/text";
import type { Homepage, ShownProject } from "@site/contract/site/homepage/schema";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { openPage } from "../../testing/open-page.tsx";

const project = (id: number): ShownProject => ({
  id,
  name: `Proje ${id}`,
  description: "Bir proje.",
  technology: "TypeScript",
  projectType: "web",
  imageUrl: "",
  githubUrl: "",
  demoUrl: "",
  downloadUrl: "",
  isFeatured: id !== 1,
  isActive: true,
  imageSize: null,
});
const part = { isEnabled: true, subtitle: "", description: "Bir açıklama." };
const homepage: Homepage = {
  config: [
    { ...part, sectionKey: "hero", title: "Hukuk için yazılım", showProjectsCard: true, maxProjectsDisplay: 3 },
    { ...part, sectionKey: "projects", title: "Projeler" },
    { ...part, sectionKey: "features", title: "Uzmanlık Alanları", isEnabled: false },
  ],
  projects: [1, 2, 3, 4, 5].map(project),
  features: [{ iconName: "", title: "Gizli", description: "", color: "", colorClass: "", isActive: true }],
  about: {
    title: "Hakkımda",
    description: "Metin.",
    subtitle: "",
    experienceYears: 17,
    projectsCompleted: 1023,
    technologiesUsed: 0,
  },
  sections: [],
};
const main = page.getByRole("main");
const named = (name: string) => () => [{ id: 1, name, slug: slugify(name) }];
const open = (isShown = false) =>
  openPage("/", {
    site: { homepage: { get: () => homepage } },
    blog: { recent: () => [] },
    services: { faq: () => [{ question: "Kimler için?", answer: "Herkes için." }] },
    becayis: { homeQuestion: () => ({ isShown }) },
    ...(isShown && {
      reference: { provinces: named("Van"), positions: named("Ebe"), institutions: named("Sağlık Bakanlığı") },
    }),
  });

test("the card shows some of the featured projects with the number of all, and what is switched off is absent", async () => {
  await open();
  await expect.element(main.getByRole("heading", { level: 1, name: "Hukuk için yazılım" })).toBeVisible();
  const card = main.getByRole("heading", { name: "Öne çıkan projeler" }).element().parentElement;
  expect([...(card?.querySelectorAll("li strong") ?? [])].map((each) => each.textContent)).toEqual([
    "Proje 2",
    "Proje 3",
    "Proje 4",
  ]);
  expect(card).toHaveTextContent("Toplam 5 aktif proje");
  await expect.element(main.getByRole("link", { name: "Tümünü gör" })).toHaveAttribute("href", "#projects");
  expect(main.getByRole("region", { name: "Projeler" }).getByRole("article").elements()).toHaveLength(5);
  expect(main.getByText("Uzmanlık Alanları").elements()).toEqual([]);
  await expect.element(main.getByText("1.023")).toBeVisible();
  expect(main.getByText("kullanılan teknoloji", { exact: false }).elements(), "a number that is not set").toEqual([]);
  await main.getByRole("heading", { name: "Kimler için?" }).click();
  await expect.element(main.getByText("Herkes için.")).toBeVisible();
  await expectAccessible();
});

test("a bar shows how far the page is read, and a button leads back up", async () => {
  await open();
  const bar = page.getByRole("progressbar", { name: "Sayfada ilerleme" });
  const getProgress = () => {
    const element = bar.element();
    return element instanceof HTMLProgressElement ? element.value : undefined;
  };
  const up = page.getByRole("button", { name: "Yukarı çık" });
  await expect.element(bar).toBeVisible();
  expect(getProgress()).toBe(0);
  expect(up.elements()).toEqual([]);
  scrollTo(0, document.documentElement.scrollHeight);
  await expect.poll(getProgress).toBeGreaterThan(0.9);
  await up.click();
  await expect.poll(() => scrollY).toBe(0);
  await expect.element(up).not.toBeInTheDocument();
});

test("the board's question is asked where the administrator wishes it", async () => {
  await open(true);
  const question = main.getByRole("region", { name: "Becayişte eşleşme var mı?" });
  await expect.element(question.getByRole("combobox", { name: "Kurumunuz" })).toBeVisible();
  await expectAccessible();
  await open(false);
  await expect.element(main.getByRole("heading", { level: 1 })).toBeVisible();
  await expect.element(question).not.toBeInTheDocument();
});
