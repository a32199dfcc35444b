import { expectAccessible, expectNoViolations } from "@site/browser/testing/expect-accessible";
import { adminPaths } from "@site/contract/admin-paths";
import { keyTexts } from "@site/contract/keys/labels";
import type { CreateKeyInput, KeyRow } from "@site/contract/keys/schema";
import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { chooseRowAction, rowMenu } from "../../testing/browser/choose-row-action.ts";
import { expectFits, TABLET_PX } from "../../testing/browser/expect-fits.ts";
import { openScreen } from "../../testing/browser/open-screen.tsx";

const key: KeyRow = {
  id: 7,
  name: "Bülten programı",
  start: "hy_abcd",
  scopes: ["public:read"],
  callsPerMinute: 60,
  createdAt: "2026-11-26T09:00:00.000Z",
  expiresAt: "2027-11-26T09:00:00.000Z",
  lastUsedAt: null,
  revokedAt: null,
  madeBy: "deniz",
  state: "active",
};
const row = page.getByRole("row").filter({ hasText: key.name });

test("a key is made, shown once, and revoked after a question", async () => {
  let keys: KeyRow[] = [];
  const create = vi.fn((_: CreateKeyInput) => {
    keys = [key];
    return { key, secret: "hy_abcdefghijkl" };
  });
  const revoke = () => {
    keys = [{ ...key, state: "revoked", revokedAt: key.createdAt }];
    return { message: keyTexts.revoked };
  };
  await openScreen(adminPaths.apiKeys, { admin: { apiKeys: { list: () => keys, create, revoke } } });
  await expect.element(page.getByText("Henüz API anahtarı yok")).toBeVisible();
  await page.getByRole("button", { name: "Yeni API Anahtarı" }).first().click();
  const form = page.getByRole("dialog", { name: "Yeni API Anahtarı" });
  await form.getByRole("button", { name: "Kaydet" }).click();
  const name = form.getByLabelText("Ad", { exact: true });
  await expect.element(name).toHaveAccessibleDescription(/Anahtara bir ad verin/);
  await name.fill(key.name);
  await expectAccessible();
  await expectFits(TABLET_PX);
  await form.getByRole("button", { name: "Kaydet" }).click();
  const shown = page.getByRole("dialog", { name: "“Bülten programı” anahtarı" });
  await expect.element(shown.getByLabelText("API anahtarı", { exact: true })).toHaveValue("hy_abcdefghijkl");
  expect(create.mock.lastCall?.[0]).toMatchObject({ name: key.name, scopes: ["public:read"] });
  await expectNoViolations();
  await shown.getByRole("button", { name: "Sakladım" }).click();
  await expect.element(row).toHaveTextContent("Geçerli");
  await expectNoViolations();
  await chooseRowAction(row, "İptal Et");
  await page.getByRole("dialog").getByRole("button", { name: "İptal Et" }).click();
  await expect.element(page.getByText(keyTexts.revoked)).toBeVisible();
  await expect.element(rowMenu(row)).not.toBeInTheDocument();
});
