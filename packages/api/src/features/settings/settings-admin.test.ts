import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { getCell, SECRET_MASK } from "../../core/secrets/secret-box.ts";
import { anonymousCaller, createTestApp, signedInAdmin, type TestApp } from "../../testing/index.ts";
import { addNotificationSettings } from "./notifications-admin-service.ts";
import { createTurnstileSetting } from "./security-admin-service.ts";

let app: TestApp;
let admin: Awaited<ReturnType<typeof signedInAdmin>>["caller"]["admin"];

beforeAll(async () => {
  app = await createTestApp();
  admin = (await signedInAdmin(app)).caller.admin;
});

beforeEach(() => {
  app.purged.length = 0;
});

const visitor = () => anonymousCaller(app).site;

describe("site settings", () => {
  it("are listed with defaults", async () => {
    const rows = await admin.siteSettings.list();
    expect(rows.map(({ settingKey }) => settingKey)).toEqual(
      expect.arrayContaining([
        "site_name",
        "site_description",
        "site_url",
        "contact_email",
        "default_meta_title",
        "google_analytics_id",
        "profile_image_url",
        "logo_image_url",
        "icon_image_url",
      ]),
    );
    expect(rows).toHaveLength(17);
  });

  it("are updated singly and together", async () => {
    await admin.siteSettings.update({ settingKey: "site_name", value: " Yeni ad " });
    await admin.siteSettings.updateMany({
      contact_email: "bilgi@example.org",
      social_github: "https://github.com/ornek",
      default_meta_keywords: "",
      show_follow_form: false,
    });
    expect(await visitor().settings.get()).toMatchObject({
      show_follow_form: "false",
      site_name: "Yeni ad",
      contact_email: "bilgi@example.org",
      social_github: "https://github.com/ornek",
    });
    expect(await admin.siteSettings.list()).toContainEqual({ settingKey: "site_name", settingValue: "Yeni ad" });
    expect(app.purged).toEqual(["settings", "settings"]);
  });

  it("never change the site's address", async () => {
    const other = "https://baska.example.org";
    for (const refused of [
      () => admin.siteSettings.updateMany({ site_url: other, site_name: "Yazılmasın" }),
      () => admin.siteSettings.update({ settingKey: "site_url", value: other }),
    ])
      await expect(refused()).rejects.toMatchObject({
        cause: { code: "VALIDATION_FAILED", details: { fields: { site_url: expect.stringContaining("SITE_URL") } } },
      });
    expect(await admin.siteSettings.list()).not.toContainEqual(expect.objectContaining({ settingValue: "Yazılmasın" }));
    await admin.siteSettings.updateMany({ site_url: app.siteUrl });
    await admin.siteSettings.update({ settingKey: "site_url", value: `${app.siteUrl}/` });
    expect(await admin.siteSettings.list()).toContainEqual({ settingKey: "site_url", settingValue: app.siteUrl });
    expect(await app.db.prisma.setting.count({ where: { key: "site_url" } })).toBe(0);
  });

  it.each([
    ["site_name", " ", "Site adı gereklidir"],
    ["site_description", "", "Site açıklaması gereklidir"],
    ["site_url", "example", "Geçerli bir URL girin"],
    ["contact_email", "ben", "Geçerli bir email adresi girin"],
    ["social_github", "javascript:alert(1)", "Geçerli bir URL girin"],
    ["default_meta_title", "", "Varsayılan meta başlık gereklidir"],
    ["default_meta_description", "", "Varsayılan meta açıklama gereklidir"],
    ["google_analytics_id", '"><script>', "Geçerli bir Google Analytics kimliği girin"],
    ["ads_client_id", "pub-123", "Reklam kimliği ca-pub- ile başlamalıdır"],
    ["show_follow_form", "belki", "Açık veya kapalı seçin"],
    ["ads_slot_id", "birim", "Reklam birimi yalnızca rakamlardan oluşur"],
    ["logo_image_url", "/images/a.png", "Ortam kitaplığından bir görsel seçin"],
    ["icon_image_url", "https://example.org/a.jpg", "Ortam kitaplığından bir görsel seçin"],
    ["profile_image_url", "data:x", "Geçerli bir görsel adresi girin"],
  ] as const)("reject an invalid %s, alone or among others", async (settingKey, value, message) => {
    await expect(admin.siteSettings.update({ settingKey, value })).rejects.toThrow(message);
    await expect(admin.siteSettings.updateMany({ [settingKey]: value })).rejects.toThrow(message);
  });

  it("reject unknown keys", async () => {
    const unknown = JSON.parse('{ "turnstile_enabled": "true", "settingKey": "turnstile_enabled", "value": "true" }');
    await expect(admin.siteSettings.updateMany(unknown)).rejects.toMatchObject({ code: "BAD_REQUEST" });
    await expect(admin.siteSettings.update(unknown)).rejects.toMatchObject({ code: "BAD_REQUEST" });
  });
});

