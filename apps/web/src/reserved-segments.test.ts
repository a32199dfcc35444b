import { adminPaths } from "@site/contract/admin-paths";
import { isAdminPath, paths, routePatterns } from "@site/contract/paths";
import { reservedSegments } from "@site/contract/site/pages/reserved-segments";
import { expect, it } from "vitest";
import { routes } from "./routes.tsx";
import { matchRoute } from "./site.ts";

const getFirst = (path: string) => path.split(/[/?#]/)[1] ?? "";
const isStaticPage = (segment: string) =>
  !isAdminPath(`/${segment}`) && matchRoute(`/${segment}`).route.path === routePatterns.staticPage;

it("the first segments of routes and linked addresses are reserved", () => {
  const addresses = [paths, adminPaths].flatMap((group) =>
    Object.values(group).filter((path): path is string => typeof path === "string"),
  );
  const segments = [...routes.flatMap(({ path, aliases = [] }) => [path, ...aliases]), ...addresses]
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
