import { expectAccessible } from "@site/browser/testing/expect-accessible";
import { adminPaths } from "@site/contract/admin-paths";
import type { PreviewRow } from "@site/contract/blog/posts/preview-schema";
import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { openScreen } from "../../../testing/browser/open-screen.tsx";
import { postAnswers, savedPost } from "../../../testing/browser/post-answers.ts";

const link: PreviewRow = { id: 3, createdAt: "2026-11-26T09:00:00.000Z", expiresAt: "2026-12-26T09:00:00.000Z" };

test("a link is created for thirty days, shown once, listed and revoked", async () => {
  let rows: PreviewRow[] = [];
  const create = vi.fn((_: { days: number }) => {
    rows = [link];
    return { id: link.id, path: "/onizleme#jeton", expiresAt: link.expiresAt };
  });
  const revoke = () => {
    rows = [];
    return { message: "Bağlantı iptal edildi." };
  };
  const postPreviews = { list: () => rows, create, revoke };
  await openScreen(adminPaths.post(savedPost.id), { admin: { ...postAnswers, postPreviews } });
  await page.getByRole("button", { name: "Diğer", exact: true }).click();
  await page.getByRole("menuitem", { name: "Önizleme Bağlantısı" }).click();
  const dialog = page.getByRole("dialog", { name: "Önizleme Bağlantıları" });
  await expect.element(dialog.getByText("geçerli bir önizleme bağlantısı yok", { exact: false })).toBeVisible();
  await dialog.getByLabelText("Geçerlilik süresi").selectOptions("30 gün");
  await dialog.getByRole("button", { name: "Bağlantı Oluştur" }).click();
  await expect.element(dialog.getByLabelText("Yeni bağlantı")).toHaveValue(`${location.origin}/onizleme#jeton`);
  await expect.element(dialog.getByRole("listitem")).toHaveTextContent("26 Aralık 2026");
  expect(create.mock.lastCall?.[0]).toMatchObject({ postId: savedPost.id, days: 30 });
  await expectAccessible();
  await dialog.getByRole("button", { name: "İptal Et" }).click();
  await expect.element(dialog.getByRole("listitem")).not.toBeInTheDocument();
});
