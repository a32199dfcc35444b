import { beforeAll, expect, it } from "vitest";
import { anonymousCaller, createTestApp, type TestApp } from "../../../../testing/index.ts";
import { importReference } from "./import-service.ts";

let app: TestApp;
let reference: ReturnType<typeof anonymousCaller>["reference"];

beforeAll(async () => {
  app = await createTestApp();
  reference = anonymousCaller(app).reference;
  await importReference(app, {
    provinces: [
      { id: 76, name: "Iğdır" },
      { id: 17, name: "Çanakkale" },
      { id: 34, name: "İstanbul" },
      { id: 1, name: "Adana" },
    ],
    districts: [
      { id: 1702, provinceId: 17, name: "Ayvacık" },
      { id: 1701, provinceId: 17, name: "Merkez" },
      { id: 101, provinceId: 1, name: "Aladağ" },
    ],
    institutions: [
      { name: "Şeker Kurumu", kind: "other" },
      { name: "Adalet Bakanlığı", kind: "ministry" },
    ],
    positions: [
      { name: "Şef", serviceClass: "GİH" },
      { name: "Ebe", serviceClass: "SH" },
    ],
    rules: [],
  });
});

it("lists provinces, institutions and positions in Turkish order", async () => {
  expect(await reference.provinces()).toEqual([
    { id: 1, name: "Adana", slug: "adana" },
    { id: 17, name: "Çanakkale", slug: "canakkale" },
    { id: 76, name: "Iğdır", slug: "igdir" },
    { id: 34, name: "İstanbul", slug: "istanbul" },
  ]);
  expect((await reference.institutions()).map(({ name }) => name)).toEqual(["Adalet Bakanlığı", "Şeker Kurumu"]);
  expect((await reference.positions()).map(({ name }) => name)).toEqual(["Ebe", "Şef"]);
});

it("excludes retired entries", async () => {
  await app.db.prisma.institution.updateMany({ where: { name: "Şeker Kurumu" }, data: { isRetired: true } });
  await app.db.prisma.position.updateMany({ where: { name: "Şef" }, data: { isRetired: true } });
  expect((await reference.institutions()).map(({ name }) => name)).toEqual(["Adalet Bakanlığı"]);
  expect((await reference.positions()).map(({ name }) => name)).toEqual(["Ebe"]);
});

it("lists the districts of a province, Merkez first", async () => {
  expect(await reference.districts({ provinceId: 17 })).toEqual([
    { id: 1701, name: "Merkez" },
    { id: 1702, name: "Ayvacık" },
  ]);
  expect(await reference.districts({ provinceId: 34 })).toEqual([]);
  for (const provinceId of [0, 82, 1.5])
    await expect(reference.districts({ provinceId })).rejects.toMatchObject({ code: "BAD_REQUEST" });
});

it("adds missing entries and keeps edited ones", async () => {
  await app.db.prisma.province.update({ where: { id: 1 }, data: { name: "Adana (yeni)" } });
  await importReference(app, {
    provinces: [
      { id: 1, name: "Adana" },
      { id: 6, name: "Ankara" },
    ],
    districts: [],
    institutions: [{ name: "Şeker Kurumu", kind: "ministry" }],
    positions: [],
    rules: [],
  });
  expect((await reference.provinces()).map(({ name }) => name)).toEqual([
    "Adana (yeni)",
    "Ankara",
    "Çanakkale",
    "Iğdır",
    "İstanbul",
  ]);
  expect(await app.db.prisma.institution.findUniqueOrThrow({ where: { name: "Şeker Kurumu" } })).toMatchObject({
    kind: "other",
    isRetired: true,
  });
});
