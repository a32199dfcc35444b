import { defaultSiteSettings, defaultSliderSettings } from "@site/contract/settings/defaults";
import { beforeAll, describe, expect, it } from "vitest";
import { anonymousCaller, createTestApp, signedInAdmin, type TestApp } from "../../testing/index.ts";

let app: TestApp;
let site: ReturnType<typeof anonymousCaller>["site"];

beforeAll(async () => {
  app = await createTestApp();
  site = anonymousCaller(app).site;
});

describe("without data", () => {
  it("settings have defaults and the address of SITE_URL", async () => {
    expect(await site.settings.get()).toEqual({ ...defaultSiteSettings, site_url: "https://site.example.org" });
    expect(await site.slider.get()).toEqual(defaultSliderSettings);
  });

  it("the shell, the home page and the lists are empty", async () => {
    expect(await site.shell()).toMatchObject({ pages: [], services: [] });
    expect(await site.homepage.get()).toEqual({ config: [], projects: [], features: [], about: null, sections: [] });
    expect(
      await Promise.all([
        site.homepage.config(),
        site.homepage.projects(),
        site.homepage.features(),
        site.homepage.sections(),
        site.securitySettings.list(),
      ]),
    ).toEqual([[], [], [], [], []]);
  });

  it("a page has no head tags of its own", async () => {
    expect(await site.pageSeo({ pageKey: "home" })).toBeNull();
    await expect(site.pageSeo({ pageKey: "a".repeat(201) })).rejects.toMatchObject({ code: "BAD_REQUEST" });
  });

  it("the about part and a page are not found", async () => {
    await expect(site.homepage.about()).rejects.toMatchObject({ cause: { code: "NOT_FOUND" } });
    await expect(site.pages.get({ slug: "hakkimda" })).rejects.toMatchObject({
      cause: { code: "NOT_FOUND" },
      message: "Sayfa Bulunamadı",
    });
    await expect(site.pages.get({ slug: "a".repeat(201) })).rejects.toMatchObject({ code: "BAD_REQUEST" });
  });
});

describe("stored data", () => {
  beforeAll(async () => {
    const { setting, page, feature, project, service, securitySetting } = app.db.prisma;
    await setting.createMany({
      data: [
        { scope: "site", key: "site_name", value: "Deneme" },
        { scope: "site", key: "site_url", value: "https://kotu.example.org" },
        { scope: "site", key: "turnstile_enabled", value: "yanlış yerde" },
        { scope: "site", key: "gizli_anahtar", value: "gizli" },
      ],
    });
    await page.createMany({
      data: [
        { slug: "acik", title: "Açık", content: '<p onclick="x()">Metin</p>' },
        { slug: "taslak", title: "Taslak", content: "<p>Metin</p>", isPublished: false },
        { slug: "gizli", title: "Gizli", content: "<p>Metin</p>", showInFooter: false },
      ],
    });
    await feature.createMany({
      data: [
        { title: "İkinci", displayOrder: 2 },
        { title: "Kapalı", displayOrder: 3, isActive: false },
        { title: "Birinci", displayOrder: 1 },
      ],
    });
    const common = { description: "a", technology: "b", projectType: "web" };
    await project.createMany({
      data: [
        { ...common, name: "Açık" },
        { ...common, name: "Kapalı", isActive: false },
      ],
    });
    const empty = {
      description: "",
      longDescription: "",
      url: "https://example.org",
      category: "",
      icon: "",
      color: "",
      gradient: "",
    };
    await service.createMany({
      data: [
        { ...empty, slug: "acik", name: "Açık", shortName: "Açık" },
        { ...empty, slug: "kapali", name: "Kapalı", shortName: "Kapalı", status: "inactive" },
      ],
    });
    await securitySetting.create({
      data: {
        id: 1,
        name: "turnstile",
        isEnabled: true,
        siteKey: "0xSITE",
        secretKey: app.secrets.seal("security_settings.secret_key:1", "0xSECRET"),
        description: "Açıklama",
      },
    });
  });

  it("returns known settings, with the address of SITE_URL", async () => {
    const settings = await site.settings.get();
    expect(settings).toMatchObject({
      site_name: "Deneme",
      site_url: app.siteUrl,
      turnstile_enabled: "true",
      turnstile_site_key: "0xSITE",
    });
    expect(Object.keys(settings)).toEqual(Object.keys(defaultSiteSettings));
  });

  it("lists footer pages and active services in the shell", async () => {
    expect(await site.shell()).toMatchObject({
      pages: [{ slug: "acik", title: "Açık" }],
      services: [{ slug: "acik" }],
    });
  });

  it("returns published pages sanitised, and no drafts", async () => {
    expect(await site.pages.get({ slug: "acik" })).toMatchObject({ title: "Açık", content: "<p>Metin</p>" });
    expect(await site.pages.get({ slug: "gizli" })).toMatchObject({ title: "Gizli" });
    await expect(site.pages.get({ slug: "taslak" })).rejects.toMatchObject({
      cause: { code: "NOT_FOUND" },
      message: "Sayfa Bulunamadı",
    });
  });

  it("lists active features and projects in order", async () => {
    expect((await site.homepage.features()).map(({ title }) => title)).toEqual(["Birinci", "İkinci"]);
    expect((await site.homepage.projects()).map(({ name }) => name)).toEqual(["Açık"]);
    expect(await site.homepage.get()).toMatchObject({
      features: [{ title: "Birinci" }, { title: "İkinci" }],
      projects: [{ name: "Açık" }],
    });
  });

  it("returns the bot check without its secret", async () => {
    expect(await site.securitySettings.list()).toEqual([{ name: "turnstile", isEnabled: true, siteKey: "0xSITE" }]);
    const { caller } = await signedInAdmin(app);
    const seen = await caller.site.securitySettings.list();
    expect(seen).toEqual([
      {
        id: expect.any(Number),
        name: "turnstile",
        isEnabled: true,
        siteKey: "0xSITE",
        secretKey: "••••••••",
        description: "Açıklama",
      },
    ]);
  });
});
