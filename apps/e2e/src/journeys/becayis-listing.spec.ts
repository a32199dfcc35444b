import { type Page, request } from "@playwright/test";
import { AdminApi } from "../support/admin-api.ts";
import { sitemapAddresses } from "../support/machine-readable.ts";
import { useEmptyProduct } from "../support/mailing-product.ts";
import { MemberApi } from "../support/member-api.ts";
import { button, field, signIn } from "../support/members.ts";
import { tabTo, untilHydrated } from "../support/pages.ts";
import { expectAccessible, expectLargeTargets, expectNoSidewaysScrolling } from "../support/screen-checks.ts";
import { approve, openApprovals } from "../support/swappers.ts";
import { expect, test } from "../support/test.ts";

const product = useEmptyProduct();
let admin: AdminApi;

test.beforeAll(async () => {
  admin = await AdminApi.signIn(product.address);
});

const join = (email: string, firstName: string, lastName: string, phone: string) =>
  MemberApi.join(product, email, { firstName, lastName, phone });
const cards = (page: Page) => page.getByRole("region", { name: "İlanlar" }).getByRole("article");
const panel = (page: Page) => page.getByRole("region", { name: /^İlanlarım/ });

async function choose(page: Page, name: string, typed: string, chosen: string): Promise<void> {
  await page.getByRole("combobox", { name, exact: true }).fill(typed);
  await expect(page.getByRole("option").first()).toHaveText(chosen);
  await page.keyboard.press("Enter");
}

test("a listing is created by keyboard, including the profile, and hidden until approved", async ({
  page,
  openBrowser,
}) => {
  test.setTimeout(180_000);
  const member = await join("ilan.sahibi@example.org", "Ayşe", "Gizlisoyad", "+90 532 411 22 33");
  await signIn(page, product.address, member.email);
  await page.getByRole("navigation", { name: "Ana menü" }).getByRole("link", { name: "Becayiş" }).click();
  await expect(page.getByText("Henüz becayiş ilanı yok")).toBeVisible();
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
  const row = panel(page).getByRole("listitem");
  await expect(row).toContainText("Onay Sürecinde");

  const visitor = await openBrowser();
  const link = row.getByRole("link", { name: "Çankaya adliyesinden Iğdır’a becayiş", exact: true });
  const address = `${product.address}${await link.getAttribute("href")}`;
  expect((await visitor.goto(address))?.status()).toBe(404);
  await page.goto(address);
  await expect(page.getByRole("heading", { level: 1, name: "Çankaya adliyesinden Iğdır’a becayiş" })).toBeVisible();
  await expect(page.getByText("Kendi İlanınız")).toBeVisible();

  await admin.approveListing(Number(/-(\d+)$/.exec(address)?.[1]));
  expect((await visitor.goto(address))?.status()).toBe(200);
  await expect(visitor.getByText("Beni arayın: •••")).toBeVisible();
  await visitor.goto(`${product.address}/becayis`);
  await expect(cards(visitor)).toHaveCount(1);
  await expectLargeTargets(visitor);
  await page.goto(`${product.address}/becayis/becayis-ilani-olustur`);
  await expect(page.getByText("Zaten aktif bir becayiş ilanınız bulunmaktadır.", { exact: false })).toBeVisible();

  await page.goto(`${product.address}/becayis`);
  await expect(cards(page).getByText("Kendi İlanınız")).toBeVisible();
  await panel(page)
    .getByRole("button", { name: /^Pasif Yap/ })
    .click();
  await expect(panel(page).getByText("Durum: Pasif")).toBeVisible();
  expect((await visitor.goto(address))?.status()).toBe(404);
  await panel(page)
    .getByRole("button", { name: /^Aktif Yap/ })
    .click();
  await expect(panel(page).getByText("Durum: Aktif")).toBeVisible();
  expect((await visitor.goto(address))?.status()).toBe(200);

  await panel(page)
    .getByRole("link", { name: /^Düzenle/ })
    .click();
  await expect(field(page, "Başlık")).toHaveValue("Çankaya adliyesinden Iğdır’a becayiş");
  await field(page, "Başlık").fill("Sincan adliyesinden Iğdır’a becayiş");
  await button(page, "Kaydet").click();
  await expect(page).toHaveURL(/\/becayis$/);
  await expect(panel(page).getByRole("listitem")).toContainText("Onay Sürecinde");
  await admin.approveListing(Number(/-(\d+)$/.exec(address)?.[1]));
  await visitor.goto(address);
  await expect(visitor).toHaveURL(/\/becayis\/ilan\/sincan-adliyesinden-igdir-a-becayis-\d+$/);

  await panel(page)
    .getByRole("button", { name: /^İlanlarım/ })
    .click();
  await page.reload();
  await untilHydrated(page);
  await expect(panel(page).getByRole("button", { name: /^İlanlarım/ })).toHaveAttribute("aria-expanded", "false");
  await member.dispose();
});

