import { beforeAll, beforeEach, expect, it } from "vitest";
import { anonymousCaller, createTestApp, signedInAdmin, type TestApp } from "../../../testing/index.ts";
import { findRedirect } from "../redirects/service.ts";
import { createPage } from "./admin-service.ts";

let app: TestApp;
let admin: Awaited<ReturnType<typeof signedInAdmin>>["caller"]["admin"];

beforeAll(async () => {
  app = await createTestApp();
  admin = (await signedInAdmin(app)).caller.admin;
});

beforeEach(async () => {
  await app.db.prisma.page.deleteMany();
  await makePage("hakkimda");
  app.purged.length = 0;
});

const makePage = (slug: string, isPublished = true) =>
  createPage(app, {
    title: "Sayfa",
    slug,
    content: "<p>Metin</p>",
    metaTitle: "",
    metaDescription: "",
    isPublished: isPublished,
    showInFooter: true,
  });

it("lists every page, including drafts", async () => {
  await makePage("taslak", false);
  expect(await admin.pages.list()).toMatchObject([
    { slug: "hakkimda", title: "Sayfa", content: "<p>Metin</p>", isPublished: true, showInFooter: true },
    { slug: "taslak", isPublished: false },
  ]);
});

it("updates a page by slug or id, sanitised", async () => {
  const { id } = await admin.pages.update({
    id: "hakkimda",
    content: '<p onclick="x()">Yeni<script>x()</script></p>',
    metaTitle: "Meta",
  });
  expect(await anonymousCaller(app).site.pages.get({ slug: "hakkimda" })).toMatchObject({
    title: "Sayfa",
    content: "<p>Yeni</p>",
    metaTitle: "Meta",
  });
  await admin.pages.update({ id: String(id), isPublished: false });
  await expect(anonymousCaller(app).site.pages.get({ slug: "hakkimda" })).rejects.toThrow("Sayfa Bulunamadı");
  expect(app.purged).toEqual(["pages", "settings", "pages", "settings"]);
});

it("redirects the old address of a published page only", async () => {
  await makePage("taslak", false);
  await admin.pages.update({ id: "hakkimda", slug: "ben-kimim" });
  await admin.pages.update({ id: "taslak", slug: "yeni-taslak" });
  expect(await findRedirect(app, "/hakkimda")).toBe("/ben-kimim");
  expect(await findRedirect(app, "/taslak")).toBeUndefined();
});

it("rejects unknown pages, blank titles, and invalid or used slugs", async () => {
  await makePage("iletisim");
  await expect(admin.pages.update({ id: "yok", title: "a" })).rejects.toMatchObject({ cause: { code: "NOT_FOUND" } });
  await expect(admin.pages.update({ id: "hakkimda", title: " " })).rejects.toThrow("Başlık gereklidir");
  await expect(admin.pages.update({ id: "hakkimda", slug: "Büyük/Harf" })).rejects.toMatchObject({
    code: "BAD_REQUEST",
  });
  await expect(admin.pages.update({ id: "hakkimda", slug: "iletisim" })).rejects.toMatchObject({
    cause: { code: "CONFLICT", details: { fields: { slug: expect.any(String) } } },
  });
  await expect(makePage("iletisim")).rejects.toMatchObject({ code: "CONFLICT" });
});

it("rejects slugs that the site itself uses", async () => {
  for (const slug of ["blog", "api", "trpc", "admin", "assets", "media", "becayis", "uye-ol", "healthz"]) {
    await expect(admin.pages.update({ id: "hakkimda", slug })).rejects.toThrow(
      "Bu adres sitenin başka bir bölümüne ait.",
    );
  }
});

it("rejects too complex HTML at its field", async () => {
  await expect(admin.pages.update({ id: "hakkimda", content: "<b>".repeat(30_000) })).rejects.toMatchObject({
    cause: { code: "VALIDATION_FAILED", details: { fields: { content: expect.stringContaining("iç içe") } } },
  });
});
