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
      await admin.config.update({ id: "hero", title: "Merhaba", subtitle: "Alt başlık", max_projects_display: 5 }),
    ).toEqual({
      section_key: "hero",
      is_enabled: true,
      title: "Merhaba",
      subtitle: "Alt başlık",
      description: "",
      show_projects_card: true,
      max_projects_display: 5,
    });
    const { id } = await app.db.prisma.homepageConfig.findUniqueOrThrow({ where: { sectionKey: "hero" } });
    expect(await admin.config.update({ id: String(id), title: "Selam", is_enabled: false })).toMatchObject({
      title: "Selam",
      subtitle: "Alt başlık",
      is_enabled: false,
      max_projects_display: 5,
    });
    expect(await visitor().config()).toMatchObject([{ section_key: "hero", title: "Selam" }]);
    expect(app.purged).toEqual(["home", "home"]);
  });

  it("reject blank titles, invalid numbers and unknown sections", async () => {
    await expect(admin.config.update({ id: "hero", title: " " })).rejects.toThrow("Başlık gereklidir");
    for (const max_projects_display of [0, 11, 2.5])
      await expect(admin.config.update({ id: "hero", title: "a", max_projects_display })).rejects.toMatchObject({
        code: "BAD_REQUEST",
      });
    for (const id of ["altbilgi", "999999"])
      await expect(admin.config.update({ id, title: "a" })).rejects.toMatchObject({ cause: { code: "NOT_FOUND" } });
  });
});

describe("text sections", () => {
  it("are saved and read by key or id", async () => {
    const section = await admin.sections.update({ id: "cta", title: "Yazın", description: "Birlikte bakalım" });
    expect(section).toMatchObject({ section_key: "cta", title: "Yazın", description: "Birlikte bakalım" });
    expect(await admin.sections.get({ id: "cta" })).toEqual(section);
    expect(
      await admin.sections.update({ id: String(section.id), title: "Arayın", description: "Konuşalım" }),
    ).toMatchObject({ id: section.id, title: "Arayın" });
    expect((await visitor().sections()).map(({ section_key }) => section_key)).toEqual(["hero", "cta"]);
    expect(app.purged).toEqual(["home", "home"]);
  });

  it("hold the hero's texts once: both calls change what the home page shows", async () => {
    await admin.config.update({ id: "hero", title: "Önce", subtitle: "Üst satır", is_enabled: true });
    const hero = await admin.sections.update({ id: "hero", title: "Merhaba", description: "Buradan değişti" });
    expect(hero).toMatchObject({ section_key: "hero", title: "Merhaba", subtitle: "Üst satır" });
    const shown = { title: "Merhaba", subtitle: "Üst satır", description: "Buradan değişti" };
    expect((await visitor().config()).find(({ section_key }) => section_key === "hero")).toMatchObject({
      ...shown,
      is_enabled: true,
      max_projects_display: 5,
    });
    expect(await visitor().sections()).toContainEqual({ section_key: "hero", ...shown });
    await admin.config.update({ id: "hero", title: "Sonra" });
    expect(await admin.sections.get({ id: "hero" })).toEqual({ ...hero, title: "Sonra" });
  });

  it("have ids that name one section", async () => {
    const { id } = await admin.sections.get({ id: "hero" });
    expect(await admin.sections.get({ id: String(id) })).toMatchObject({ section_key: "hero" });
    expect(await admin.sections.update({ id: String(id), title: "Selam" })).toMatchObject({ id, section_key: "hero" });
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
    await admin.about.update({ title: "Hakkımda", description: "Metin", experience_years: 12 });
    await admin.about.update({ title: "Hakkımda", description: "Yeni metin" });
    expect(await admin.about.get()).toEqual({
      title: "Hakkımda",
      subtitle: "",
      description: "Yeni metin",
      experience_years: 12,
      projects_completed: 0,
      technologies_used: 0,
    });
    expect(await visitor().about()).toEqual(await admin.about.get());
    expect(app.purged).toEqual(["home", "home"]);
  });

  it("rejects a missing description and negative numbers", async () => {
    await expect(admin.about.update({ title: "a", description: "" })).rejects.toThrow("Açıklama gereklidir");
    await expect(admin.about.update({ title: "a", description: "b", technologies_used: -1 })).rejects.toMatchObject({
      code: "BAD_REQUEST",
    });
  });
});