test("no rendered page reveals an owner to anyone before the owner has accepted", async ({ page }) => {
  test.setTimeout(180_000);
  const owner = await join("zeynep.gizlenen@example.org", "Zeynep", "Gizlenen", "+90 541 222 33 44");
  const texts = {
    title: "Bornova adliyesinden Ankara’ya, 0541 222 33 44",
    description: "Yazın: zeynep.gizlenen@example.org, arayın: +90 (541) 222-33-44",
  };
  const listing = await owner.createListing({ city: "İzmir", district: "Bornova", wantedCity: "Ankara" }, texts);
  await admin.approveListing(listing.id);
  const reader = await join("okuyan.uye@example.org", "Can", "Okuyan", "+90 555 111 22 33");
  await signIn(page, product.address, reader.email);

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
    "/becayis/izmir-ankara",
    "/",
  ];
  for (const path of paths) {
    const forVisitor = await (await fetch(`${product.address}${path}`)).text();
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
  const kept = await (await fetch(`${product.address}/becayis/ilan/${listing.slug}`)).text();
  expect(secretsIn(kept), "the cached page after a member saw more").toEqual([]);
  await Promise.all([owner.dispose(), reader.dispose()]);
});

test("a rejection needs a reason, which reaches the owner; the listing can be resubmitted", async ({
  page,
  openBrowser,
}) => {
  test.setTimeout(180_000);
  const title = "Becayiş arıyorum";
  const reason = "Başlıkta ili ve görevinizi de yazar mısınız?";
  const owner = await join("duzelten@example.org", "Sevgi", "Aktaş", "+90 555 111 22 66");
  await owner.createListing({ city: "Edirne", district: "Keşan", wantedCity: "Muş" }, { title, description: "" });
  const approvals = await openBrowser();
  await openApprovals(approvals, product.address);
  const card = approvals.getByRole("article", { name: title, exact: true });
  const dialog = approvals.getByRole("dialog", { name: "İlanı Reddet" });
  await card.getByRole("button", { name: "Reddet" }).click();
  await dialog.getByRole("button", { name: "Reddet" }).click();
  await expect(dialog.getByText("Red gerekçesi gereklidir")).toBeVisible();
  await dialog.getByLabel("Red gerekçesi").fill(reason);
  await approvals.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await card.getByRole("button", { name: "Reddet" }).click();
  await expect(dialog.getByLabel("Red gerekçesi")).toHaveValue(reason);
  await dialog.getByRole("button", { name: "Reddet" }).click();
  await expect(card).toHaveCount(0);

  await signIn(page, product.address, owner.email);
  await page.goto(await product.mailbox.linkIn(owner.email, "yayınlanamadı", "/becayis"));
  await expect(panel(page)).toContainText(reason);
  await panel(page)
    .getByRole("link", { name: /^Düzenle/ })
    .click();
  await expect(page.getByRole("heading", { name: "İlanınız yayınlanmadı" })).toBeVisible();
  await expect(page.getByText(reason)).toBeVisible();
  await field(page, "Başlık").fill("Keşan’dan Muş’a zabıt kâtibi becayişi");
  await button(page, "Yeniden Gönder").click();
  await expect(panel(page).getByRole("listitem")).toContainText("Onay Sürecinde");
  await approvals.reload();
  await approve(approvals, "Keşan’dan Muş’a zabıt kâtibi becayişi");
  await owner.dispose();
});

test("a listing is reported with a reason", async ({ page }) => {
  const owner = await join("bildirilen@example.org", "Mert", "Yılmaz", "+90 555 111 22 44");
  const listing = await owner.createListing(
    { city: "Bursa", district: "Nilüfer", wantedCity: "Ankara" },
    { title: "Nilüfer adliyesinden Ankara’ya becayiş", description: "" },
  );
  await admin.approveListing(listing.id);
  const reader = await join("bildiren@example.org", "Ece", "Demir", "+90 555 111 22 55");
  await signIn(page, product.address, reader.email);
  await page.goto(`${product.address}/becayis/ilan/${listing.slug}`);
  await button(page, "Bildir").click();
  const dialog = page.getByRole("dialog", { name: "İlanı bildir" });
  await dialog.getByRole("button", { name: "Bildir" }).click();
  await expect(dialog.getByRole("alert")).toContainText("Lütfen bildirme nedeninizi yazın.");
  await dialog.getByLabel("Bildirme nedeni").fill("Bu ilan gerçek değil.");
  await dialog.getByRole("button", { name: "Bildir" }).click();
  await expect(page.getByText("Bildiriminiz için teşekkür ederiz. İlanı inceleyeceğiz.")).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await Promise.all([owner.dispose(), reader.dispose()]);
});

test("an invalid renewal link shows an error, and its token is removed from the address", async ({ page, faults }) => {
  faults.expect(/status of 404/);
  await page.goto(`${product.address}/becayis/ilan-yenile#sahte`);
  await expect(page.getByText("Bu yenileme bağlantısı geçerli değil ya da daha önce kullanılmış.")).toBeVisible();
  await expect(page).toHaveURL(/\/becayis\/ilan-yenile$/);
});
