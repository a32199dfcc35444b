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
  await page
    .getByLabelText("Görsel dosyası")
    .last()
    .upload(new File(["x"], "logo.png", { type: "image/png" }));
  await expect.element(page.getByLabelText("Profil görseli")).toHaveValue(image.address);
  expect(send).toHaveBeenCalledOnce();
  await page.getByRole("button", { name: "Kaydet" }).click();
  await expect.poll(() => updateMany.mock.calls).toEqual([[{ profile_image_url: image.address }]]);
});

test("logo and icon are chosen from the library, with advice on their size, and given back", async () => {
  const list = () => toSettingRows({ contact_email: "", icon_image_url: image.address });
  const updateMany = vi.fn((_: object) => rows);
  const media = { list: () => ({ items: [image], page: 1, limit: 24, pageCount: 1, total: 1 }) };
  await openScreen(`${settingsTabPath("site")}#icon_image_url`, {
    admin: { siteSettings: { list, updateMany }, media },
  });
  const [logo, icon] = ["Logo", "Simge"].map((name) => page.getByRole("group", { name, exact: true }));
  if (!logo || !icon) throw new Error("both fields are expected");
  await expect.element(icon).toHaveFocus();
  await expect.element(logo.getByText("Çizili logo gösteriliyor.")).toBeVisible();
  await expectAccessible();

  const shown = icon.getByRole("img", { name: "Seçilen görsel: Simge" });
  const element = shown.element();
  for (const [name, value] of Object.entries({ naturalWidth: 300, naturalHeight: 120 }))
    Object.defineProperty(element, name, { value });
  element.dispatchEvent(new Event("load"));
  await expect.element(icon.getByRole("status")).toHaveTextContent(/300 × 120 piksel.*bulanık.*Kare olmadığı için/);

  await logo.getByRole("button", { name: "Kitaplıktan Seç" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Seç: logo.png" }).click();
  await expect.element(logo.getByRole("img")).toBeInTheDocument();
  await icon.getByRole("button", { name: "Çizili Olana Dön" }).click();
  await expect.element(icon.getByText("Çizili simge gösteriliyor.")).toBeVisible();
  await page.getByRole("button", { name: "Kaydet" }).click();
  await expect.poll(() => updateMany.mock.calls).toEqual([[{ logo_image_url: image.address, icon_image_url: "" }]]);
});

test("'Kaydet' stays in view below the fields, and a field that the keyboard reaches is not covered by it", async () => {
  await openScreen(settingsTabPath("site"), { admin: { siteSettings: { list: () => rows } } });
  const save = page.getByRole("button", { name: "Kaydet" });
  await expect.element(save).toBeInViewport({ ratio: 0.9 });
  const fields = [...document.querySelectorAll<HTMLElement>("form input:not([type=file]), form textarea")];
  for (const field of fields) {
    field.focus();
    expect(field.getBoundingClientRect().top).toBeLessThan(save.element().getBoundingClientRect().top);
  }
  expect(fields.at(-1)?.compareDocumentPosition(save.element())).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});
