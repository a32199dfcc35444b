import { useSharedProduct } from "../support/mailing-product.ts";
import { expectAccessible } from "../support/screen-checks.ts";
import { joinBoard, type Swapper, titleOf } from "../support/swappers.ts";
import { expect, test } from "../support/test.ts";

const product = useSharedProduct();

test("an owner sees that a listing is not published yet and deletes it", async ({ page }) => {
  test.setTimeout(120_000);
  const owner: Swapper = {
    page,
    email: "silen.uye@example.org",
    firstName: "Sevgi",
    lastName: "Akın",
    phone: "+90 312 000 00 01",
    from: "Ankara",
    district: "Çankaya",
    to: "İzmir",
  };
  await joinBoard(product, owner);
  const title = titleOf(owner);
  const panel = page.getByRole("region", { name: /İlanlarım/ });
  await page.goto(`${product.address}/becayis`);
  await expect(panel.getByText("Onaylanana kadar onu yalnızca siz görürsünüz.", { exact: false })).toBeVisible();
  await page.goto(`${product.address}/becayis/becayis-ilani-olustur`);
  await expect(page.getByText("Onaylanana kadar onu yalnızca siz görürsünüz.", { exact: false })).toBeVisible();
  await page.getByRole("link", { name: "İlanımı Gör" }).click();
  await expect(page.getByText("Onay: Onay Sürecinde")).toBeVisible();
  await expect(page.getByText("Henüz yayınlanmadı")).toBeVisible();

  const remove = page.getByRole("button", { name: `Sil: ${title}` });
  await remove.press("Enter");
  const dialog = page.getByRole("dialog", { name: "İlanı Sil" });
  await expect(dialog).toContainText(title);
  await expect(dialog).toContainText("geri alınamaz");
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "İptal" }).click();
  await expect(dialog).toHaveCount(0);
  await remove.click();
  await dialog.getByRole("button", { name: "İlanı Sil" }).click();
  await page.waitForURL(`${product.address}/becayis`);
  await expect(page.getByText("İlanınız silindi.")).toBeVisible();
  await expect(panel.getByText("Henüz ilanınız yok.", { exact: false })).toBeVisible();
});
