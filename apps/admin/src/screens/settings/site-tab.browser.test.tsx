import { expectAccessible } from "@site/browser/testing/expect-accessible";
import { settingsTabPath } from "@site/contract/admin-paths";
import { defaultSiteSettings } from "@site/contract/site/settings/defaults";
import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { openScreen } from "../../testing/browser/open-screen.tsx";

const stored = { ...defaultSiteSettings, site_url: "https://site.example.org", contact_email: "iletisim@example.org" };
const rows = Object.entries(stored).map(([setting_key, setting_value]) => ({ setting_key, setting_value }));

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
