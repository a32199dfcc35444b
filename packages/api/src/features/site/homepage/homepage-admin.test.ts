import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { anonymousCaller, createTestApp, signedInAdmin, type TestApp } from "../../../testing/index.ts";

let app: TestApp;
let admin: Awaited<ReturnType<typeof signedInAdmin>>["caller"]["admin"]["homepage"];

beforeAll(async () => {
  app = await createTestApp();
  admin = (await signedInAdmin(app)).caller.admin.homepage;
});

beforeEach(() => {
  app.purged.length = 0;
});

const visitor = () => anonymousCaller(app).site.homepage;

describe("the parts of the home page", () => {
  it("are saved by key, then by id; missing fields stay", async () => {
    expect(
      await admin.config.update({ id: "hero", title: "Merhaba", subtitle: "Alt başlık", maxProjectsDisplay: 5 }),
    ).toEqual({
      sectionKey: "hero",
      isEnabled: true,
      title: "Merhaba",
      subtitle: "Alt başlık",
      description: "",
      showProjectsCard: true,
      maxProjectsDisplay: 5,
    });
    const { id } = await app.db.prisma.homepageConfig.findUniqueOrThrow({ where: { sectionKey: "hero" } });
    expect(await admin.config.update({ id: String(id), title: "Selam", isEnabled: false })).toMatchObject({
      title: "Selam",
      subtitle: "Alt başlık",
      isEnabled: false,
      maxProjectsDisplay: 5,
    });
    expect(await visitor().config()).toMatchObject([{ sectionKey: "hero", title: "Selam" }]);
    expect(app.purged).toEqual(["home", "home"]);
  });

  it("reject blank titles, invalid numbers and unknown sections", async () => {
    await expect(admin.config.update({ id: "hero", title: " " })).rejects.toThrow("Başlık gereklidir");
    for (const maxProjectsDisplay of [0, 11, 2.5])
      await expect(admin.config.update({ id: "hero", title: "a", maxProjectsDisplay })).rejects.toMatchObject({
        code: "BAD_REQUEST",
      });
    for (const id of ["altbilgi", "999999"])
      await expect(admin.config.update({ id, title: "a" })).rejects.toMatchObject({ cause: { code: "NOT_FOUND" } });
  });
});

describe("text sections", () => {
  it("are saved and read by key or id", async () => {
    const section = await admin.sections.update({ id: "cta", title: "Yazın", description: "Birlikte bakalım" });
    expect(section).toMatchObject({ sectionKey: "cta", title: "Yazın", description: "Birlikte bakalım" });
    expect(await admin.sections.get({ id: "cta" })).toEqual(section);
    expect(
      await admin.sections.update({ id: String(section.id), title: "Arayın", description: "Konuşalım" }),
    ).toMatchObject({ id: section.id, title: "Arayın" });
    expect((await visitor().sections()).map(({ sectionKey }) => sectionKey)).toEqual(["hero", "cta"]);
    expect(app.purged).toEqual(["home", "home"]);
  });

  it("hold the hero's texts once: both calls change what the home page shows", async () => {
    await admin.config.update({ id: "hero", title: "Önce", subtitle: "Üst satır", isEnabled: true });
    const hero = await admin.sections.update({ id: "hero", title: "Merhaba", description: "Buradan değişti" });
    expect(hero).toMatchObject({ sectionKey: "hero", title: "Merhaba", subtitle: "Üst satır" });
    const shown = { title: "Merhaba", subtitle: "Üst satır", description: "Buradan değişti" };
    expect((await visitor().config()).find(({ sectionKey }) => sectionKey === "hero")).toMatchObject({
      ...shown,
      isEnabled: true,
      maxProjectsDisplay: 5,
    });
    expect(await visitor().sections()).toContainEqual({ sectionKey: "hero", ...shown });
    await admin.config.update({ id: "hero", title: "Sonra" });
    expect(await admin.sections.get({ id: "hero" })).toEqual({ ...hero, title: "Sonra" });
  });

  it("have ids that name one section", async () => {
    const { id } = await admin.sections.get({ id: "hero" });
    expect(await admin.sections.get({ id: String(id) })).toMatchObject({ sectionKey: "hero" });
    expect(await admin.sections.update({ id: String(id), title: "Selam" })).toMatchObject({ id, sectionKey: "hero" });
    expect((await admin.sections.get({ id: "cta" })).id).not.toBe(id);
    await admin.config.update({ id: "projects", title: "Projeler" });
    const projects = await app.db.prisma.homepageConfig.findUniqueOrThrow({ where: { sectionKey: "projects" } });
    await expect(admin.sections.get({ id: String(projects.id) })).rejects.toMatchObject({
      cause: { code: "NOT_FOUND" },
    });
  });

  it("reject a call to action without a description, and unknown ones", async () => {
    await expect(admin.sections.update({ id: "cta", title: "Yazın", description: " " })).rejects.toMatchObject({
      cause: { details: { fields: { description: "Açıklama gereklidir" } } },
    });
    await expect(admin.sections.update({ id: "yok", title: "a", description: "b" })).rejects.toMatchObject({
      cause: { code: "NOT_FOUND" },
    });
    await expect(admin.sections.get({ id: "yok" })).rejects.toMatchObject({ cause: { code: "NOT_FOUND" } });
  });
});

