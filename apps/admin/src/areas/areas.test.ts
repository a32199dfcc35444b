import { adminPaths } from "@site/contract/admin-paths";
import { matchRoutes } from "react-router-dom";
import { describe, expect, it } from "vitest";
import { routes } from "../routes.tsx";
import { areas, getLink, listAddresses } from "./areas.ts";
import { menu } from "./menu.ts";

const screens = areas.flatMap((area) => area.screens);
/** Returns an address that matches a path or pattern. */
const fill = (path: string) => path.replace(":id", "7");

describe("the tables of screens", () => {
  it("have each address once", () => {
    const paths = screens.flatMap(listAddresses);
    expect(paths.length).toBeGreaterThan(60);
    expect(new Set(paths).size).toBe(paths.length);
  });

  it("are the routes", () => {
    for (const screen of screens)
      for (const path of listAddresses(screen))
        expect(matchRoutes(routes, fill(path))?.at(-1)?.route, path).toMatchObject(
          path === adminPaths.home ? { index: true } : { path },
        );
    expect(matchRoutes(routes, "/admin/unknown")?.at(-1)?.route.path).toBe("*");
  });

  it("are the links", () => {
    const links = menu.flatMap((entry) => entry.tabs).flatMap(({ to, below }) => [to, ...below.map((link) => link.to)]);
    for (const screen of screens) expect(links.includes(getLink(screen)), screen.path).toBe(screen.tab !== undefined);
    expect(links.length).toBeGreaterThan(5);
  });

  it("name each screen once, and those with a tab", () => {
    const names = screens.flatMap(({ label }) => label ?? []);
    expect(new Set(names).size).toBe(names.length);
    expect(screens.filter(({ tab, label }) => tab && !label)).toEqual([]);
  });
});
