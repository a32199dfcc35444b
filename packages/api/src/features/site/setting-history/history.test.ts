import { beforeAll, describe, expect, it } from "vitest";
import { createTestApp, signedInAdmin, type TestApp } from "../../../testing/index.ts";
import { createPage } from "../pages/admin-service.ts";
import { updateSiteSettings } from "../settings/admin-service.ts";
import { createTurnstileSetting } from "../settings/security-admin-service.ts";

let app: TestApp;
let admin: Awaited<ReturnType<typeof signedInAdmin>>["caller"]["admin"];

beforeAll(async () => {
  app = await createTestApp();
  admin = (await signedInAdmin(app)).caller.admin;
});

type Tab = Parameters<typeof admin.settingHistory.list>[0]["tab"];
const changes = async (tab: Tab) => (await admin.settingHistory.list({ tab })).changes;

describe("the history of a tab", () => {
  it("has each changed value with who changed it, newest first", async () => {
    await admin.siteSettings.updateMany({ site_name: "Önce", social_github: "" });
    await admin.siteSettings.updateMany({ site_name: "Sonra", default_meta_keywords: "bir" });
    const { username } = await admin.session.me();
    expect(await changes("site")).toMatchObject([
      { label: "Site adı", recordName: "", before: "Önce", after: "Sonra", changedBy: username },
      { label: "GitHub", before: null, after: "" },
      { label: "Site adı", before: null, after: "Önce" },
    ]);
    expect(await changes("seo")).toMatchObject([{ label: "Varsayılan anahtar kelimeler", after: "bir" }]);
  });

  it("leaves out unchanged values and the first content", async () => {
    const before = (await changes("site")).length;
    await updateSiteSettings(app, { social_youtube: "https://youtube.com/@ilk" });
    await admin.siteSettings.updateMany({ site_name: "Sonra" });
    expect(await changes("site")).toHaveLength(before);
  });

  it("restores a value, and the default", async () => {
    const [, , first] = await changes("site");
    await admin.settingHistory.revert({ id: first?.id ?? 0 });
    expect(await admin.siteSettings.list()).toContainEqual({
      setting_key: "site_name",
      setting_value: "Hukuk ve Yazılım",
    });
    expect((await changes("site"))[0]).toMatchObject({ before: "Sonra", after: "Hukuk ve Yazılım" });
    expect(app.purged).toContain("settings");
    await expect(admin.settingHistory.revert({ id: 999_999 })).rejects.toMatchObject({ cause: { code: "NOT_FOUND" } });
  });

  it("restores values of every kind of record", async () => {
    const page = await createPage(app, {
      title: "Sayfa",
      slug: "hakkimda",
      content: "<p>Bir</p>",
      meta_title: "",
      meta_description: "",
      is_published: true,
      show_in_footer: true,
    });
    const project = await admin.homepage.projects.create({
      name: "Proje",
      technology: "TypeScript",
      description: "Açıklama",
      project_type: "web",
    });
    const question = await admin.services.questions.create({ page: "home", question: "Soru?", answer: "Evet." });
    await createTurnstileSetting(app);
    await admin.pageSeo.create({ pageKey: "home", metaTitle: "Bir" });
    await admin.homepage.config.update({ id: "hero", title: "Bir" });

    await admin.pages.update({ id: String(page.id), slug: "ben-kimim" });
    await admin.homepage.projects.update({ id: project.id, is_active: false });
    await admin.services.questions.update({ id: question.id, question: "Soru?", answer: "Hayır." });
    await admin.securitySettings.update({ key: "turnstile", site_key: "0xYENI" });
    await admin.pageSeo.update({ pageKey: "home", metaTitle: "İki" });
    await admin.homepage.config.update({ id: "hero", title: "İki" });

    for (const tab of ["pages", "homepage", "services", "security", "page-seo"] as const)
      for (const { id } of await changes(tab)) await admin.settingHistory.revert({ id });

    expect(await admin.pages.list()).toMatchObject([{ slug: "hakkimda" }]);
    expect(await admin.homepage.projects.list()).toMatchObject([{ is_active: true }]);
    expect(await admin.services.questions.list({ page: "home" })).toMatchObject([{ answer: "Evet." }]);
    expect(await admin.pageSeo.get({ pageKey: "home" })).toMatchObject({ meta_title: "Bir" });
    expect((await admin.homepage.get()).hero).toMatchObject({ title: "Bir" });
    expect(await app.db.prisma.securitySetting.findFirstOrThrow()).toMatchObject({ siteKey: "" });
  });

  it("shows a record's name that JavaScript's objects know too", async () => {
    const { id } = await admin.homepage.features.create({ title: "constructor" });
    await admin.homepage.features.update({ id, description: "Yeni" });
    expect(await changes("homepage")).toContainEqual(expect.objectContaining({ recordName: "constructor" }));
  });

  it("says that a record is gone", async () => {
    const { id } = await admin.homepage.features.create({ title: "Bir" });
    await admin.homepage.features.update({ id, title: "İki" });
    const [change] = await changes("homepage");
    await admin.homepage.features.remove({ id });
    await expect(admin.settingHistory.revert({ id: change?.id ?? 0 })).rejects.toThrow("Bu kayıt artık yok");
  });
});

it("secrets are in no history, export or answer", async () => {
  const smtp = await admin.smtp.create({
    name: "Asıl",
    host: "smtp.example.org",
    port: 587,
    username: "posta",
    password: "COK-GIZLI-1",
    fromName: "Site",
    fromEmail: "site@example.org",
  });
  await admin.smtp.update({ ...smtp, password: "COK-GIZLI-2", name: "Yeni" });
  await admin.securitySettings.update({ key: "turnstile", secret_key: "COK-GIZLI-3" });
  await admin.telegram.update({ api_key: "123:COK-GIZLI-4", chat_id: "42", enabled: true });
  await admin.telegram.update({ api_key: "123:COK-GIZLI-5", chat_id: "43", enabled: true });
  const [chatId] = await changes("notifications");
  await admin.settingHistory.revert({ id: chatId?.id ?? 0 });
  expect(await admin.telegram.get()).toMatchObject({ chat_id: "42", enabled: true });
  const answers = [
    await changes("smtp"),
    await changes("security"),
    await changes("notifications"),
    await admin.smtp.list(),
    await admin.telegram.get(),
    await admin.settingTransfer.export(),
    await app.db.prisma.settingChange.findMany(),
    await app.db.prisma.auditEntry.findMany(),
  ];
  expect(await changes("smtp")).toMatchObject([{ label: "SMTP adı", before: "Asıl", after: "Yeni" }]);
  expect(JSON.stringify(answers)).not.toContain("GIZLI");
  expect(await app.db.prisma.settingChange.count({ where: { field: { contains: "pass" } } })).toBe(0);
});