describe("slider settings", () => {
  it("are updated singly and together, stored as text", async () => {
    await admin.sliderSettings.update({ settingKey: "slide_count", value: "7" });
    const saved = await admin.sliderSettings.updateMany({
      auto_play_interval: 8000,
      show_indicators: false,
      auto_play_enabled: "false",
    });
    expect(saved).toMatchObject({
      slide_count: "7",
      auto_play_interval: "8000",
      show_indicators: "false",
      auto_play_enabled: "false",
      show_view_count: "true",
    });
    expect(await admin.sliderSettings.get()).toEqual(saved);
    expect(await visitor().slider.get()).toEqual(saved);
    expect(app.purged).toEqual(["settings", "settings"]);
  });

  it("reject numbers out of range and fractions", async () => {
    for (const value of ["2", "21", "5.5", "5 tane", "", "1e1", "-5"])
      await expect(admin.sliderSettings.update({ settingKey: "slide_count", value })).rejects.toThrow(
        "Slider sayısı 3-20 arasında olmalıdır",
      );
    for (const auto_play_interval of [1999, "15001", 2000.5])
      await expect(admin.sliderSettings.updateMany({ auto_play_interval })).rejects.toThrow(
        "Geçiş süresi 2-15 saniye arasında olmalıdır",
      );
    await expect(admin.sliderSettings.update({ settingKey: "show_indicators", value: "belki" })).rejects.toThrow(
      "Açık veya kapalı seçin",
    );
    for (const slide_count of [3, 20])
      await expect(admin.sliderSettings.updateMany({ slide_count })).resolves.toMatchObject({
        slide_count: String(slide_count),
      });
  });
});

describe("head tags", () => {
  it("are added once per page", async () => {
    const made = await admin.pageSeo.create({ pageKey: "arsiv", metaTitle: "Arşiv" });
    expect(made).toEqual({
      pageKey: "arsiv",
      pageName: "arsiv",
      metaTitle: "Arşiv",
      metaDescription: "",
      metaKeywords: "",
      ogTitle: "",
      ogDescription: "",
      ogImage: "",
      canonicalUrl: "",
      robots: "index, follow",
    });
    expect(await admin.pageSeo.get({ pageKey: "arsiv" })).toEqual(made);
    expect(await admin.pageSeo.list()).toContainEqual(made);
    await expect(admin.pageSeo.create({ pageKey: "arsiv" })).rejects.toMatchObject({ cause: { code: "CONFLICT" } });
    await expect(admin.pageSeo.create({ pageKey: " " })).rejects.toThrow("Sayfa anahtarı gereklidir");
  });

  it("are updated and shown to visitors", async () => {
    await admin.pageSeo.create({ pageKey: "liste", pageName: "Liste", metaTitle: "Önce", metaKeywords: "bir" });
    app.purged.length = 0;
    const saved = await admin.pageSeo.update({
      pageKey: "liste",
      metaTitle: "Sonra",
      robots: "noindex",
      canonicalUrl: "https://example.org/liste",
      ogTitle: "Paylaşım",
    });
    expect(saved).toMatchObject({
      pageName: "Liste",
      metaTitle: "Sonra",
      metaKeywords: "bir",
      robots: "noindex",
      ogTitle: "Paylaşım",
    });
    expect(await visitor().pageSeo({ pageKey: "liste" })).toEqual({
      metaTitle: "Sonra",
      metaKeywords: "bir",
      robots: "noindex",
      ogTitle: "Paylaşım",
      canonicalUrl: "https://example.org/liste",
    });
    expect(app.purged).toEqual(["settings"]);
  });

  it("require a valid canonical address and a known page", async () => {
    await expect(admin.pageSeo.update({ pageKey: "liste", canonicalUrl: "liste" })).rejects.toThrow(
      "Geçerli bir URL girin",
    );
    await expect(admin.pageSeo.update({ pageKey: "yok", metaTitle: "a" })).rejects.toMatchObject({
      cause: { code: "NOT_FOUND" },
    });
    await expect(admin.pageSeo.get({ pageKey: "yok" })).rejects.toMatchObject({ cause: { code: "NOT_FOUND" } });
  });
});

