import type { RenderRequest } from "@site/api";
import { adminPaths } from "@site/contract/admin-paths";
import { isAdminPath, paths, routePatterns } from "@site/contract/paths";
import { createStaticHandler, matchRoutes } from "react-router-dom";
import { describe, expect, it } from "vitest";
import { getParameters, getRenderer } from "./entry-server.tsx";
import type { PageRoute } from "./framework/browser.ts";
import { routes } from "./routes.tsx";
import { shell } from "./testing/shell.ts";

const render = getRenderer(async () => "<!--head--><!--app-->");
const request: Omit<RenderRequest, "url"> = {
  siteUrl: "https://example.org",
  call: async () => ({ data: shell }),
  shareImage: () => "/og/site/site-0.png",
};

const getPathname = (address: string) => new URL(address, "https://site.invalid").pathname;

/** Returns the page of a path. */
function findPage(pathname: string) {
  const match = matchRoutes(routes, pathname)?.at(-1);
  if (!match) throw new Error(`${pathname} has no page`);
  const handle: PageRoute["handle"] | undefined = match.route.handle;
  return { route: match.route, params: match.params, area: handle?.area };
}

describe("the query parameters of a page", () => {
  it.each([
    ["/", []],
    ["/hakkimda", []],
    ["/blog/bir-yazi", []],
    ["/admin/posts", []],
    ["/profil/ayarlar", []],
    ["/a/b/c", []],
    ["/blog", ["sayfa", "ara"]],
    ["/Blog", ["sayfa", "ara"]],
    ["/blog/tag/etiket", ["sayfa"]],
    ["/blog/category/kategori", ["sayfa"]],
    ["/becayis/ankara-izmir", ["sayfa"]],
    ["/becayis/ilan/ankara-izmir-7", []],
    ["/becayis/ilan/ankara-izmir-7/afis", []],
    ["/becayis", ["sayfa", "ara", "sehir", "pozisyon", "kurum", "dogrulanmis", "sirala"]],
  ])("%s reads %j", (path, names) => expect(getParameters(path)).toEqual(names));
});

describe("an address of the contract", () => {
  const addresses = Object.values(paths).flatMap((address) =>
    typeof address === "string" && address !== paths.formerRegister ? [address] : [],
  );

  it.each(addresses)("%s has a page of its own, in either case", (address) => {
    for (const path of [getPathname(address), getPathname(address).toUpperCase()]) {
      const { route } = findPage(path);
      expect([routePatterns.staticPage, routePatterns.cityPair, "*"], path).not.toContain(route.path);
    }
  });

  it.each([
    [paths.service("ozet"), routePatterns.service, { serviceSlug: "ozet" }],
    [paths.category("genel", 2), routePatterns.category, { categorySlug: "genel" }],
    [paths.tag("faiz"), routePatterns.tag, { tagSlug: "faiz" }],
    [paths.post("bir-yazi"), routePatterns.post, { slug: "bir-yazi" }],
    [paths.postComments("bir-yazi"), routePatterns.post, { slug: "bir-yazi" }],
    [paths.listing("ankara-izmir-7"), routePatterns.listing, { identifier: "ankara-izmir-7" }],
    [paths.listingPoster("ankara-izmir-7"), routePatterns.listingPoster, { identifier: "ankara-izmir-7" }],
    [paths.editListing(7), routePatterns.editListing, { listingId: "7" }],
    [paths.petition("match", 7), routePatterns.petition, { swap: "eslesme-7" }],
    [paths.petition("ring", 7), routePatterns.petition, { swap: "halka-7" }],
    [paths.cityPair("ankara", "izmir"), routePatterns.cityPair, { cityPair: "ankara-izmir" }],
    [paths.staticPage("hakkimda"), routePatterns.staticPage, { pageSlug: "hakkimda" }],
    [paths.blogSearch("faiz"), paths.blog, {}],
  ])("%s matches %s", (address, path, params) => {
    const found = findPage(getPathname(address));
    expect([found.route.path, found.params]).toEqual([path, params]);
  });

  it.each(Object.values(adminPaths).map((address) => (typeof address === "string" ? address : address(7))))(
    "%s belongs to the admin area",
    (address) => expect(isAdminPath(getPathname(address))).toBe(true),
  );
});

describe("the member area", () => {
  it.each([
    ["/giris-yap", "Giriş Yap"],
    ["/Giris-Yap", "Giriş Yap"],
    ["/auth/LOGIN", "Giriş Yap"],
    ["/auth/register", "Üye Ol"],
    ["/email-dogrula/", "E-posta Doğrulama"],
    ["/PROFIL", "Profil Bilgileri"],
    ["/profil/bilgiler", "Profil Bilgileri"],
    ["/profil/a/b", "Profil Bilgileri"],
    ["/profil/ayarlar/b", "Profil Bilgileri"],
    ["/Profil/Ayarlar/", "Güvenlik Ayarları"],
    ["/profil/becayis", "Becayiş Profili"],
    ["/profil/iletisim-istekleri", "İletişim İstekleri"],
    ["/profil/bildirimler", "Bildirimler"],
    ["/USER/Dashboard", "Üye Paneli"],
    ["/becayis/ILAN-duzenle/7", "İlanı Düzenle"],
    ["/becayis/matches", "Eşleşmelerim"],
    ["/becayis/dilekce/eslesme-7", "Dilekçe"],
  ])("includes %s, of which the server sends the title alone", async (url, title) => {
    const page = await render({ ...request, url });
    const html = Buffer.concat(page.html.map((chunk) => Buffer.from(chunk))).toString();
    expect(page).toMatchObject({ status: 200, isPrivate: true, isNoIndex: true });
    expect(html).toContain(`<title>${title} | ${shell.settings.site_name}</title>`);
    expect(html).toMatch(new RegExp(`<h1>${title}</h1><p[^>]*>Sayfa henüz yüklenemedi`));
  });

  it.each(["/", "/blog", "/becayis", "/profiller", "/auth", "/giris-yap/x"])("does not include %s", (pathname) =>
    expect(findPage(pathname).area).toBe("public"),
  );
});

/** Matches and loads an address as the server does, without rendering. */
const answer = (path: string) =>
  createStaticHandler(routes[0]?.children ?? []).query(new Request(`http://a.test${path}`));

it.each(["/kayit-ol", "/Kayit-Ol/"])("%s has moved to the registration", async (pathname) => {
  const response = await answer(pathname);
  if (!(response instanceof Response)) throw new Error(`${pathname} is shown`);
  expect([response.status, response.headers.get("Location")]).toEqual([301, paths.register]);
});

it.each(["/becayis/ilan-duzenle/x", "/becayis/ilan-duzenle/7a", "/becayis/dilekce/7", "/becayis/dilekce/halka-"])(
  "%s has no page",
  async (pathname) => expect(await answer(pathname)).toMatchObject({ statusCode: 404 }),
);
