import { openAdmin } from "../../support/admin-screens.ts";
import { expectNoSidewaysScrolling } from "../../support/screen-checks.ts";
import { expect, test } from "../../support/test.ts";

test("a key is made, tried on the API reference, and refused after it is revoked", async ({ page, context }) => {
  await openAdmin(page, "/admin/api-keys");
  await page.getByRole("button", { name: "Yeni API Anahtarı" }).first().click();
  const form = page.getByRole("dialog", { name: "Yeni API Anahtarı" });
  await form.getByLabel("Ad", { exact: true }).fill("Bülten programı");
  await form.getByRole("button", { name: "Kaydet" }).click();
  const shown = page.getByRole("dialog", { name: "“Bülten programı” anahtarı" });
  await expect(shown.getByLabel("API anahtarı", { exact: true })).toHaveValue(/^hy_/);
  const secret = await shown.getByLabel("API anahtarı", { exact: true }).inputValue();
  await shown.getByRole("button", { name: "Sakladım" }).click();

  const docs = await context.newPage();
  await docs.goto("/api/docs");
  await docs.keyboard.press("/");
  await expect(docs.getByRole("searchbox", { name: "Çağrı ara" })).toBeFocused();
  await docs.keyboard.type("key izin");
  await expect(docs.getByText("1 çağrı bulundu.")).toBeVisible();
  await docs.getByLabel("Jeton veya API anahtarı").fill(secret);
  await docs.getByText("/api/v1/key", { exact: true }).click();
  const call = docs.locator("details.call[open]");
  await expect(call.locator(".curl")).toContainText('-H "Authorization: Bearer $TOKEN"');
  await call.getByRole("button", { name: "Çağrıyı gönder" }).click();
  await expect(call.getByRole("status")).toContainText("200 OK");
  await expect(call.locator(".answer pre")).toContainText('"public:read"');
  await docs.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScrolling(docs);

  const row = page.getByRole("row").filter({ hasText: "Bülten programı" });
  await row.getByRole("button", { name: "İptal Et" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "İptal Et" }).click();
  await expect(page.getByText("API anahtarı iptal edildi.")).toBeVisible();
  const refused = await page.request.get("/api/v1/key", { headers: { authorization: `Bearer ${secret}` } });
  expect(refused.status()).toBe(401);
});
