import { expect, type Page } from "@playwright/test";

/** A screen visited by the accessibility and sharing checks. */
export interface Screen {
  name: string;
  path: string;
  /** True if the server answers 404: as a call, and not as a document, that would be an error in the browser. */
  isMissing?: boolean;
  /** Brings the loaded page into the state to check. */
  prepare?: (page: Page) => Promise<void>;
}

export const publicScreens: Screen[] = [
  { name: "the home page", path: "/" },
  { name: "the services", path: "/hizmetler" },
  { name: "a service", path: "/hizmetler/uzlastirma" },
  { name: "an unknown service", path: "/hizmetler/yok", isMissing: true },
  { name: "the blog list", path: "/blog" },
  { name: "a later page of the blog list", path: "/blog?sayfa=2" },
  { name: "a search", path: "/blog?ara=bilirkisi" },
  { name: "a search without matches", path: "/blog?ara=zzyzx" },
  { name: "an article", path: "/blog/bilirkisi-raporu-nasil-okunur" },
  { name: "an article with code", path: "/blog/turkce-metinlerde-arama-neden-zordur" },
  { name: "a category", path: "/blog/category/bilirkisilik" },
  { name: "a tag", path: "/blog/tag/bilirkisi-raporu" },
  { name: "the form to follow by mail", path: "/takip" },
  { name: "the becayiş board", path: "/becayis" },
  { name: "the becayiş board, filtered", path: "/becayis?ara=hemsire&sehir=bursa" },
  { name: "the becayiş board without a match", path: "/becayis?ara=zzyzx" },
  { name: "a becayiş listing", path: "/becayis/listings/1" },
  { name: "an unknown becayiş listing", path: "/becayis/ilan/yok-0", isMissing: true },
  { name: "the becayiş listings of two cities", path: "/becayis/ankara-izmir" },
  { name: "the becayiş listings of two cities, none", path: "/becayis/ardahan-sinop" },
  { name: "the renewal without a link", path: "/becayis/ilan-yenile" },
  { name: "the report of a result without a link", path: "/becayis/sonuc" },
  { name: "the about page", path: "/hakkimda" },
  { name: "the contact page", path: "/iletisim" },
  { name: "the privacy page", path: "/gizlilik-politikasi" },
  { name: "the becayiş map", path: "/becayis/harita" },
  { name: "the not-found screen", path: "/boyle-bir-sayfa-yok", isMissing: true },
];

/** Sign-in screens; they require a visitor, because members are forwarded. */
export const signInScreens: Screen[] = [
  { name: "the registration", path: "/uye-ol" },
  { name: "the sign-in", path: "/giris-yap" },
  { name: "the sign-in that a page asked for", path: "/giris-yap?devam=%2Fprofil%2Fbecayis" },
];

/** Member screens, for a member with a listing on the board. */
export const memberScreens: Screen[] = [
  { name: "the new address", path: "/email-degisikligi#token=a" },
  { name: "the old address that comes back", path: "/email-geri-al#token=a" },
  { name: "the verification without a link", path: "/email-dogrula" },
  { name: "the forgotten password", path: "/sifremi-unuttum" },
  { name: "the new password", path: "/auth/reset-password#access_token=a&refresh_token=b&type=recovery" },
  { name: "the dashboard", path: "/user/dashboard" },
  { name: "the profile's settings", path: "/user/profile-edit" },
  { name: "the profile", path: "/profil" },
  {
    name: "the becayiş profile",
    path: "/profil/becayis",
    prepare: async (page) => expect(page.getByText("İlan vermeye hazır")).toBeVisible(),
  },
  { name: "the becayiş profile's form with a list open", path: "/profil/becayis", prepare: openCities },
  {
    name: "the matches",
    path: "/becayis/matches",
    prepare: async (page) => expect(page.getByRole("article", { name: "3 kişilik halka" }).first()).toBeVisible(),
  },
  { name: "the question before a ring is refused", path: "/becayis/matches", prepare: askToReject },
  {
    name: "the watches",
    path: "/becayis/takipler",
    prepare: async (page) => expect(page.getByRole("main").getByRole("button", { name: "Takip Et" })).toBeVisible(),
  },
  { name: "a new listing", path: "/becayis/becayis-ilani-olustur" },
  { name: "the contact requests", path: "/profil/iletisim-istekleri" },
  { name: "the becayiş board as a member sees it", path: "/becayis" },
  { name: "the security settings", path: "/profil/ayarlar" },
  { name: "the open bell", path: "/becayis", prepare: openBell },
  {
    name: "the notices",
    path: "/profil/bildirimler",
    prepare: async (page) =>
      expect(page.getByRole("region", { name: "Bildirimler" }).getByRole("listitem").first()).toBeVisible(),
  },
];

