import { createServiceInput } from "@site/contract/site/services/admin-schema";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { anonymousCaller, createTestApp, signedInAdmin, type TestApp } from "../../../testing/index.ts";
import { findRedirect } from "../redirects/service.ts";

let app: TestApp;
let admin: Awaited<ReturnType<typeof signedInAdmin>>["caller"]["admin"]["services"];
let visitor: ReturnType<typeof anonymousCaller>["services"];

beforeAll(async () => {
  app = await createTestApp();
  admin = (await signedInAdmin(app)).caller.admin.services;
  visitor = anonymousCaller(app).services;
});

beforeEach(async () => {
  await app.db.prisma.service.deleteMany();
  await app.db.prisma.faqItem.deleteMany();
  app.purged.length = 0;
});

const input = (slug: string) => ({
  name: `Hizmet ${slug}`,
  shortName: slug,
  slug,
  description: "Kısa",
  longDescription: "Bir\n\nİki",
  url: "",
  demoUrl: "",
  category: "Adli Hizmetler",
  status: "active" as const,
  features: ["Bir", "", "İki"],
  benefits: [],
  targetAudience: [],
  technology: [],
  icon: "Gavel" as const,
  color: "blue" as const,
  imageUrl: "",
  seoTitle: "",
  seoDescription: "",
  seoKeywords: "",
  seoOgImage: "",
});

describe("services", () => {
  it("are added at the end and shown at once; empty lines are left out", async () => {
    await admin.create(input("bir"));
    const { id } = await admin.create({ ...input("iki"), url: "https://iki.example.org", demoUrl: "" });
    expect((await visitor.list()).map(({ slug, url }) => [slug, url])).toEqual([
      ["bir", ""],
      ["iki", "https://iki.example.org"],
    ]);
    expect(await visitor.get({ slug: "iki" })).toMatchObject({ features: ["Bir", "İki"], demoUrl: "" });
    expect(await admin.get({ id })).toMatchObject({ slug: "iki", features: ["Bir", "İki"] });
    expect(app.purged).toEqual(["services", "settings", "services", "settings"]);
  });

  it("are changed field by field; a new address redirects the old one", async () => {
    const { id } = await admin.create(input("bir"));
    await admin.update({ id, slug: "yeni", demoUrl: "https://demo.example.org" });
    expect(await visitor.get({ slug: "yeni" })).toMatchObject({
      name: "Hizmet bir",
      demoUrl: "https://demo.example.org",
    });
    expect(await findRedirect(app, "/hizmetler/bir")).toBe("/hizmetler/yeni");
    await admin.update({ id, status: "inactive" });
    expect(await visitor.list()).toEqual([]);
    expect(await admin.list()).toMatchObject([{ status: "inactive" }]);
    await admin.remove({ id });
    await expect(admin.get({ id })).rejects.toMatchObject({ cause: { code: "NOT_FOUND" } });
    await expect(admin.remove({ id })).rejects.toMatchObject({ cause: { code: "NOT_FOUND" } });
    await expect(admin.update({ id, name: "x" })).rejects.toMatchObject({ cause: { code: "NOT_FOUND" } });
  });

  it("are put in order; an outdated list is refused", async () => {
    const ids = [];
    for (const slug of ["bir", "iki", "uc"]) ids.push((await admin.create(input(slug))).id);
    await admin.order({ ids: ids.toReversed() });
    expect((await visitor.list()).map(({ slug }) => slug)).toEqual(["uc", "iki", "bir"]);
    for (const wrong of [ids.slice(1), [...ids, 999_999]])
      await expect(admin.order({ ids: wrong })).rejects.toMatchObject({ cause: { code: "CONFLICT" } });
    await expect(admin.order({ ids: [1, 1] })).rejects.toThrow("bir kez");
  });

  it("reject invalid addresses, unknown fields and used slugs", async () => {
    await admin.create(input("bir"));
    await expect(admin.create(input("bir"))).rejects.toMatchObject({
      cause: { code: "CONFLICT", details: { fields: { slug: expect.any(String) } } },
    });
    const wrong = { url: "javascript:alert(1)", name: " ", icon: "Bomba", features: Array(31).fill("a"), gizli: 1 };
    for (const [field, value] of Object.entries(wrong))
      expect(createServiceInput.safeParse({ ...input("x"), [field]: value }).success, field).toBe(false);
  });
});

describe("questions", () => {
  it("are added, changed, ordered and removed per page", async () => {
    const ids = [];
    for (const question of ["Bir?", "İki?", "Üç?"])
      ids.push((await admin.questions.create({ page: "home", question, answer: "Evet." })).id);
    await admin.questions.create({ page: "services", question: "Başka?", answer: "Evet." });
    await admin.questions.order({ page: "home", ids: ids.toReversed() });
    await admin.questions.update({ id: ids[0] ?? 0, question: "Birinci?", answer: "Hayır." });
    expect((await visitor.faq({ page: "home" })).map(({ question }) => question)).toEqual(["Üç?", "İki?", "Birinci?"]);
    await admin.questions.remove({ id: ids[1] ?? 0 });
    await admin.questions.create({ page: "home", question: "Dört?", answer: "Evet." });
    expect((await visitor.faq({ page: "home" })).map(({ question }) => question)).toEqual(["Üç?", "Birinci?", "Dört?"]);
    expect(await visitor.faq({ page: "services" })).toHaveLength(1);
    expect(new Set(app.purged)).toEqual(new Set(["home", "services"]));
    await expect(admin.questions.order({ page: "services", ids })).rejects.toMatchObject({
      cause: { code: "CONFLICT" },
    });
  });
});
