import { goTo } from "../../support/admin-menu.ts";
import { openAdmin } from "../../support/admin-screens.ts";
import { addPendingListing } from "../../support/sample-board.ts";
import { expectAccessible, expectNoSidewaysScrolling } from "../../support/screen-checks.ts";
import { expect, test } from "../../support/test.ts";

test("an administrator rejects a listing, corrects another and looks through the board's screens", async ({
  page,
  api,
  product,
}) => {
  test.setTimeout(120_000);

  await test.step("a listing is rejected with a stored reason, by keyboard", async () => {
    const mover = { email: "reddedilen.uye@example.org", from: "Kars", district: "Susuz", to: "Uşak" };
    await addPendingListing(api, product.address, mover);
    await openAdmin(page, "/admin/becayis/approvals");
    await page.getByRole("button", { name: "Hazır Gerekçeler" }).press("Enter");
    await page.getByRole("button", { name: "Yeni Gerekçe" }).press("Enter");
    await expect(page.getByRole("textbox", { name: "Gerekçe" })).toBeFocused();
    await page.keyboard.type("Metinde telefon numarası var.");
    await page.getByRole("button", { name: "Kaydet" }).press("Enter");
    const reasons = page.getByRole("dialog", { name: "Hazır Gerekçeler" });
    await expect(reasons).toContainText("Metinde telefon numarası var.");
    await expectAccessible(page);
    await page.keyboard.press("Escape");

    const card = page.getByRole("article", { name: "Kars ile Uşak arasında becayiş" });
    await expect(card).toContainText("Az önce gönderildi");
    await card.getByRole("button", { name: "Reddet" }).press("Enter");
    const dialog = page.getByRole("dialog", { name: "İlanı Reddet" });
    await dialog.getByLabel("Hazır gerekçe").selectOption("Metinde telefon numarası var.");
    await expect(dialog.getByLabel("Red gerekçesi")).toHaveValue("Metinde telefon numarası var.");
    await dialog.getByRole("button", { name: "Reddet" }).press("Enter");
    await expect(card).toHaveCount(0);
  });

  await test.step("a listing is found, corrected on the board, paused and deleted", async () => {
    const mover = { email: "duzeltilen.uye@example.org", from: "Siirt", district: "Pervari", to: "Rize" };
    const id = await addPendingListing(api, product.address, mover);
    await api.approveListing(id);
    await goTo(page, "İlanlar");
    await page.getByRole("searchbox", { name: "Ara" }).fill("SİİRT ile");
    await expect(page.getByText("1 ilan", { exact: true })).toBeVisible();
    const menu = page.getByRole("button", { name: /^İşlemler: Siirt/ });
    await menu.press("Enter");
    await page.getByRole("menuitem", { name: "Düzenle" }).press("Enter");
    await page.getByLabel("Başlık").fill("Siirt ile Rize arasında hemşire becayişi");
    await expectAccessible(page);
    await page.getByRole("button", { name: "Kaydet" }).click();
    await expect(page.getByText("İlan düzeltildi; sahibine haber verildi.")).toBeVisible();
    await expect(menu).toBeFocused();
    const read = await (await page.request.get(`/becayis/listings/${id}`)).text();
    expect(read).toMatch(/<h1[^>]*>Siirt ile Rize arasında hemşire becayişi</);

    await menu.press("Enter");
    await page.getByRole("menuitem", { name: "Duraklat" }).click();
    await page.getByRole("dialog", { name: "İlanı Duraklat" }).getByRole("button", { name: "Duraklat" }).click();
    await expect(page.getByRole("row").filter({ hasText: "Duraklatıldı" })).toBeVisible();
    await menu.press("Enter");
    await page.getByRole("menuitem", { name: "Sil" }).click();
    const question = page.getByRole("dialog", { name: "İlanı Sil" });
    await expect(question).toContainText("Siirt ile Rize arasında hemşire becayişi");
    await question.getByRole("button", { name: "Sil" }).click();
    await expect(page.getByText("İlan bulunamadı")).toBeVisible();
  });

  await test.step("the board's other screens are accessible and fit a phone", async () => {
    await page.setViewportSize({ width: 390, height: 800 });
    const screens = [
      { link: "Becayiş Genel Bakış", seen: page.getByText("Yayındaki ilanlar") },
      { link: "Eşleşmeler", seen: page.getByText(/^\d+ eşleşme$/) },
      { link: "İletişim Kayıtları", seen: page.getByText(/^\d+ iletişim kaydı$/) },
      { link: "Şikâyetler", seen: page.getByText(/^\d+ şikâyet$/) },
      { link: "Becayiş Ayarları", seen: page.getByLabel("İlan süresi (gün)") },
    ];
    for (const { link, seen } of screens) {
      await page.getByRole("button", { name: "Menüyü aç" }).click();
      await page.getByRole("link", { name: link }).click();
      await expect(seen).toBeVisible();
      await expect(page.getByRole("main")).toBeFocused();
      await expectNoSidewaysScrolling(page);
      await expectAccessible(page);
    }
    await page.getByLabel("İlan süresi (gün)").fill("400");
    await page.getByRole("button", { name: "Kaydet" }).click();
    await expect(page.getByText("14 ile 365 arasında bir tam sayı girin")).toBeVisible();
  });
});