describe("features", () => {
  it("are added last, updated, hidden when inactive, and removed", async () => {
    const first = await admin.features.create({ title: "Birinci" });
    const second = await admin.features.create({
      title: "İkinci",
      icon_name: "Cloud",
      color_class: "red",
      description: "Açıklama",
    });
    expect([first.display_order, second.display_order]).toEqual([1, 2]);
    expect(first).toEqual({
      id: first.id,
      title: "Birinci",
      description: "",
      icon_name: "Bot",
      color_class: "blue",
      display_order: 1,
      is_active: true,
    });
    expect(await admin.features.update({ id: first.id, is_active: false })).toEqual({ ...first, is_active: false });
    expect(await admin.features.get({ id: first.id })).toEqual({ ...first, is_active: false });
    expect(await admin.features.list()).toHaveLength(2);
    expect(await visitor().features()).toEqual([
      {
        icon_name: "Cloud",
        title: "İkinci",
        description: "Açıklama",
        color: "red",
        color_class: "red",
        is_active: true,
      },
    ]);
    expect(await admin.features.remove({ id: first.id })).toEqual({ message: "Uzmanlık alanı silindi." });
    expect(app.purged).toEqual(["home", "home", "home", "home"]);
    await expect(admin.features.remove({ id: first.id })).rejects.toMatchObject({ cause: { code: "NOT_FOUND" } });
  });

  it("reject blank titles, invalid icons and colours, and unknown ids", async () => {
    const broken = JSON.parse('{ "title": "a", "icon_name": "Skull" }');
    await expect(admin.features.create({ title: " " })).rejects.toThrow("Başlık gereklidir");
    await expect(admin.features.create(broken)).rejects.toThrow("Listeden bir simge seçin");
    await expect(admin.features.update({ id: 999_999, title: "a" })).rejects.toMatchObject({
      cause: { code: "NOT_FOUND" },
    });
    await expect(admin.features.get({ id: 999_999 })).rejects.toMatchObject({ cause: { code: "NOT_FOUND" } });
  });
});

describe("projects", () => {
  const project = { name: "Takip", technology: "React", description: "Açıklama", project_type: "web" } as const;

  it("are added featured, active and last, updated and removed", async () => {
    const made = await admin.projects.create(project);
    expect(made).toMatchObject({
      ...project,
      is_featured: true,
      is_active: true,
      display_order: 1,
      image_url: "",
      demo_url: "",
    });
    expect(await admin.projects.create({ ...project, is_featured: false, project_type: "automation" })).toMatchObject({
      is_featured: false,
      display_order: 2,
    });
    expect(await admin.projects.update({ id: made.id, demo_url: "https://example.org/demo" })).toEqual({
      ...made,
      demo_url: "https://example.org/demo",
    });
    expect(await admin.projects.get({ id: made.id })).toMatchObject({ demo_url: "https://example.org/demo" });
    expect((await admin.projects.list()).map(({ display_order }) => display_order)).toEqual([1, 2]);
    expect((await visitor().projects()).map(({ is_featured }) => is_featured)).toEqual([true, false]);
    expect(await admin.projects.remove({ id: made.id })).toEqual({ message: "Proje silindi." });
    expect(app.purged).toEqual(["home", "home", "home", "home"]);
    await expect(admin.projects.remove({ id: made.id })).rejects.toMatchObject({ cause: { code: "NOT_FOUND" } });
  });

  it("reject missing fields, invalid links and unknown ids", async () => {
    const nothing = JSON.parse("{}");
    await expect(admin.projects.create(nothing)).rejects.toThrow("Proje adı gereklidir");
    await expect(admin.projects.create({ ...project, description: " " })).rejects.toThrow("Açıklama gereklidir");
    await expect(admin.projects.create({ ...project, github_url: "javascript:alert(1)" })).rejects.toThrow(
      "Geçerli bir URL girin",
    );
    await expect(admin.projects.update({ id: 999_999, name: "a" })).rejects.toMatchObject({
      cause: { code: "NOT_FOUND" },
    });
    await expect(admin.projects.get({ id: 999_999 })).rejects.toMatchObject({ cause: { code: "NOT_FOUND" } });
  });
});
