import { describe, expect, it } from "vitest";
import { getHome, mayOpen } from "./access.ts";

describe("screens of a role", () => {
  it.each([
    ["editor", "/admin/posts/7", true],
    ["editor", "/admin/settings", true],
    ["editor", "/admin/settings/pages/3", true],
    ["editor", "/admin/settings/page-seo", false],
    ["editor", "/admin/settings/smtp", false],
    ["editor", "/admin/comments", false],
    ["editor", "/admin/Administrators", false],
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
    for (const role of ["owner", "editor", "moderator"] as const) expect(mayOpen(role, getHome(role))).toBe(true);
  });
});
