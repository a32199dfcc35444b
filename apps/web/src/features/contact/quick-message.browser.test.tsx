import { expectAccessible } from "@site/browser/testing/expect-accessible";
import { contactTexts } from "@site/contract/inbox/contact/labels";
import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { openPage } from "../../testing/open-page.tsx";

test("the quick message names its errors, sends both names apart and gives the focus back", async () => {
  const send = vi.fn(() => ({ message: contactTexts.sentToast }));
  await openPage("/", {
    site: { homepage: { get: () => ({ config: [], projects: [], features: [], about: null, sections: [] }) } },
    blog: { recent: () => [] },
    services: { faq: () => [] },
    becayis: { homeQuestion: () => ({ isShown: false }) },
    contact: { send },
  });
  const button = page.getByRole("button", { name: "Hızlı mesaj gönder" });
  const dialog = page.getByRole("dialog", { name: "Hızlı mesaj" });
  const field = (name: string) => dialog.getByRole("textbox", { name, exact: true });
  await expect.element(button).toBeVisible();
  button.element().focus();
  await userEvent.keyboard("{Enter}");
  await dialog.getByRole("button", { name: "Gönder" }).click();
  for (const [name, text] of [
    ["Ad Soyad", "Ad Soyad en az 2 karakter olmalıdır"],
    ["Telefon", "Telefon numarası gereklidir"],
    ["E-posta", "Geçerli bir e-posta adresi girin"],
    ["Mesaj", "Mesaj en az 10 karakter olmalıdır"],
  ] as const)
    await expect.element(field(name)).toHaveAccessibleDescription(new RegExp(text));
  await expect.element(field("Ad Soyad")).toHaveFocus();
  await expectAccessible();
  expect(send).not.toHaveBeenCalled();
  for (const [name, text] of [
    ["Ad Soyad", "Fatma Nur Çelik"],
    ["Telefon", "0312 000 00 00"],
    ["E-posta", "hizli@example.org"],
    ["Mesaj", "Kısa bir sorum olacaktı."],
  ] as const)
    await field(name).fill(text);
  await dialog.getByRole("button", { name: "Gönder" }).click();
  await expect.element(page.getByText(contactTexts.sentToast)).toBeVisible();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(button).toHaveFocus();
  expect(send).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ name: "Fatma", surname: "Nur Çelik" }));
});
