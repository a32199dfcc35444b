import type { AdminRole } from "@site/contract/account/administrators/roles";
import { adminPaths } from "@site/contract/admin-paths";
import { matchRoutes } from "react-router-dom";
import { describe, expect, it } from "vitest";
import { routes } from "../routes.tsx";
import { areas, getHome, getLink, listAddresses, mayOpen } from "./areas.ts";
import { listPlaces } from "./places.ts";
import { type AreaScreen, ownerAlone, type Roles } from "./screen.ts";

const roles = ["owner", "editor", "moderator"] as const;
const screens = areas.flatMap((area) => area.screens);
/** Returns an address of a path or pattern. */
const fill = (path: string) => path.replace(":id", "7");

describe("screens of a role", () => {
  it.each([
    ["editor", "/admin/posts/7", true],
    ["editor", "/admin/settings", true],
    ["editor", "/admin/settings/pages/3", true],
    ["editor", "/admin/settings/homepage#hero.title", true],
    ["editor", "/admin/settings/page-seo", false],
    ["editor", "/admin/settings/smtp", false],
    ["editor", "/admin/comments", false],
    ["editor", "/admin/Administrators", false],
    ["editor", "/admin/subscribers", false],
    ["editor", "/admin/subscribers/mailing", true],
    ["moderator", "/admin/comments/bans", true],
    ["moderator", "/admin/becayis/listings", true],
    ["moderator", "/admin/becayis/settings/rules", false],
    ["moderator", "/admin/posts", false],
    ["moderator", "/admin/settings", false],
    ["moderator", "/admin/unknown", false],
    ["moderator", "/admin/account/", true],
    ["owner", "/admin/unknown", true],
  ] as const)("%s at %s: %s", (role, path, expected) => {
    expect(mayOpen(role, path)).toBe(expected);
  });

  it("begin with one that it has", () => {
    for (const role of roles) expect(mayOpen(role, getHome(role))).toBe(true);
    expect(getHome("moderator")).toBe(adminPaths.dashboard);
  });
});

describe("the tables of screens", () => {
  const load: AreaScreen["load"] = async () => () => null;

  it("have no row without a role", () => {
    // @ts-expect-error roles are mandatory
    const silent: AreaScreen = { path: "/admin/new", label: "Yeni", load };
    // @ts-expect-error no role is no right
    const empty: Roles = [];
    const complete: AreaScreen = { path: "/admin/new", label: "Yeni", roles: ownerAlone, load };
    expect([silent, complete].map((screen) => screen.roles)).toEqual([undefined, ownerAlone]);
    expect([...empty]).toEqual([]);
  });

  it("have each address once, and the owner everywhere", () => {
    const paths = screens.flatMap(listAddresses);
    expect(paths.length).toBeGreaterThan(60);
    expect(new Set(paths).size).toBe(paths.length);
    expect(screens.filter((screen) => !screen.roles.includes("owner"))).toEqual([]);
  });

  it("are the routes", () => {
    for (const screen of screens)
      for (const path of listAddresses(screen))
        expect(matchRoutes(routes, fill(path))?.at(-1)?.route, path).toMatchObject(
          path === adminPaths.home ? { index: true } : { path },
        );
    expect(matchRoutes(routes, "/admin/unknown")?.at(-1)?.route.path).toBe("*");
  });

  it.each(roles)("are the links and the rights of %s", (role: AdminRole) => {
    const tabs = listPlaces(role).flatMap((place) => place.tabs);
    const links = tabs.flatMap(({ to, below }) => [to, ...below.map((link) => link.to)]);
    for (const screen of screens) {
      const isOwn = screen.roles.includes(role);
      for (const path of listAddresses(screen)) expect(mayOpen(role, fill(path)), path).toBe(isOwn);
      expect(links.includes(getLink(screen)), screen.path).toBe(isOwn && screen.level !== undefined);
    }
    expect(links.length).toBeGreaterThan(5);
  });

  it("name each screen once, and those with a level", () => {
    const names = screens.flatMap(({ label }) => label ?? []);
    expect(new Set(names).size).toBe(names.length);
    expect(screens.filter(({ level, label }) => level && !label)).toEqual([]);
  });
});
