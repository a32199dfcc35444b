import { callError } from "@site/browser/testing/answer-calls";
import { expectAccessible } from "@site/browser/testing/expect-accessible";
import { adminPaths } from "@site/contract/admin-paths";
import { adminTermTexts } from "@site/contract/blog/terms/admin-labels";
import type { AdminTag } from "@site/contract/blog/terms/admin-schema";
import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectFits, TABLET_PX } from "../../testing/browser/expect-fits.ts";
import { openScreen } from "../../testing/browser/open-screen.tsx";

const tag = (id: number, name: string, slug: string): AdminTag => ({
  id,
  name,
  slug,
  description: "",
  createdAt: "2026-11-20T09:00:00.000Z",
});
const tags = [tag(1, "Işık Hukuku", "isik-hukuku"), tag(2, "Usul", "usul")];
const button = (name: string) => page.getByRole("button", { name, exact: true });
const row = (name: string) => page.getByRole("row").filter({ hasText: name });

test("a tag is made by keyboard: its slug follows the name, and the list is read again", async () => {
  const list = vi.fn(() => tags);
  const create = vi.fn(() => tag(3, "Çek Hukuku", "cek-hukuku"));
  await openScreen(adminPaths.tags, { admin: { tags: { list, create } } });
  await button("Yeni Etiket").click();
  await expect.element(page.getByLabelText("Ad", { exact: true })).toHaveFocus();
  await userEvent.keyboard("Çek Hukuku");
  await expect.element(page.getByLabelText("Slug")).toHaveValue("cek-hukuku");
  await expectAccessible();
  await expectFits(TABLET_PX);
  list.mockReturnValue([...tags, tag(3, "Çek Hukuku", "cek-hukuku")]);
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByText(adminTermTexts.tagCreated)).toBeVisible();
  expect(create).toHaveBeenCalledExactlyOnceWith({ name: "Çek Hukuku", slug: "cek-hukuku", description: "" });
  await expect.element(row("Çek Hukuku")).toBeVisible();
});

test("a refused name is explained beside its field and stays typed", async () => {
  const create = () => {
    throw callError({ code: "CONFLICT", message: "Çakışma", fields: { slug: "Bu slug kullanılıyor." } });
  };
  await openScreen(adminPaths.tags, { admin: { tags: { list: () => [], create } } });
  await expect.element(page.getByRole("heading", { name: "Henüz etiket yok" })).toBeVisible();
  await button("Yeni Etiket").first().click();
  await button("Kaydet").click();
  await expect.element(page.getByLabelText("Ad", { exact: true })).toHaveAttribute("aria-invalid", "true");
  await userEvent.keyboard("Usul");
  await button("Kaydet").click();
  await expect.element(page.getByText("Bu slug kullanılıyor.")).toBeVisible();
  await expect.element(page.getByLabelText("Slug")).toHaveFocus();
  await expect.element(page.getByLabelText("Ad", { exact: true })).toHaveValue("Usul");
});
