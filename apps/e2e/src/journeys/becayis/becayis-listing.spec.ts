import { type Page, request } from "@playwright/test";
import { sitemapAddresses } from "../../support/machine-readable.ts";
import { useSharedProduct } from "../../support/mailing-product.ts";
import { MemberApi } from "../../support/member-api.ts";
import { button, field, openSession } from "../../support/members.ts";
import { tabTo, untilHydrated, visit } from "../../support/pages.ts";
import { expectAccessible, expectNoSidewaysScrolling } from "../../support/screen-checks.ts";
import { expect, test } from "../../support/test.ts";

const product = useSharedProduct();

const join = (email: string, firstName: string, lastName: string, phone: string) =>
  MemberApi.join(product, email, { firstName, lastName, phone });
const HIDDEN = "Onaylanana kadar onu yalnızca siz görürsünüz.";
const cards = (page: Page) => page.getByRole("region", { name: "İlanlar" }).getByRole("article");
const panel = (page: Page) => page.getByRole("region", { name: /^İlanlarım/ });

/** Asks for a page as somebody without a session does. */
const asVisitor = (path: string) => fetch(`${product.address}${path}`);

async function choose(page: Page, name: string, typed: string, chosen: string): Promise<void> {
  await page.getByRole("combobox", { name, exact: true }).fill(typed);
  await expect(page.getByRole("option").first()).toHaveText(chosen);
  await page.keyboard.press("Enter");
}

