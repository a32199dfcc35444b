import { expect, type Page } from "@playwright/test";

/** A screen visited by the accessibility and sharing checks. */
export interface Screen {
  name: string;
  path: string;
  /** True if the server answers 404: as a call, and not as a document, that would be an error in the browser. */
  isMissing?: boolean;
  /** True if a component test looks at this state with axe, in each look and for small targets. */
  hasComponentTest?: boolean;
  /** Brings the loaded page into the state to check. */
  prepare?: (page: Page) => Promise<void>;
}

export const publicScreens: Screen[] = [
  { name: "the home page", path: "/" },
  { name: "the services", path: "/hizmetler" },
  { name: "a service", path: "/hizmetler/uzlastirma", hasComponentTest: true },
  { name: "an unknown service", path: "/hizmetler/yok", isMissing: true },
  { name: "the blog list", path: "/blog" },
  { name: "a later page of the blog list", path: "/blog?sayfa=2" },
  { name: "a search", path: "/blog?ara=bilirkisi", hasComponentTest: true },
  { name: "a search without matches", path: "/blog?ara=zzyzx", hasComponentTest: true },
  { name: "an article", path: "/blog/bilirkisi-raporu-nasil-okunur" },
  { name: "an article with code", path: "/blog/turkce-metinlerde-arama-neden-zordur", hasComponentTest: true },
  { name: "a category", path: "/blog/category/bilirkisilik" },
  { name: "a tag", path: "/blog/tag/bilirkisi-raporu" },
  { name: "the form to follow by mail", path: "/takip" },
  { name: "the becayiş board", path: "/becayis" },
  { name: "the becayiş board, filtered", path: "/becayis?ara=hemsire&sehir=bursa" },
  { name: "the becayiş board without a match", path: "/becayis?ara=zzyzx", hasComponentTest: true },
  { name: "a becayiş listing", path: "/becayis/listings/1" },
  { name: "the printed sheet of a becayiş listing", path: "/becayis/ilan/1/afis", hasComponentTest: true },
  { name: "an unknown becayiş listing", path: "/becayis/ilan/yok-0", isMissing: true, hasComponentTest: true },
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

/** Screens with content from the server, for a member with a listing; component tests look at each of their states. */
export const memberScreens: Screen[] = [
  {
    name: "the matches",
    path: "/becayis/matches",
    prepare: async (page) => expect(page.getByRole("article", { name: "3 kişilik halka" }).first()).toBeVisible(),
  },
  { name: "the becayiş profile's form with a list open", path: "/profil/becayis", prepare: openCities },
  { name: "the becayiş board as a member sees it", path: "/becayis" },
];

/** Screens with content from the server; component tests look at each of their states. */
export const adminScreens: Screen[] = [
  {
    name: "the dashboard",
    path: "/admin/dashboard",
    prepare: async (page) => expect(page.getByRole("definition").first()).toHaveText(/\d/),
  },
  { name: "the list while a search is under way", path: "/admin/posts", prepare: holdSearch },
  {
    name: "the editor with an article",
    path: "/admin/posts/1",
    prepare: async (page) => expect(page.getByRole("textbox", { name: "İçerik" })).toBeVisible(),
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

async function openCities(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Düzenle" }).click();
  await page.getByRole("combobox", { name: "Şehir", exact: true }).click();
  await expect(page.getByRole("option").first()).toBeVisible();
}