describe("the bot check", () => {
  beforeAll(() => createTurnstileSetting(app));

  const row = async () => await app.db.prisma.securitySetting.findUniqueOrThrow({ where: { name: "turnstile" } });
  const stored = async () => (await row()).secretKey;

  it("is changed one field at a time, by key or id", async () => {
    const { id } = await admin.securitySettings.update({ key: "turnstile", siteKey: "0xSITE" });
    expect(await admin.securitySettings.update({ key: String(id), isEnabled: true })).toMatchObject({
      name: "turnstile",
      isEnabled: true,
      siteKey: "0xSITE",
      secretKey: "",
    });
    expect(await visitor().settings.get()).toMatchObject({
      turnstile_enabled: "true",
      turnstile_site_key: "0xSITE",
      turnstile_id: String(id),
    });
    expect(await admin.securitySettings.update({ key: "turnstile", siteKey: "" })).toMatchObject({ siteKey: "" });
    expect(app.purged).toEqual(["settings", "settings", "settings"]);
  });

  it("encrypts its secret and returns a mask", async () => {
    expect(await admin.securitySettings.update({ key: "turnstile", secretKey: "0xSECRET" })).toMatchObject({
      secretKey: SECRET_MASK,
    });
    const sealed = await stored();
    expect(
      app.secrets.open(getCell("security_settings.secret_key", (await row()).id), sealed ?? new Uint8Array()),
    ).toBe("0xSECRET");
    expect(Buffer.from(sealed ?? []).toString("latin1")).not.toContain("SECRET");
    await admin.securitySettings.update({ key: "turnstile", secretKey: SECRET_MASK });
    expect(await stored()).toEqual(sealed);
    expect(await admin.securitySettings.update({ key: "turnstile", secretKey: "" })).toMatchObject({ secretKey: "" });
    expect(await stored()).toBeNull();
  });

  it("rejects an update without a field and unknown settings", async () => {
    await expect(admin.securitySettings.update({ key: "turnstile" })).rejects.toThrow("en az bir alan");
    for (const key of ["baska", "999999", "99999999999999999999"])
      await expect(admin.securitySettings.update({ key, isEnabled: true })).rejects.toMatchObject({
        cause: { code: "NOT_FOUND" },
      });
  });
});

describe("notification settings", () => {
  beforeAll(() =>
    addNotificationSettings(app, [
      {
        settingKey: "match_created",
        settingName: "Yeni eşleşme",
        description: "",
        category: "becayis",
        isEnabled: true,
      },
    ]),
  );

  it("are listed and switched by key or id", async () => {
    const settings = await admin.notificationSettings.list();
    const setting = settings.find(({ settingKey }) => settingKey === "match_created");
    expect(setting).toMatchObject({
      settingKey: "match_created",
      settingName: "Yeni eşleşme",
      category: "becayis",
      isEnabled: true,
    });
    expect(await admin.notificationSettings.listAll()).toEqual(settings);
    expect(await admin.notificationSettings.update({ id: "match_created", isEnabled: false })).toMatchObject({
      isEnabled: false,
    });
    expect(await admin.notificationSettings.update({ id: String(setting?.id), isEnabled: true })).toMatchObject({
      isEnabled: true,
    });
    await expect(admin.notificationSettings.update({ id: "yok", isEnabled: true })).rejects.toMatchObject({
      cause: { code: "NOT_FOUND" },
    });
  });
});
