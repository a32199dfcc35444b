import type { Page } from "@playwright/test";
import type { AdminApi } from "../../support/admin-api.ts";
import { useSharedProduct } from "../../support/mailing-product.ts";
import { MemberApi, type Wish } from "../../support/member-api.ts";
import { button, openSession } from "../../support/members.ts";
import { visit } from "../../support/pages.ts";
import { expect, test } from "../../support/test.ts";

const product = useSharedProduct();

const bell = (page: Page) => page.getByRole("banner").getByRole("button", { name: /^Bildirimler/ });
const panel = (page: Page) => page.getByRole("dialog", { name: "Bildirimler" });
const notification = (page: Page, title: string) => panel(page).getByRole("listitem").filter({ hasText: title });

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
  api,
}) => {
  const refusing = await joinBoard(api, "reddeden@example.org", {
    city: "Rize",
    district: "Çayeli",
    wantedCity: "Uşak",
  });
  const asker = await join("isteyen@example.org", "Efe");
  await asker.requestContact(refusing.listing.id);
  await refusing.member.rejectRequest();
  await product.mailbox.linkIn(asker.email, "İletişim isteğiniz reddedildi", "/becayis");

  await test.step("the bell shows the rejection and leads to the request", async () => {
    await openSession(page, product.address, asker.email);
    await visit(page, `${product.address}/gizlilik-politikasi`);
    await expect(bell(page)).toHaveAccessibleName("Bildirimler: 2 okunmamış");
    await expect(page).toHaveTitle(/^\(2\) /);
    await bell(page).click();
    await expect(notification(page, "İletişim isteğiniz reddedildi")).toContainText("Rize ile Uşak arasında becayiş");
    await expect(bell(page)).toHaveAccessibleName("Bildirimler");
    await expect(page).toHaveTitle(/^[^(]/);
    await notification(page, "İletişim isteğiniz reddedildi").getByRole("link").click();
    await expect(page).toHaveURL(`${product.address}/profil/iletisim-istekleri?tab=sent`);
    await expect(panel(page)).toHaveCount(0);
    await expect(page.getByText("İlan sahibi isteğinizi kabul etmedi.", { exact: false })).toBeVisible();
    await expect(page.getByRole("main").getByRole("link", { name: "Takip kur" })).toBeVisible();
  });

  await test.step("a message is announced and read there", async () => {
    const accepting = await joinBoard(api, "kabul.eden@example.org", {
      city: "Kars",
      district: "Sarıkamış",
      wantedCity: "Muğla",
    });
    await asker.requestContact(accepting.listing.id);
    await accepting.member.acceptRequest();
    await accepting.member.writeMessage("Merhaba, yarın konuşalım mı?");
    await visit(page, `${product.address}/gizlilik-politikasi`);
    await expect(bell(page)).toHaveAccessibleName(/3 okunmamış, 1 bekleyen iş/);
    await bell(page).click();
    await expect(notification(page, "Yeni mesaj")).toContainText("Derya A***");
    await panel(page).getByRole("link", { name: "1 okunmamış mesaj, gönderdiğiniz isteklerde" }).click();
    await button(page, "Mesajlar (1 yeni)").click();
    await expect(page.getByText("Merhaba, yarın konuşalım mı?")).toBeVisible();
    await expect(bell(page)).toHaveAccessibleName("Bildirimler");
    await api.removeListing(accepting.listing.id, "İlan sahibi vazgeçti."); // keeps the sample board as it was
  });

  await test.step("the owner of a removed listing reads why", async () => {
    await api.removeListing(refusing.listing.id, "Aynı ilan iki kez verilmiş.");
    await product.mailbox.linkIn(refusing.email, "İlanınız silindi", "/becayis/becayis-ilani-olustur");
    await openSession(page, product.address, refusing.email);
    await visit(page, `${product.address}/profil/bildirimler`);
    const first = page.getByRole("region", { name: "Bildirimler" }).getByRole("listitem").first();
    await expect(first).toContainText("İlanınız site yönetimince silindi");
    await expect(first).toContainText("Aynı ilan iki kez verilmiş.");
    await expect(bell(page)).toHaveAccessibleName("Bildirimler");
  });
});
