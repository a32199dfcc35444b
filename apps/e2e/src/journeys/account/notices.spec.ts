import type { Page } from "@playwright/test";
import type { AdminApi } from "../../support/admin-api.ts";
import { useSharedProduct } from "../../support/mailing-product.ts";
import { MemberApi, type Wish } from "../../support/member-api.ts";
import { button, field, openSession } from "../../support/members.ts";
import { tabTo, visit } from "../../support/pages.ts";
import { expectLargeTargets } from "../../support/screen-checks.ts";
import { expect, test } from "../../support/test.ts";

const product = useSharedProduct();

const bell = (page: Page) => page.getByRole("banner").getByRole("button", { name: /^Bildirimler/ });
const panel = (page: Page) => page.getByRole("dialog", { name: "Bildirimler" });
const notice = (page: Page, title: string) => panel(page).getByRole("listitem").filter({ hasText: title });

const join = (email: string, firstName = "Derya") =>
  MemberApi.join(product, email, { firstName, lastName: "Akın", phone: "+90 312 000 00 00" });

/** Registers a member with a listing on the board. */
async function joinBoard(api: AdminApi, email: string, wish: Wish) {
  const member = await join(email);
  const listing = await member.createListing(wish, {
    title: `${wish.city} ile ${wish.wantedCity} arasında becayiş`,
    description: "",
  });
  await api.approveListing(listing.id);
  return { member, listing, email };
}

test("a rejected request, a message and a deletion notify the member on the site and by mail", async ({
  page,
  openBrowser,
  api,
}) => {
  test.setTimeout(180_000);
  const refusing = await joinBoard(api, "reddeden@example.org", {
    city: "Rize",
    district: "Çayeli",
    wantedCity: "Uşak",
  });
  const accepting = await joinBoard(api, "kabul.eden@example.org", {
    city: "Kars",
    district: "Sarıkamış",
    wantedCity: "Muğla",
  });
  const asker = await join("isteyen@example.org", "Efe");
  await openSession(page, product.address, asker.email);
  await asker.requestContact(refusing.listing.id);
  await refusing.member.rejectRequest();
  await product.mailbox.linkIn(asker.email, "İletişim isteğiniz reddedildi", "/becayis");
  await visit(page, `${product.address}/gizlilik-politikasi`);
  await expect(bell(page)).toHaveAccessibleName("Bildirimler: 2 okunmamış");
  await expect(page).toHaveTitle(/^\(2\) /);
  await tabTo(page, bell(page));
  await page.keyboard.press("Enter");
  await expect(panel(page)).toBeFocused();
  await expect(notice(page, "İletişim isteğiniz reddedildi")).toContainText("Rize ile Uşak arasında becayiş");
  await expect(notice(page, "İletişim isteğiniz reddedildi")).toContainText("az önce");
  await expect(bell(page)).toHaveAccessibleName("Bildirimler");
  await expect(page).toHaveTitle(/^[^(]/);
  await page.keyboard.press("Escape");
  await expect(panel(page)).toHaveCount(0);
  await expect(bell(page)).toBeFocused();
  await bell(page).click();
  await notice(page, "İletişim isteğiniz reddedildi").getByRole("link").click();
  await expect(page).toHaveURL(`${product.address}/profil/iletisim-istekleri?tab=sent`);
  await expect(panel(page)).toHaveCount(0);
  await expect(page.getByText("İlan sahibi isteğinizi kabul etmedi.", { exact: false })).toBeVisible();
  await expect(page.getByRole("main").getByRole("link", { name: "Takip kur" })).toBeVisible();

  await page.getByRole("link", { name: "Güvenlik Ayarları", exact: true }).click();
  await field(page, "Yazışmama yeni mesaj geldiğinde").selectOption("Site içi bildirim");
  await expect(page.getByText("Bildirim tercihiniz kaydedildi.")).toBeVisible();
  await asker.requestContact(accepting.listing.id);
  await accepting.member.acceptRequest();
  await accepting.member.writeMessage("Merhaba, yarın konuşalım mı?");
  await visit(page, `${product.address}/becayis`);
  await expect(bell(page)).toHaveAccessibleName(/3 okunmamış, 1 bekleyen iş/);
  await bell(page).click();
  await expect(notice(page, "Yeni mesaj")).toContainText("Derya A***");
  await panel(page).getByRole("link", { name: "1 okunmamış mesaj, gönderdiğiniz isteklerde" }).click();
  await button(page, "Mesajlar (1 yeni)").click();
  await expect(page.getByText("Merhaba, yarın konuşalım mı?")).toBeVisible();
  await expect(bell(page)).toHaveAccessibleName("Bildirimler");

  const owner = await openBrowser({ viewport: { width: 360, height: 740 } });
  await openSession(owner, product.address, refusing.email);
  await api.removeListing(refusing.listing.id, "Aynı ilan iki kez verilmiş.");
  await product.mailbox.linkIn(refusing.email, "İlanınız silindi", "/becayis/becayis-ilani-olustur");
  await visit(owner, `${product.address}/profil/bildirimler`);
  const rows = owner.getByRole("region", { name: "Bildirimler" }).getByRole("listitem");
  await expect(rows.first()).toContainText("İlanınız site yönetimince silindi");
  await expect(rows.first()).toContainText("Aynı ilan iki kez verilmiş.");
  await expect(rows.first()).toContainText("Yeni");
  await expect(owner.getByRole("heading", { level: 2, name: "Hesap Durumu" })).toBeVisible();
  await expect(bell(owner)).toHaveAccessibleName("Bildirimler");
  await button(owner, "Tümünü okundu say").click();
  await expect(owner.getByText("Bildirimler okundu olarak işaretlendi.")).toBeVisible();
  await expect(rows.first()).not.toContainText("Yeni");
  await expect(owner.getByText("Bildirimler okundu olarak işaretlendi.")).toHaveCount(0); // it covers targets
  await expectLargeTargets(owner);
  await bell(owner).click();
  await expect(notice(owner, "İlanınız site yönetimince silindi")).toBeVisible();
  for (const target of await panel(owner).locator("a, button").all())
    expect((await target.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await api.removeListing(accepting.listing.id, "İlan sahibi vazgeçti."); // the sample board stays as it was
});
