import { beforeAll, expect, it } from "vitest";
import { createTestApp, type TestApp } from "../../../testing/index.ts";
import { assertHardToGuess } from "./policy.ts";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});

const choose = (password: string) =>
  assertHardToGuess(app, { password, field: "newPassword", ownNames: ["ayse.yilmaz@example.org"] });

it.each([
  "123456",
  "654321",
  "222222",
  "qwerty123",
  "Galatasaray",
  "galatasaray1905",
  "P@ssw0rd",
  "parola1",
  "sifre123",
  "istanbul34",
  "a".repeat(200),
])("%s is rejected as common", async (password) => {
  await expect(choose(password)).rejects.toMatchObject({
    code: "VALIDATION_FAILED",
    details: { fields: { newPassword: expect.stringContaining("çok yaygın") } },
  });
});

it("each of the library's 49,000 passwords of past breaches is rejected, whatever its rank", async () => {
  const { dictionary } = await import("@zxcvbn-ts/language-common");
  const leaked = Object.entries(dictionary).find(([name]) => name.startsWith("passwords"))?.[1];
  const words = leaked instanceof Map ? [...leaked.keys()] : Object.values(leaked ?? {});
  expect(words.length).toBeGreaterThan(49_000);
  const sample = words.filter((word, index) => typeof word === "string" && word.length >= 6 && index % 997 === 0);
  for (const word of [...sample, ...words.slice(-3)])
    await expect(choose(String(word)), String(word)).rejects.toMatchObject({ code: "VALIDATION_FAILED" });
});

it.each([
  "hukukveyazilim",
  "hukukveyazılım",
  "hukukveyazılım".normalize("NFD"),
  "HUKUKVEYAZILIM",
  "HUKUKVEYAZİLİM",
  "Hukuk ve Yazılım",
  "hukuk-ve-yazilim",
  "hukuk_ve_yazılım",
  "Hukuk.Ve.Yazilim",
  "hukukveyazilim1",
  "HukukVeYazilim2026",
  "hukuk ve yazılım 34",
])("%s is rejected as the site's name", async (password) => {
  await expect(choose(password)).rejects.toThrow("sitenin adı");
});

it.each(["ayse.yilmaz@example.org", "Ayse.Yilmaz", "ayse.yilmaz1", "AYŞE-YILMAZ", "site.example.org"])(
  "%s is rejected as a name",
  async (password) => {
    await expect(choose(password)).rejects.toThrow("e-posta adresiniz");
  },
);

it.each(["kavun7", "gizli-parola-7", "Çağla-badem 2026", "mavi deniz ve uzun bir yol".repeat(7)])(
  "%s is accepted",
  (password) => choose(password),
);