test("a listing is created by keyboard, including the profile, and hidden until approved", async ({ page, api }) => {
  test.setTimeout(180_000);
  const member = await join("ilan.sahibi@example.org", "Ayşe", "Gizlisoyad", "+90 532 411 22 33");
  await openSession(page, product.address, member.email);
  await visit(page, `${product.address}/becayis`);
  await expect(panel(page)).toContainText("Henüz ilanınız yok");
  await page.getByRole("link", { name: "İlan Oluştur" }).first().click();

  const dialog = page.getByRole("dialog", { name: "Profil Eksik" });
  await expect(dialog).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await field(page, "Başlık").fill("Çankaya adliyesinden Iğdır’a becayiş");
  await button(page, "İlanı Gönder").click();
  await expect(dialog).toBeVisible();
  await choose(page, "Kurum", "adalet", "Adalet Bakanlığı");
  await choose(page, "Pozisyon", "zabit kat", "Zabıt Kâtibi");
  await choose(page, "Şehir", "ankara", "Ankara");
  await choose(page, "İlçe", "cankaya", "Çankaya");
  await tabTo(page, dialog.getByRole("button", { name: "Profili Kaydet" }));
  await page.keyboard.press("Enter");
  await expect(dialog).toHaveCount(0);

  await expect(field(page, "Başlık")).toHaveValue("Çankaya adliyesinden Iğdır’a becayiş");
  await expect(field(page, "Sunulan İlçe")).toHaveValue("Çankaya");
  for (const locked of [
    "Sunulan Kurum",
    "Sunulan Pozisyon",
    "Sunulan Şehir",
    "Sunulan İlçe",
    "İstenen Kurum",
    "İstenen Pozisyon",
  ])
    await expect(field(page, locked)).toHaveAttribute("readonly", "");
  await button(page, "İlanı Gönder").click();
  await expect(page.getByRole("alert").filter({ hasText: "İstenen şehir gereklidir" })).toBeVisible();
  await choose(page, "İstenen Şehir", "igdir", "Iğdır");
  await choose(page, "İstenen İlçe", "tuz", "Tuzluca");
  await choose(page, "İstenen Şehir", "ankara", "Ankara");
  await expect(page.getByRole("combobox", { name: "İstenen İlçe" })).toHaveValue("");
  await choose(page, "İstenen Şehir", "igdir", "Iğdır");
  await field(page, "Açıklama").fill("Beni arayın: 0532 411 22 33");
  await expect(page.getByText("Metninizde telefon numarası ya da e-posta adresi var.", { exact: false })).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScrolling(page);
  await button(page, "İlanı Gönder").click();
  await expect(page).toHaveURL(/\/becayis$/);
  await expect(page.getByText("İlanınız alındı.", { exact: false })).toBeVisible();
  const row = panel(page).getByRole("listitem");
  await expect(row).toContainText("Onay Sürecinde");
  await expect(row).toContainText(HIDDEN);

  const link = row.getByRole("link", { name: "Çankaya adliyesinden Iğdır’a becayiş", exact: true });
  const address = (await link.getAttribute("href")) ?? "";
  expect((await asVisitor(address)).status).toBe(404);
  await page.getByRole("link", { name: "İlan Oluştur" }).first().click();
  await expect(page.getByText("Zaten aktif bir becayiş ilanınız bulunmaktadır.", { exact: false })).toBeVisible();
  await expect(page.getByText(HIDDEN, { exact: false })).toBeVisible();
  await page.getByRole("link", { name: "İlanımı Gör" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Çankaya adliyesinden Iğdır’a becayiş" })).toBeVisible();
  await expect(page.getByText("Kendi İlanınız")).toBeVisible();
  await expect(page.getByText("Onay: Onay Sürecinde")).toBeVisible();
  await expect(page.getByText("Henüz yayınlanmadı")).toBeVisible();

  const id = Number(/-(\d+)$/.exec(address)?.[1]);
  await api.approveListing(id);
  const published = await asVisitor(address);
  expect(published.status).toBe(200);
  expect(await published.text()).toContain("Beni arayın: •••");
  expect(await (await asVisitor("/becayis")).text()).toContain(`href="${address}"`);

  await page.goto(`${product.address}/becayis`);
  await expect(cards(page).getByText("Kendi İlanınız")).toHaveCount(1);
  await panel(page)
    .getByRole("button", { name: /^Pasif Yap/ })
    .click();
  await expect(panel(page).getByText("Durum: Pasif")).toBeVisible();
  expect((await asVisitor(address)).status).toBe(404);
  await panel(page)
    .getByRole("button", { name: /^Aktif Yap/ })
    .click();
  await expect(panel(page).getByText("Durum: Aktif")).toBeVisible();
  expect((await asVisitor(address)).status).toBe(200);

  await panel(page)
    .getByRole("link", { name: /^Düzenle/ })
    .click();
  await expect(field(page, "Başlık")).toHaveValue("Çankaya adliyesinden Iğdır’a becayiş");
  await field(page, "Başlık").fill("Sincan adliyesinden Iğdır’a becayiş");
  await button(page, "Kaydet").click();
  await expect(page).toHaveURL(/\/becayis$/);
  await expect(panel(page).getByRole("listitem")).toContainText("Onay Sürecinde");
  await api.approveListing(id);
  expect((await asVisitor(address)).url).toMatch(/\/becayis\/ilan\/sincan-adliyesinden-igdir-a-becayis-\d+$/);

  await panel(page)
    .getByRole("button", { name: /^İlanlarım/ })
    .click();
  await page.reload();
  await untilHydrated(page);
  await expect(panel(page).getByRole("button", { name: /^İlanlarım/ })).toHaveAttribute("aria-expanded", "false");
  await api.removeListing(id, "İlan sahibi vazgeçti."); // the sample board stays as it was
  await member.dispose();
});

test("no page reveals an owner before the owner has accepted, and a listing is reported with a reason", async ({
  page,
  api,
}) => {
  test.setTimeout(180_000);
  const owner = await join("zeynep.gizlenen@example.org", "Zeynep", "Gizlenen", "+90 541 222 33 44");
  const texts = {
    title: "Bornova adliyesinden Bingöl’e, 0541 222 33 44",
    description: "Yazın: zeynep.gizlenen@example.org, arayın: +90 (541) 222-33-44",
  };
  const listing = await owner.createListing({ city: "İzmir", district: "Bornova", wantedCity: "Bingöl" }, texts);
  await api.approveListing(listing.id);
  const reader = await join("okuyan.uye@example.org", "Can", "Okuyan", "+90 555 111 22 33");
  await openSession(page, product.address, reader.email);

  const secretsIn = (text: string) => [
    ...["Gizlenen", "gizlenen", `"user_id":${owner.id}`].filter((secret) => text.includes(secret)),
    ...(text.replace(/[\s().-]/g, "").includes("5412223344") ? ["the phone"] : []),
  ];
  const paths = [
    "/becayis",
    "/becayis?sehir=izmir",
    "/becayis?ara=bornova",
    `/becayis/ilan/${listing.slug}`,
    `/becayis/listings/${listing.id}`,
    "/becayis/izmir-bingol",
    "/",
  ];
  for (const path of paths) {
    const forVisitor = await (await asVisitor(path)).text();
    // Sent with the member's cookie.
    const forMember = await (await page.request.get(`${product.address}${path}`)).text();
    expect({ path, secrets: [...secretsIn(forVisitor), ...secretsIn(forMember)] }).toEqual({ path, secrets: [] });
    expect(forMember, path).toBe(forVisitor);
  }
  const anonymous = await request.newContext({ baseURL: product.address });
  expect(secretsIn((await sitemapAddresses(anonymous)).join("\n"))).toEqual([]);
  await anonymous.dispose();

  await page.goto(`${product.address}/becayis`);
  const card = cards(page).filter({ hasText: "Bornova adliyesinden" });
  await card.getByRole("button", { name: "İletişime Geç" }).focus();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "İletişim isteği" });
  await dialog.getByLabel("Mesaj").fill("Merhaba, uygun olduğunuzda görüşelim.");
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Gönder" }).click();
  await expect(card.getByRole("button", { name: "İstek Gönderildi" })).toBeDisabled();
  await expect(card.getByText("Bekliyor")).toBeVisible();
  expect(secretsIn(await page.content())).toEqual([]);

  await owner.acceptRequest();
  await page.goto(`${product.address}/becayis`);
  await expect(card.getByRole("link", { name: "Kabul Edildi" })).toHaveAttribute(
    "href",
    "/profil/iletisim-istekleri?tab=sent",
  );
  await expect(card).toContainText("Zeynep Gizlenen");
  await card.getByRole("link", { name: /^Detaylar/ }).click();
  await expect(page.getByRole("complementary", { name: "İlan bilgileri" })).toContainText("Zeynep Gizlenen");
  const kept = await (await asVisitor(`/becayis/ilan/${listing.slug}`)).text();
  expect(secretsIn(kept), "the cached page after a member saw more").toEqual([]);

  await button(page, "Bildir").click();
  const report = page.getByRole("dialog", { name: "İlanı bildir" });
  await report.getByRole("button", { name: "Bildir" }).click();
  await expect(report.getByRole("alert")).toContainText("Lütfen bildirme nedeninizi yazın.");
  await report.getByLabel("Bildirme nedeni").fill("Bu ilan gerçek değil.");
  await report.getByRole("button", { name: "Bildir" }).click();
  await expect(page.getByText("Bildiriminiz için teşekkür ederiz. İlanı inceleyeceğiz.")).toBeVisible();
  await expect(report).toHaveCount(0);
  await api.removeListing(listing.id, "İlan sahibi vazgeçti."); // the sample board stays as it was
  await Promise.all([owner.dispose(), reader.dispose()]);
});

