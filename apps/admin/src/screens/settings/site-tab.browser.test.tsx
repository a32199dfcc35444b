import { expectAccessible } from "@site/browser/testing/expect-accessible";
import { settingsTabPath } from "@site/contract/admin-paths";
import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { openScreen } from "../../testing/browser/open-screen.tsx";
import { toSettingRows } from "../../testing/browser/settings-answers.ts";

const rows = toSettingRows({});

test("the owner hides the form to follow by mail, and nothing else is sent", async () => {
  const updateMany = vi.fn((_: object) => rows);
  await openScreen(settingsTabPath("site"), { admin: { siteSettings: { list: () => rows, updateMany } } });
  const choice = page.getByRole("switch", { name: "E-postayla takip formunu göster" });
  await expect.element(choice).toBeChecked();
  await expectAccessible();
  await choice.click({ force: true });
  await expect.element(choice).not.toBeChecked();
  await page.getByRole("button", { name: "Kaydet" }).click();
  await expect.element(page.getByText("Ayarlar güncellendi.")).toBeVisible();
  expect(updateMany.mock.calls).toEqual([[{ show_follow_form: "false" }]]);
});