export const adminScreens: Screen[] = [
  {
    name: "the dashboard",
    path: "/admin/dashboard",
    prepare: async (page) => expect(page.getByRole("definition").first()).toHaveText(/\d/),
  },
  {
    name: "the list of posts",
    path: "/admin/posts",
    prepare: async (page) => expect(page.getByRole("article").first()).toBeVisible(),
  },
  {
    name: "the list without a fitting post",
    path: "/admin/posts?ara=zzyzx",
    prepare: async (page) => expect(page.getByText("Blog yazısı bulunamadı")).toBeVisible(),
  },
  { name: "the list while a search is under way", path: "/admin/posts", prepare: holdSearch },
  { name: "the question before a post is deleted", path: "/admin/posts", prepare: askToDelete },
  {
    name: "the editor with an article",
    path: "/admin/posts/1",
    prepare: async (page) => expect(page.getByRole("textbox", { name: "İçerik" })).toBeVisible(),
  },
  { name: "the editor with faults", path: "/admin/posts/new", prepare: saveEmptyForm },
  {
    name: "the approvals of becayiş listings",
    path: "/admin/becayis/approvals",
    prepare: async (page) => expect(page.getByRole("article").first()).toBeVisible(),
  },
  { name: "a refusal without a reason", path: "/admin/becayis/approvals", prepare: refuseWithoutReason },
  {
    name: "the templates of petitions",
    path: "/admin/becayis/settings/petitions",
    prepare: async (page) => expect(page.getByText("Henüz şablon yok")).toBeVisible(),
  },
  {
    name: "the mails to subscribers",
    path: "/admin/subscribers/mailing",
    prepare: async (page) => expect(page.getByRole("definition").first()).toHaveText(/\d/),
  },
  { name: "the admin area's not-found screen", path: "/admin/boyle-bir-ekran-yok" },
];

/** Searches without ever getting the answer, so that the former posts stay. */
async function holdSearch(page: Page): Promise<void> {
  await expect(page.getByRole("article").first()).toBeVisible();
  await page.route(/\/trpc\/.*posts\.page/, () => undefined, { times: 1 });
  await page.getByRole("searchbox").fill("bilirkişi");
  await expect(page.locator("main [aria-busy=true]")).toBeVisible();
}

async function askToDelete(page: Page): Promise<void> {
  await page.getByRole("article").first().getByRole("button", { name: "Sil" }).click();
  await expect(page.getByRole("dialog", { name: "Yazıyı Sil" })).toBeVisible();
}

async function openBell(page: Page): Promise<void> {
  await page.getByRole("button", { name: /^Bildirimler/ }).click();
  await expect(page.getByRole("dialog", { name: "Bildirimler" }).getByRole("listitem").first()).toBeVisible();
}

async function openCities(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Düzenle" }).click();
  await page.getByRole("combobox", { name: "Şehir", exact: true }).click();
  await expect(page.getByRole("option").first()).toBeVisible();
}

async function askToReject(page: Page): Promise<void> {
  await page.getByRole("article", { name: "3 kişilik halka" }).first().getByRole("button", { name: "Reddet" }).click();
  await expect(page.getByRole("dialog", { name: "Halkayı Reddet" })).toBeVisible();
}

async function refuseWithoutReason(page: Page): Promise<void> {
  await page.getByRole("article").first().getByRole("button", { name: "Reddet" }).click();
  await page.getByRole("dialog", { name: "İlanı Reddet" }).getByRole("button", { name: "Reddet" }).click();
  await expect(page.getByText("Red gerekçesi gereklidir")).toBeVisible();
}

async function saveEmptyForm(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Kaydet", exact: true }).click();
  await expect(page.getByText("Başlık gereklidir")).toBeVisible();
}
