import { matchPath } from "react-router-dom";
import { describe, expect, it } from "vitest";
import { compileRoute } from "./route-pattern.ts";
import { publicRoutes } from "./routes.tsx";

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
  it.each(publicRoutes.map(({ path }) => path).filter((path) => path !== "*"))(
    "matches %s as react-router does",
    (route) => {
      const match = compileRoute(route);
      for (const path of PATHS) expect([path, match(path)]).toEqual([path, matchPath(route, path)?.params]);
    },
  );

  it("with * matches every path", () => {
    for (const path of PATHS) expect(compileRoute("*")(path)).toEqual({});
  });
});
