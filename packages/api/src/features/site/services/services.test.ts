import type { Service } from "@site/contract/site/services/schema";
import { beforeAll, describe, expect, it } from "vitest";
import { anonymousCaller, createTestApp, type TestApp } from "../../../testing/index.ts";
import { addFaqItems, addServices } from "./service.ts";

let app: TestApp;
let services: ReturnType<typeof anonymousCaller>["services"];

beforeAll(async () => {
  app = await createTestApp();
  services = anonymousCaller(app).services;
});

function getService(slug: string, given: Partial<Omit<Service, "imageSize">> = {}): Omit<Service, "id" | "imageSize"> {
  return {
    slug,
    name: `Hizmet ${slug}`,
    shortName: slug,
    description: "Kısa açıklama",
    longDescription: "Birinci paragraf\n\nİkinci paragraf",
    url: `https://example.org/${slug}`,
    demoUrl: "",
    category: "Adli Hizmetler",
    status: "active",
    features: ["Bir", "İki", "Üç", "Dört"],
    benefits: ["Yarar"],
    targetAudience: ["Avukatlar"],
    technology: ["React"],
    icon: "Gavel",
    color: "blue",
    gradient: "ink",
    imageUrl: "/images/services/ozet.webp",
    seo: { title: "Başlık", description: "Tanıtım", keywords: "a, b", ogImage: "/images/services/ozet.webp" },
    ...given,
  };
}

describe("without data", () => {
  it("the lists are empty and a service is not found", async () => {
    expect(
      await Promise.all([services.list(), services.faq({ page: "home" }), services.faq({ page: "services" })]),
    ).toEqual([[], [], []]);
    await expect(services.get({ slug: "ozet" })).rejects.toMatchObject({
      cause: { code: "NOT_FOUND" },
      message: "404 Page Not Found",
    });
  });
});

describe("stored services and questions", () => {
  beforeAll(async () => {
    await addServices(app, [
      getService("zabit"),
      getService("kapali", { status: "inactive" }),
      getService("adres", { features: [] }),
    ]);
    await addFaqItems(app, "services", [
      { question: "Birinci?", answer: "Evet." },
      { question: "İkinci?", answer: "Hayır." },
    ]);
  });

  it("the list has the active ones in order, with three features each", async () => {
    const list = await services.list();
    expect(list.map(({ slug, features }) => [slug, features])).toEqual([
      ["zabit", ["Bir", "İki", "Üç"]],
      ["adres", []],
    ]);
    expect(list[0]).not.toHaveProperty("longDescription");
  });

  it("a service is returned whole, with its head tags", async () => {
    const { id, ...shown } = await services.get({ slug: "zabit" });
    expect(id).toEqual(expect.any(Number));
    expect(shown).toEqual({ ...getService("zabit"), imageSize: null });
  });

  it("unknown, inactive and invalid ones are rejected", async () => {
    for (const slug of ["yok", "kapali", "ZABIT", ""])
      await expect(services.get({ slug }), slug).rejects.toMatchObject({ cause: { code: "NOT_FOUND" } });
    await expect(services.get({ slug: "a".repeat(201) })).rejects.toMatchObject({ code: "BAD_REQUEST" });
  });

  it("questions are listed in order, by page", async () => {
    expect((await services.faq({ page: "services" })).map(({ question }) => question)).toEqual(["Birinci?", "İkinci?"]);
    expect(await services.faq({ page: "home" })).toEqual([]);
    await expect(services.faq(JSON.parse('{"page":"blog"}'))).rejects.toMatchObject({ code: "BAD_REQUEST" });
  });

  it("adding again changes nothing and purges pages", async () => {
    app.purged.length = 0;
    await addServices(app, [getService("zabit", { name: "Başka" })]);
    await addFaqItems(app, "services", [{ question: "Başka?", answer: "" }]);
    expect((await services.get({ slug: "zabit" })).name).toBe("Hizmet zabit");
    expect((await services.faq({ page: "services" })).map(({ question }) => question)).toEqual(["Birinci?", "İkinci?"]);
    expect(app.purged).toEqual(["services", "settings", "services"]);
  });
});
