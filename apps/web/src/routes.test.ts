import { adminPaths } from "@site/contract/admin-paths";
import { isAdminPath, paths, routePatterns } from "@site/contract/paths";
import { isValidElement } from "react";
import { createStaticHandler, matchRoutes } from "react-router-dom";
import { describe, expect, it } from "vitest";
import { getParameters } from "./entry-server.tsx";
import type { PageRoute } from "./framework/browser.ts";
import { getMemberScreen } from "./pages/member/screens.tsx";
import { routes } from "./routes.tsx";

const getPathname = (address: string) => new URL(address, "https://site.invalid").pathname;

/** Returns the page of a path. */
function findPage(pathname: string) {
  const match = matchRoutes(routes, pathname)?.at(-1);
  if (!match) throw new Error(`${pathname} has no page`);
  const handle: PageRoute["handle"] | undefined = match.route.handle;
  return { route: match.route, params: match.params, area: handle?.area };
}

/** Returns the path of the member screen that a route shows. */
async function getScreenPath({ lazy }: ReturnType<typeof findPage>["route"]): Promise<string> {
  if (typeof lazy !== "function") throw new Error("the route has no code of its own");
  const { element } = await lazy();
  if (!isValidElement<{ path: string }>(element)) throw new Error("the route has no element");
  return element.props.path;
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
    ["/giris-yap", paths.login],
    ["/Giris-Yap", paths.login],
    ["/auth/LOGIN", paths.login],
    ["/auth/register", paths.register],
    ["/email-dogrula/", paths.verifyEmail],
    ["/PROFIL", paths.profile],
    ["/profil/bilgiler", paths.profile],
    ["/profil/a/b", paths.profile],
    ["/Profil/Ayarlar/", paths.memberSettings],
    ["/USER/Dashboard", paths.memberDashboard],
    ["/becayis/ILAN-duzenle/7", routePatterns.editListing],
    ["/becayis/matches", paths.matches],
  ])("includes %s", async (pathname, path) => {
    const { route, area } = findPage(pathname);
    const screenPath = await getScreenPath(route);
    expect([area, screenPath]).toEqual(["member", path]);
    expect(getMemberScreen(screenPath).title).not.toBe("");
  });

  it.each(["/", "/blog", "/becayis", "/profiller", "/auth", "/giris-yap/x"])("does not include %s", (pathname) =>
    expect(findPage(pathname).area).toBe("public"),
  );
});

/** Answers a request for an address as the server does, without rendering. */
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