test("a rejected listing names the reason to its owner, who resubmits and finally deletes it", async ({
  page,
  api,
}) => {
  test.setTimeout(180_000);
  const reason = "Başlıkta ili ve görevinizi de yazar mısınız?";
  const title = "Keşan’dan Muş’a zabıt kâtibi becayişi";
  const owner = await join("duzelten@example.org", "Sevgi", "Aktaş", "+90 555 111 22 66");
  const { id } = await owner.createListing(
    { city: "Edirne", district: "Keşan", wantedCity: "Muş" },
    { title: "Becayiş arıyorum", description: "" },
  );
  await api.rejectListing(id, reason);

  await openSession(page, product.address, owner.email);
  await page.goto(await product.mailbox.linkIn(owner.email, "yayınlanamadı", "/becayis"));
  await expect(panel(page)).toContainText(reason);
  await panel(page)
    .getByRole("link", { name: /^Düzenle/ })
    .click();
  await expect(page.getByRole("heading", { name: "İlanınız yayınlanmadı" })).toBeVisible();
  await expect(page.getByText(reason)).toBeVisible();
  await field(page, "Başlık").fill(title);
  await button(page, "Yeniden Gönder").click();
  await expect(panel(page).getByRole("listitem")).toContainText("Onay Sürecinde");
  await api.approveListing(id); // refused unless the listing awaits approval

  await panel(page).getByRole("link", { name: title, exact: true }).click();
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
  await expect(panel(page).getByText("Henüz ilanınız yok.", { exact: false })).toBeVisible();
  await owner.dispose();
});
