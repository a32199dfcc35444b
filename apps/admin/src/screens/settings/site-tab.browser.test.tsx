import { expectAccessible } from "@site/browser/testing/expect-accessible";
import { settingsTabPath } from "@site/contract/admin-paths";
import type { MediaItem } from "@site/contract/media/schema";
import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { openScreen } from "../../testing/browser/open-screen.tsx";
import { toSettingRows } from "../../testing/browser/settings-answers.ts";

const rows = toSettingRows({});
const image: MediaItem = {
  ...{ id: 7, address: "/media/library/0f3a0f3a0f3a0f3a.jpg", revision: "1", fileName: "logo.png", altText: "" },
  ...{ width: 12, height: 12, byteSize: 900, createdAt: "2026-11-26T09:00:00.000Z" },
};

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

test("the profile picture is uploaded in its place", async () => {
  const updateMany = vi.fn((_: object) => rows);
  const send = vi.spyOn(XMLHttpRequest.prototype, "send").mockImplementation(function (this: XMLHttpRequest) {
    Object.defineProperty(this, "status", { value: 200 });
    Object.defineProperty(this, "responseText", { value: JSON.stringify(image) });
    this.dispatchEvent(new ProgressEvent("load"));
  });
  await openScreen(settingsTabPath("site"), { admin: { siteSettings: { list: () => rows, updateMany } } });
  await page.getByLabelText("Görsel dosyası").upload(new File(["x"], "logo.png", { type: "image/png" }));
  await expect.element(page.getByLabelText("Profil görseli")).toHaveValue(image.address);
  expect(send).toHaveBeenCalledOnce();
  send.mockRestore();
  await page.getByRole("button", { name: "Kaydet" }).click();
  await expect.poll(() => updateMany.mock.calls).toEqual([[{ profile_image_url: image.address }]]);
});
