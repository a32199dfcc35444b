import { adminPaths } from "@site/contract/admin-paths";
import { isAdminPath, paths, routePatterns } from "@site/contract/paths";
import { reservedSegments } from "@site/contract/site/pages/reserved-segments";
import { matchRoutes, type RouteObject } from "react-router-dom";
import { expect, it } from "vitest";
import { routes } from "./routes.tsx";

const flatten = (list: RouteObject[]): RouteObject[] =>
  list.flatMap((route) => [route, ...flatten(route.children ?? [])]);
const getFirst = (path: string) => path.split(/[/?#]/)[1] ?? "";
const isStaticPage = (segment: string) =>
  !isAdminPath(`/${segment}`) && matchRoutes(routes, `/${segment}`)?.at(-1)?.route.path === routePatterns.staticPage;

it("the first segments of routes and linked addresses are reserved", () => {
  const addresses = [paths, adminPaths].flatMap((group) =>
    Object.values(group).filter((path): path is string => typeof path === "string"),
  );
  const segments = [...flatten(routes).map(({ path = "" }) => path), ...addresses]
    .map(getFirst)
    .filter((segment) => segment !== "" && !/^[:*]/.test(segment));
  expect([...new Set(segments)].filter((segment) => !reservedSegments.has(segment))).toEqual([]);
});

it("a slug that is not reserved belongs to a static page", () => {
  for (const slug of ["hakkimda", "gizlilik-politikasi", "iletisim", "kullanim-sartlari"])
    expect([slug, isStaticPage(slug), reservedSegments.has(slug)]).toEqual([slug, true, false]);
  for (const slug of ["blog", "becayis", "hizmetler", "uye-ol", "giris-yap", "kayit-ol", "admin"])
    expect([slug, isStaticPage(slug)]).toEqual([slug, false]);
});
