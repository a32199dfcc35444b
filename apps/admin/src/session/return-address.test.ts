import { expect, it } from "vitest";
import { getReturnAddress, loginStateFor } from "./return-address.ts";

it.each(["/admin", "/admin/dashboard", "/admin/posts", "/admin/posts/new", "/admin/posts/1", "/admin/posts?ara=faiz"])(
  "leads back to %s after the sign-in",
  (address) => {
    const { pathname, search } = new URL(address, "http://localhost");
    expect(getReturnAddress(loginStateFor({ pathname, search }))).toBe(address);
  },
);

it.each([
  undefined,
  null,
  "/admin/posts",
  {},
  { from: 1 },
  { from: "/profil" },
  { from: "//example.org" },
  { from: "https://example.org/admin" },
])("leads to the dashboard if the history says %j", (state) => expect(getReturnAddress(state)).toBe("/admin"));
