import { goTo } from "../../support/admin-menu.ts";
import { openAdmin } from "../../support/admin-screens.ts";
import { type BoardMember, joinBoard, leaveBoard, writeListing } from "../../support/board-members.ts";
import { useSharedProduct } from "../../support/mailing-product.ts";
import { expect, test } from "../../support/test.ts";

const product = useSharedProduct();
const person = { firstName: "Elif", lastName: "Kaya", phone: "+90 312 000 00 00" };
const rejected: BoardMember = {
  ...{ ...person, email: "reddedilen.uye@example.org" },
  ...{ city: "Ardahan", district: "Göle", wantedCity: "Karabük" },
};
const corrected: BoardMember = {
  ...{ ...person, email: "duzeltilen.uye@example.org" },
  ...{ city: "Siirt", district: "Pervari", wantedCity: "Rize" },
};

test("an administrator rejects a listing with a stored reason and corrects another, and both owners hear of it", async ({
  page,
  api,
}) => {
  const [first, second] = [await writeListing(product, rejected), await joinBoard(product, api, corrected)];
  await openAdmin(page, "/admin/becayis/approvals");
  await page.getByRole("button", { name: "Hazır Gerekçeler" }).press("Enter");
  await page.getByRole("button", { name: "Yeni Gerekçe" }).press("Enter");
  await page.keyboard.type("Metinde telefon numarası var.");
  await page.getByRole("button", { name: "Kaydet" }).press("Enter");
  await expect(page.getByRole("dialog", { name: "Hazır Gerekçeler" })).toContainText("Metinde telefon numarası var.");
  await page.keyboard.press("Escape");
  const card = page.getByRole("article", { name: first.title });
  await card.getByRole("button", { name: "Reddet" }).press("Enter");
  const dialog = page.getByRole("dialog", { name: "İlanı Reddet" });
  await dialog.getByLabel("Hazır gerekçe").selectOption("Metinde telefon numarası var.");
  await dialog.getByRole("button", { name: "Reddet" }).press("Enter");
  await expect(card).toHaveCount(0);
  expect(await product.mailbox.textOf(rejected.email, "yayınlanamadı")).toContain("Metinde telefon numarası var.");

  await goTo(page, "Becayiş", "İlanlar");
  await page.getByRole("searchbox", { name: "Ara" }).fill("SİİRT ile");
  await expect(page.getByText("1 ilan", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: /^İşlemler: Siirt/ }).press("Enter");
  await page.getByRole("menuitem", { name: "Düzenle" }).press("Enter");
  await page.getByLabel("Başlık").fill("Siirt ile Rize arasında hemşire becayişi");
  await page.getByRole("button", { name: "Kaydet", exact: true }).click();
  await expect(page.getByText("İlan düzeltildi; sahibine haber verildi.")).toBeVisible();
  const read = await (await page.request.get(`/becayis/listings/${second.listing.id}`)).text();
  expect(read).toMatch(/<h1[^>]*>Siirt ile Rize arasında hemşire becayişi</);
  await product.mailbox.textOf(corrected.email, "düzelt");
  await leaveBoard(api, first, second);
});
