import { chooseRowAction, openAdmin } from "../../support/admin-screens.ts";
import { expect, test } from "../../support/test.ts";

test("a key is made, used, and refused after it is revoked", async ({ page }) => {
  await openAdmin(page, "/admin/api-keys");
  await page.getByRole("button", { name: "Yeni API Anahtarı" }).first().click();
  const form = page.getByRole("dialog", { name: "Yeni API Anahtarı" });
  await form.getByLabel("Ad", { exact: true }).fill("Bülten programı");
  await form.getByRole("button", { name: "Kaydet" }).click();
  const shown = page.getByRole("dialog", { name: "“Bülten programı” anahtarı" });
  await expect(shown.getByLabel("API anahtarı", { exact: true })).toHaveValue(/^hy_/);
  const secret = await shown.getByLabel("API anahtarı", { exact: true }).inputValue();
  await shown.getByRole("button", { name: "Sakladım" }).click();

  const authorization = `Bearer ${secret}`;
  const taken = await page.request.get("/api/v1/key", { headers: { authorization } });
  expect(await taken.json()).toMatchObject({ name: "Bülten programı", scopes: ["public:read"] });

  const row = page.getByRole("row").filter({ hasText: "Bülten programı" });
  await chooseRowAction(row, "İptal Et");
  await page.getByRole("dialog").getByRole("button", { name: "İptal Et" }).click();
  await expect(page.getByText("API anahtarı iptal edildi.")).toBeVisible();
  const refused = await page.request.get("/api/v1/key", { headers: { authorization } });
  expect(refused.status()).toBe(401);
});
