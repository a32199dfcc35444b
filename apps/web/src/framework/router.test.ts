import { expect, it } from "vitest";
import { compileRoute } from "./router.tsx";

it.each([
  ["/", ["/"], ["/a", "//a"]],
  ["/blog", ["/blog", "/blog/", "/Blog"], ["/", "/blogx", "/blog/a", "/a/blog", "/blog//"]],
  ["/blog/tag", ["/blog/tag", "/BLOG/Tag/"], ["/blog", "/blog/tag/a", "/blogtag"]],
  ["/profil/*", ["/profil", "/profil/", "/Profil/ayarlar", "/profil/a/b"], ["/profiller", "/a/profil"]],
  ["*", ["/", "/a", "/a.b", "/x/y/z/"], []],
])("%s without parameters matches whole paths in either case", (pattern, matching, others) => {
  const match = compileRoute(pattern);
  for (const path of matching) expect([path, match(path)]).toEqual([path, {}]);
  for (const path of others) expect([path, match(path)]).toEqual([path, undefined]);
});

it.each([
  ["/:pageSlug", "/hakkimda", { pageSlug: "hakkimda" }],
  ["/:pageSlug", "/A.b/", { pageSlug: "a.b" }],
  ["/:pageSlug", "/Hakkimda", { pageSlug: "hakkimda" }],
  ["/:pageSlug", "/%C4%B1", { pageSlug: "%c4%b1" }],
  ["/:pageSlug", "/", undefined],
  ["/blog/:slug", "/Blog/Bir-Yazi", { slug: "bir-yazi" }],
  ["/blog/:slug", "/blog/bir/yazi", undefined],
  ["/a/:one/b/:two", "/a/1/B/2", { one: "1", two: "2" }],
  ["/ilan/:id(\\d+)", "/Ilan/12/", { id: "12" }],
  ["/ilan/:id(\\d+)", "/ilan/12x", undefined],
  ["/ilan/:id(\\d+)", "/ilan/1/2", undefined],
])("%s finds the parameters of %s", (pattern, path, params) => expect(compileRoute(pattern)(path)).toEqual(params));
