import { matchPath } from "react-router-dom";
import { describe, expect, it } from "vitest";
import { compileRoute } from "./route-pattern.ts";
import { routes } from "./routes.tsx";

const PATHS = [
  "/",
  "/blog",
  "/blog/",
  "/Blog",
  "/blog/bir-yazi",
  "/blog/bir/yazi",
  "/blog/category/genel",
  "/blog/tag/faiz",
  "/hizmetler",
  "/hizmetler/ozet",
  "/hakkimda",
  "/a.b",
  "/%C4%B1",
  "/x/y/z",
  "/becayis",
];

describe("a compiled route", () => {
  it.each(routes.flatMap(({ path, aliases = [] }) => [path, ...aliases]).filter((path) => !/[(*]/.test(path)))(
    "matches %s as react-router does",
    (route) => {
      const match = compileRoute(route);
      for (const path of PATHS) expect([path, match(path)]).toEqual([path, matchPath(route, path)?.params]);
    },
  );

  it("with * matches every path", () => {
    for (const path of PATHS) expect(compileRoute("*")(path)).toEqual({});
  });

  it("with /* at the end matches the path and everything below it", () => {
    const match = compileRoute("/profil/*");
    for (const path of ["/profil", "/profil/", "/Profil/ayarlar", "/profil/a/b"]) expect(match(path)).toEqual({});
    for (const path of ["/profiller", "/a/profil"]) expect(match(path)).toBeUndefined();
  });

  it("with an expression matches segments of this form only", () => {
    const match = compileRoute("/ilan/:id(\\d+)");
    expect(match("/Ilan/12/")).toEqual({ id: "12" });
    for (const path of ["/ilan/x", "/ilan/12x", "/ilan", "/ilan/1/2"]) expect(match(path)).toBeUndefined();
  });
});
