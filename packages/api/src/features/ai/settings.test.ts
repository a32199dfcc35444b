import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createAiApp, TEST_KEY } from "../../testing/ai.ts";
import { makePost } from "../../testing/index.ts";

let test: Awaited<ReturnType<typeof createAiApp>>;
beforeAll(async () => {
  test = await createAiApp();
});

beforeEach(async () => {
  const { prisma } = test.app.db;
  await Promise.all([
    prisma.aiConfiguration.deleteMany(),
    prisma.promptTemplate.deleteMany(),
    prisma.unsplashSetting.deleteMany(),
    prisma.aiCall.deleteMany(),
  ]);
  test.gemini.answers.length = 0;
  test.gemini.received.length = 0;
  test.gemini.listFault = undefined;
  test.unsplash.fault = undefined;
});

const configuration = { name: "Gemini", apiKey: TEST_KEY, model: "gemini-2.5-flash" };

describe("AI configurations", () => {
  it("begin with the documented values and show only the ends of their key", async () => {
    const { id, ...created } = await test.admin.aiConfigurations.create({ name: "Gemini", apiKey: TEST_KEY });
    expect(created).toEqual({
      name: "Gemini",
      provider: "gemini",
      apiKey: "gizl••••••••7890",
      model: "gemini-1.5-flash",
      maxTokens: 8192,
      temperature: 0.7,
      isActive: true,
      isDefault: false,
    });
    const row = await test.app.db.prisma.aiConfiguration.findUniqueOrThrow({ where: { id } });
    expect(Buffer.from(row.apiKey).toString("latin1")).not.toContain("anahtar");
    const logged = await test.app.db.prisma.auditEntry.findMany();
    expect(JSON.stringify(logged)).toContain("aiConfigurations.create");
    expect(JSON.stringify(logged)).not.toContain(TEST_KEY);
  });

  it("keep their key when the mask is saved, and take a new one", async () => {
    const { id, ...saved } = await test.admin.aiConfigurations.create(configuration);
    await test.admin.aiConfigurations.update({ ...saved, id, name: "Yeni ad" });
    expect(await test.admin.ai.testConnection({ id, apiKey: saved.apiKey, model: saved.model })).toMatchObject({
      connected: true,
    });
    await test.admin.aiConfigurations.update({ ...saved, id, apiKey: "another-key-of-twenty" });
    await test.admin.ai.testConnection({ id, apiKey: "••••••••", model: saved.model });
    expect(test.gemini.received.map(({ apiKey }) => apiKey)).toEqual([TEST_KEY, "another-key-of-twenty"]);
    expect((await test.admin.aiConfigurations.get({ id })).apiKey).toBe("anot••••••••enty");
  });

  it("have one default", async () => {
    const first = await test.admin.aiConfigurations.create({ ...configuration, isDefault: true });
    const second = await test.admin.aiConfigurations.create({ ...configuration, isDefault: true });
    const defaults = async () => (await test.admin.aiConfigurations.list()).filter(({ isDefault }) => isDefault);
    expect((await defaults()).map(({ id }) => id)).toEqual([second.id]);
    await test.admin.aiConfigurations.update({ ...first, isDefault: true });
    expect((await defaults()).map(({ id }) => id)).toEqual([first.id]);
  });

  it.each([
    [{ name: " " }, "Lütfen tüm gerekli alanları doldurun."],
    [{ apiKey: "" }, "Lütfen tüm gerekli alanları doldurun."],
    [{ maxTokens: 32_769 }, "1-32768"],
    [{ temperature: 2.1 }, "0-2"],
    [{ model: "../files" }, "Model adı"],
  ])("reject %j", async (fault, message) => {
    await expect(test.admin.aiConfigurations.create({ ...configuration, ...fault })).rejects.toThrow(message);
  });

  it("that do not exist are not found", async () => {
    await expect(test.admin.aiConfigurations.remove({ id: 999_999 })).rejects.toThrow("bulunamadı");
    await expect(test.admin.aiConfigurations.update({ ...configuration, id: 999_999 })).rejects.toThrow("bulunamadı");
    await expect(test.admin.ai.models({ id: 999_999, apiKey: "••••" })).rejects.toThrow("bulunamadı");
  });

  it("list the models that their key may call", async () => {
    const { id } = await test.admin.aiConfigurations.create(configuration);
    expect(await test.admin.ai.models({ apiKey: TEST_KEY })).toEqual(["gemini-2.5-flash", "gemini-2.5-pro"]);
    expect(await test.admin.ai.availableModels({ id })).toEqual({
      isLive: true,
      text: ["gemini-2.5-flash", "gemini-2.5-pro"],
      image: ["gemini-2.5-flash-image"],
    });
    test.gemini.listFault = "failed";
    expect(await test.admin.ai.availableModels({ id })).toEqual({ isLive: false, text: [], image: [] });
    await expect(test.admin.ai.models({ apiKey: TEST_KEY })).rejects.toThrow("şu anda yanıt vermiyor");
    await expect(test.admin.ai.models({ apiKey: " " })).rejects.toThrow("Önce API anahtarını girin.");
  });

  it("answer a key or model that the service refuses as a wrong setting, not as an outage", async () => {
    const sentence = "AI servis yapılandırma hatası. Lütfen API ayarlarını kontrol edin.";
    const { id } = await test.admin.aiConfigurations.create(configuration);
    test.gemini.apiKey = "another-key";
    const { cause } = await test.admin.ai.models({ apiKey: TEST_KEY }).catch((error) => error);
    expect(cause).toMatchObject({
      code: "VALIDATION_FAILED",
      message: sentence,
      details: { fields: { apiKey: sentence } },
    });
    const post = await makePost(test.app);
    await expect(test.admin.review.fixSeo({ postIds: [post.id], fixTypes: ["seoTitle"] })).rejects.toMatchObject({
      cause: { code: "CONFLICT" },
      message: sentence,
    });
    test.gemini.apiKey = undefined;
    await test.app.db.prisma.aiConfiguration.update({ where: { id }, data: { model: "gemini-gone" } });
    await expect(test.admin.review.fixSeo({ postIds: [post.id], fixTypes: ["seoTitle"] })).rejects.toMatchObject({
      cause: { code: "CONFLICT" },
    });
  });

  it("tell why a connection failed, and the call is recorded", async () => {
    test.gemini.answers = [{ fault: "refused" }];
    const result = await test.admin.ai.testConnection({ apiKey: TEST_KEY, model: "gemini-2.5-flash" });
    expect(result.connected).toBe(false);
    expect(result.message).toMatch(/^API bağlantısı başarısız! AI servis yapılandırma hatası/);
    expect(await test.app.db.prisma.aiCall.findMany()).toMatchObject([{ purpose: "connection", outcome: "key" }]);
  });
});

