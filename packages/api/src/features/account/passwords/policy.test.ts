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
