import { callError } from "@site/browser/testing/answer-calls";
import { expectAccessible, expectNoViolations } from "@site/browser/testing/expect-accessible";
import { adminPaths } from "@site/contract/admin-paths";
import { adminTermTexts } from "@site/contract/blog/terms/admin-labels";
import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { chooseRowAction } from "../../testing/browser/choose-row-action.ts";
import { expectFits, TABLET_PX } from "../../testing/browser/expect-fits.ts";
import { openScreen } from "../../testing/browser/open-screen.tsx";
import { bilirkisilik, categories } from "../../testing/browser/post-answers.ts";

const row = (name: string) => page.getByRole("row").filter({ hasText: name });
const dialog = (name: string | RegExp) => page.getByRole("dialog", { name });

test("a category with posts is deleted after its posts have been moved, and returns with them", async () => {
  let shown = categories;
  const remove = vi.fn(({ id, moveToCategory }: { id: number; moveToCategory?: number | null | undefined }) => {
    if (!moveToCategory)
      throw callError({ code: "CONFLICT", message: "Bu kategoride yazı var.", requiresMove: true, postCount: 1 });
    shown = categories.filter((each) => each.id !== id);
    return { message: adminTermTexts.categoryRemoved };
  });
  const answers = {
    categories: { list: () => shown, get: () => bilirkisilik, remove },
    sitemap: { refresh: () => ({ urlCount: 40 }) },
    trash: {
      restore: () => {
        shown = categories;
        return { message: "Kategori geri getirildi." };
      },
    },
  };
  await openScreen(adminPaths.categories, { admin: answers });
  await chooseRowAction(row("Bilirkişilik"), "Sil");
  await dialog("Kategoriyi Sil").getByRole("button", { name: "Sil" }).click();
  const move = dialog(/“Bilirkişilik” kategorisindeki yazıları taşı/);
  await expect.element(move).toHaveTextContent("Bu kategoride 1 yazı var.");
  await expectAccessible();
  await expectFits(TABLET_PX);
  await move.getByRole("button", { name: "Taşı ve Sil" }).click();
  await expect.element(move.getByLabelText("Hedef kategori")).toHaveAccessibleDescription("Lütfen bir kategori seçin.");
  expect(move.getByRole("option", { name: "Bilirkişilik" }).elements()).toEqual([]);
  await move.getByLabelText("Hedef kategori").selectOptions("Genel");
  await move.getByRole("button", { name: "Taşı ve Sil" }).click();
  await expect.element(page.getByText("Başarıyla tamamlandı!")).toBeVisible();
  expect(remove.mock.lastCall).toEqual([{ id: 2, moveToCategory: 1 }]);
  await expect.element(row("Bilirkişilik")).not.toBeInTheDocument();
  await page.getByRole("button", { name: "Geri Al" }).click();
  await expect.element(page.getByText("Kategori geri getirildi.")).toBeVisible();
  await expect.element(row("Bilirkişilik")).toBeVisible();
});

test("unused categories are named before they are deleted, and the sitemap is counted", async () => {
  const cleanupUnused = vi.fn(() => ({ deletedCount: 1 }));
  const unused = () => [{ id: 3, name: "Kimsesiz", slug: "kimsesiz", draftCount: 2 }];
  const sitemap = { refresh: () => ({ urlCount: 1_240 }) };
  await openScreen(adminPaths.categories, {
    admin: { categories: { list: () => categories, unused, cleanupUnused }, sitemap },
  });
  await expectNoViolations();
  await page.getByRole("button", { name: "Sitemap Yenile" }).click();
  await expect.element(page.getByText("Sitemap yenilendi. Toplam 1.240 URL.")).toBeVisible();
  await page.getByRole("button", { name: "Kullanılmayanları Temizle" }).click();
  await expect.element(dialog("Kullanılmayanları Temizle")).toHaveTextContent("Kimsesiz (2 taslakta)");
  await page.getByRole("button", { name: "Temizle", exact: true }).click();
  await expect.element(page.getByText(adminTermTexts.categoriesCleaned(1))).toBeVisible();
});