describe("prompt templates", () => {
  const template = { name: "Blog", systemPrompt: "Türkçe yaz.", category: "blog" } as const;

  it("are created, changed and deleted; one is the default", async () => {
    const first = await test.admin.promptTemplates.create({ ...template, isDefault: true });
    expect(first).toMatchObject({ category: "blog", description: "", isActive: true, usageCount: 0 });
    const { usageCount, createdAt, ...second } = await test.admin.promptTemplates.create({
      name: "Genel",
      systemPrompt: "Kısa yaz.",
    });
    expect(second).toMatchObject({ category: "general", isDefault: false });
    await test.admin.promptTemplates.update({ ...second, isDefault: true });
    expect((await test.admin.promptTemplates.get({ id: first.id })).isDefault).toBe(false);
    await test.admin.promptTemplates.remove({ id: first.id });
    expect((await test.admin.promptTemplates.list()).map(({ name }) => name)).toEqual(["Genel"]);
  });

  it("need a name and a prompt", async () => {
    const message = "Lütfen şablon adı ve sistem prompt alanlarını doldurun.";
    await expect(test.admin.promptTemplates.create({ ...template, name: "" })).rejects.toThrow(message);
    await expect(test.admin.promptTemplates.create({ ...template, systemPrompt: " " })).rejects.toThrow(message);
  });
});

describe("stock photo settings", () => {
  it("begin with the documented values and show no key", async () => {
    const { createdAt, ...created } = await test.admin.unsplashSettings.create({
      name: "Unsplash",
      accessKey: TEST_KEY,
      secretKey: "cok-gizli-anahtar",
    });
    expect(created).toMatchObject({
      accessKey: "gizl••••••••7890",
      secretKey: "••••••••",
      searchOrientation: "landscape",
      resultsPerPage: 10,
      imageQuality: "regular",
      fallbackQuery: "technology, business, digital",
      isActive: true,
      isDefault: false,
    });
    expect(created.imageGenerationPrompt).toContain("{title}");
    test.unsplash.accessKey = TEST_KEY;
    await test.admin.unsplashSettings.update({ ...created, name: "Fotoğraflar" });
    expect(await test.admin.ai.unsplashTest({ id: created.id, accessKey: created.accessKey })).toEqual({
      success: true,
      message: "Unsplash API bağlantısı başarılı!",
    });
    const refused = await test.admin.ai.unsplashTest({ accessKey: "wrong" });
    expect(refused).toMatchObject({ success: false });
    expect(refused.message).toMatch(/^Unsplash API bağlantısı başarısız!/);
    test.unsplash.accessKey = undefined;
  });

  it.each([
    ["quota", "kotası doldu"],
    ["failed", "şu anda yanıt vermiyor"],
    ["closes", "ulaşılamadı"],
    ["invalidJson", "okunamadı"],
    ["wrongShape", "okunamadı"],
    ["huge", "çok daha büyük"],
  ] as const)("tell of the fault %s", async (fault, message) => {
    test.unsplash.fault = fault;
    expect((await test.admin.ai.unsplashTest({ accessKey: TEST_KEY })).message).toContain(message);
  });

  it("need a name and an access key", async () => {
    const message = "Lütfen ayar adı ve access key alanlarını doldurun.";
    await expect(test.admin.unsplashSettings.create({ name: "", accessKey: TEST_KEY })).rejects.toThrow(message);
    await expect(test.admin.unsplashSettings.create({ name: "A", accessKey: "" })).rejects.toThrow(message);
    await expect(test.admin.ai.unsplashTest({ accessKey: "" })).rejects.toThrow("Access Key gereklidir.");
  });
});
