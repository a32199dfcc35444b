import { settingsFile } from "@site/contract/site/setting-transfer/schema";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createTestApp, signedInAdmin, type TestApp } from "../../../testing/index.ts";

let app: TestApp;
let admin: Awaited<ReturnType<typeof signedInAdmin>>["caller"]["admin"];

beforeAll(async () => {
  app = await createTestApp();
  admin = (await signedInAdmin(app)).caller.admin;
  await admin.homepage.update({
    hero: { ...part("Merhaba"), show_projects_card: true, max_projects_display: 3 },
    projects: part("Projeler"),
    features: part("Alanlar"),
    about: {
      title: "Hakkımda",
      subtitle: "",
      description: "Ben",
      experience_years: 0,
      projects_completed: 0,
      technologies_used: 0,
    },
    cta: { title: "Yazın", subtitle: "", description: "Bana" },
  });
  await admin.pageSeo.create({ pageKey: "home", metaTitle: "Ana" });
  await admin.services.questions.create({ page: "home", question: "Soru?", answer: "Evet." });
});

beforeEach(() => {
  app.purged.length = 0;
});

function part(title: string) {
  return { title, subtitle: "", description: "", is_enabled: true };
}

async function exported() {
  return settingsFile.parse(JSON.parse((await admin.settingTransfer.export()).text));
}

describe("a settings file", () => {
  it("read back changes nothing", async () => {
    const file = await exported();
    expect(file).toMatchObject({ homepage: { hero: { title: "Merhaba" } }, pageSeo: [{ metaTitle: "Ana" }] });
    for (const isDryRun of [true, false])
      expect(await admin.settingTransfer.import({ file, isDryRun })).toEqual({ differences: [], isDryRun });
  });

  it("is compared first and saved on demand; what it does not name stays", async () => {
    const file = await exported();
    const changed = settingsFile.parse({
      version: 1,
      site: { site_name: "Taşınan" },
      homepage: { ...file.homepage, hero: { ...file.homepage?.hero, is_enabled: false } },
      pageSeo: [{ pageKey: "home", ogTitle: "Kart" }],
      questions: [
        { page: "home", question: "Soru?", answer: "Hayır." },
        { page: "home", question: "Yeni?", answer: "Evet." },
      ],
    });
    const expected = [
      { label: "Site adı", recordName: "", before: "Hukuk ve Yazılım", after: "Taşınan" },
      { label: "Bölümü göster", recordName: "Karşılama", before: "Açık", after: "Kapalı" },
      { label: "Paylaşım başlığı", recordName: "home", before: "", after: "Kart" },
      { label: "Yanıt", recordName: "Soru?", before: "Evet.", after: "Hayır." },
      { label: "Yanıt", recordName: "Yeni?", before: null, after: "Evet." },
    ];
    const { differences } = await admin.settingTransfer.import({ file: changed, isDryRun: true });
    expect(differences).toEqual(expected);
    expect(await exported()).toEqual(file);
    expect(app.purged).toEqual([]);
    expect((await admin.settingTransfer.import({ file: changed, isDryRun: false })).differences).toEqual(expected);
    expect(await exported()).toMatchObject({
      site: { site_name: "Taşınan" },
      homepage: { hero: { title: "Merhaba", is_enabled: false } },
      pageSeo: [{ metaTitle: "Ana", ogTitle: "Kart" }],
      questions: [{ answer: "Hayır." }, { question: "Yeni?" }],
    });
    expect(app.purged).toEqual(["settings", "home", "services"]);
    expect((await admin.settingHistory.list({ tab: "site" })).changes).toMatchObject([{ after: "Taşınan" }]);
  });

  it.each([
    [{ version: 2 }],
    [{ version: 1, sifreler: [] }],
    [{ version: 1, site: { turnstile_secret: "x" } }],
    [{ version: 1, site: { social_github: "javascript:alert(1)" } }],
    [{ version: 1, pageSeo: [{ pageKey: "a" }, { pageKey: "a" }] }],
    [{ version: 1, homepage: { hero: {} } }],
  ])("is refused if it is not as strict as the forms: %j", (file) => {
    expect(settingsFile.safeParse(file).success).toBe(false);
  });
});