describe("the about section", () => {
  it("is not found before it is saved", async () => {
    await expect(admin.about.get()).rejects.toMatchObject({ cause: { code: "NOT_FOUND" } });
    await admin.about.update({ title: "Hakkımda", description: "Metin", experienceYears: 12 });
    await admin.about.update({ title: "Hakkımda", description: "Yeni metin" });
    expect(await admin.about.get()).toEqual({
      title: "Hakkımda",
      subtitle: "",
      description: "Yeni metin",
      experienceYears: 12,
      projectsCompleted: 0,
      technologiesUsed: 0,
    });
    expect(await visitor().about()).toEqual(await admin.about.get());
    expect(app.purged).toEqual(["home", "home"]);
  });

  it("rejects a missing description and negative numbers", async () => {
    await expect(admin.about.update({ title: "a", description: "" })).rejects.toThrow("Açıklama gereklidir");
    await expect(admin.about.update({ title: "a", description: "b", technologiesUsed: -1 })).rejects.toMatchObject({
      code: "BAD_REQUEST",
    });
  });
});

describe("features", () => {
  it("are added last, updated, hidden when inactive, and removed", async () => {
    const first = await admin.features.create({ title: "Birinci" });
    const second = await admin.features.create({
      title: "İkinci",
      iconName: "Cloud",
      colorClass: "red",
      description: "Açıklama",
    });
    expect([first.displayOrder, second.displayOrder]).toEqual([1, 2]);
    expect(first).toEqual({
      id: first.id,
      title: "Birinci",
      description: "",
      iconName: "Bot",
      colorClass: "blue",
      displayOrder: 1,
      isActive: true,
    });
    expect(await admin.features.update({ id: first.id, isActive: false })).toEqual({ ...first, isActive: false });
    expect(await admin.features.get({ id: first.id })).toEqual({ ...first, isActive: false });
    expect(await admin.features.list()).toHaveLength(2);
    expect(await visitor().features()).toEqual([
      {
        iconName: "Cloud",
        title: "İkinci",
        description: "Açıklama",
        color: "red",
        colorClass: "red",
        isActive: true,
      },
    ]);
    expect(await admin.features.remove({ id: first.id })).toEqual({ message: "Uzmanlık alanı silindi." });
    expect(app.purged).toEqual(["home", "home", "home", "home"]);
    await expect(admin.features.remove({ id: first.id })).rejects.toMatchObject({ cause: { code: "NOT_FOUND" } });
  });

  it("reject blank titles, invalid icons and colours, and unknown ids", async () => {
    const broken = JSON.parse('{ "title": "a", "iconName": "Skull" }');
    await expect(admin.features.create({ title: " " })).rejects.toThrow("Başlık gereklidir");
    await expect(admin.features.create(broken)).rejects.toThrow("Listeden bir simge seçin");
    await expect(admin.features.update({ id: 999_999, title: "a" })).rejects.toMatchObject({
      cause: { code: "NOT_FOUND" },
    });
    await expect(admin.features.get({ id: 999_999 })).rejects.toMatchObject({ cause: { code: "NOT_FOUND" } });
  });
});

describe("projects", () => {
  const project = { name: "Takip", technology: "React", description: "Açıklama", projectType: "web" } as const;

  it("are added featured, active and last, updated and removed", async () => {
    const made = await admin.projects.create(project);
    expect(made).toMatchObject({
      ...project,
      isFeatured: true,
      isActive: true,
      displayOrder: 1,
      imageUrl: "",
      demoUrl: "",
    });
    expect(await admin.projects.create({ ...project, isFeatured: false, projectType: "automation" })).toMatchObject({
      isFeatured: false,
      displayOrder: 2,
    });
    expect(await admin.projects.update({ id: made.id, demoUrl: "https://example.org/demo" })).toEqual({
      ...made,
      demoUrl: "https://example.org/demo",
    });
    expect(await admin.projects.get({ id: made.id })).toMatchObject({ demoUrl: "https://example.org/demo" });
    expect((await admin.projects.list()).map(({ displayOrder }) => displayOrder)).toEqual([1, 2]);
    expect((await visitor().projects()).map(({ isFeatured }) => isFeatured)).toEqual([true, false]);
    expect(await admin.projects.remove({ id: made.id })).toEqual({ message: "Proje silindi." });
    expect(app.purged).toEqual(["home", "home", "home", "home"]);
    await expect(admin.projects.remove({ id: made.id })).rejects.toMatchObject({ cause: { code: "NOT_FOUND" } });
  });

  it("reject missing fields, invalid links and unknown ids", async () => {
    const nothing = JSON.parse("{}");
    await expect(admin.projects.create(nothing)).rejects.toThrow("Proje adı gereklidir");
    await expect(admin.projects.create({ ...project, description: " " })).rejects.toThrow("Açıklama gereklidir");
    await expect(admin.projects.create({ ...project, githubUrl: "javascript:alert(1)" })).rejects.toThrow(
      "Geçerli bir URL girin",
    );
    await expect(admin.projects.update({ id: 999_999, name: "a" })).rejects.toMatchObject({
      cause: { code: "NOT_FOUND" },
    });
    await expect(admin.projects.get({ id: 999_999 })).rejects.toMatchObject({ cause: { code: "NOT_FOUND" } });
  });
});
