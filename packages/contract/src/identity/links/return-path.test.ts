import { expect, it } from "vitest";
import { getPath, returnPathIn, safeReturnPath, withReturnPath } from "./return-path.ts";
import { returnPath } from "./schema.ts";

it.each([
  "/profil",
  "/profil/iletisim-istekleri?tab=sent",
  "/becayis/ilan/ankara-izmir-7#iletisim",
  "/becayis?ara=%C3%A7a%C4%9Fr%C4%B1&sehir=ankara",
  "/blog?ara=https%3A%2F%2Fexample.org",
  "/PROFIL/Ayarlar",
  "/",
])("accepts a page of this site: %s", (path) => {
  expect(safeReturnPath(path)).toBe(path);
  expect(returnPath.parse(path)).toBe(path);
});

it.each([
  ["nothing", ""],
  ["null", null],
  ["undefined", undefined],
  ["another site", "https://evil.example/profil"],
  ["another site without a scheme", "//evil.example"],
  ["three slashes", "///evil.example"],
  ["a backslash", "/\\evil.example"],
  ["two backslashes", "\\\\evil.example"],
  ["a backslash further on", "/profil\\..\\..\\evil.example"],
  ["a tab between the slashes", "/\t/evil.example"],
  ["a line break between the slashes", "/\n/evil.example"],
  ["a carriage return", "/\r/evil.example"],
  ["NUL", "/\u0000/evil.example"],
  ["a control character of the second block", "/\u0085profil"],
  ["a dot segment before two slashes", "/.//evil.example"],
  ["a dot segment before another site's page", "/.//evil.example/profil"],
  ["a parent segment before two slashes", "/..//evil.example"],
  ["an encoded dot segment before two slashes", "/%2e//evil.example"],
  ["a parent segment that leads to two slashes", "/profil/..//evil.example"],
  ["an encoded slash", "/%2Fevil.example"],
  ["an encoded slash in small letters", "/%2f%2fevil.example"],
  ["an encoded backslash", "/%5Cevil.example"],
  ["an encoded tab", "/%09/evil.example"],
  ["an encoded line break", "/profil%0d%0aSet-Cookie:a=b"],
  ["a double encoding", "/%252F%252Fevil.example"],
  ["a javascript: address", "javascript:alert(1)"],
  ["a leading space", " /profil"],
  ["a data: address", "data:text/html,<script>alert(1)</script>"],
  ["a relative path", "profil"],
  ["a query without a path", "?a=b"],
  ["a user name before a host", "@evil.example"],
  ["the admin area", "/admin/dashboard"],
  ["the admin area in capitals", "/ADMIN"],
  ["the admin area via a parent segment", "/profil/../admin"],
  ["the sign-in", "/giris-yap?devam=/profil"],
  ["the sign-in's alias", "/auth/login"],
  ["the sign-in in capitals", "/Giris-Yap/"],
  ["the registration", "/uye-ol"],
  ["a call", "/api/auth/logout"],
  ["a file", "/favicon.svg"],
  ["a text that is too long", `/${"a".repeat(500)}`],
  ["a path that is too long once it is encoded", `/${"ç".repeat(200)}`],
])("rejects %s", (_, value) => {
  expect(safeReturnPath(value)).toBeUndefined();
  expect(returnPath.safeParse(value).success).toBe(false);
});

it("accepts what it has returned", () => {
  const path = safeReturnPath("/blog/../becayis?ara=çağrı#üst") ?? "";
  expect(path).toBe("/becayis?ara=%C3%A7a%C4%9Fr%C4%B1#%C3%BCst");
  expect(safeReturnPath(path)).toBe(path);
});

it("reads the first return path of a query", () => {
  expect(returnPathIn("?devam=%2Fprofil%2Fayarlar")).toBe("/profil/ayarlar");
  expect(returnPathIn("?devam=%2F%2Fevil.example&devam=%2Fprofil")).toBeUndefined();
  expect(returnPathIn("")).toBeUndefined();
});

it("writes paths that it can read, and no address of another site", () => {
  const page = { pathname: "/profil/iletisim-istekleri", search: "?tab=sent", hash: "" };
  expect(returnPathIn(new URL(withReturnPath("/giris-yap", getPath(page)), "http://localhost").search)).toBe(
    "/profil/iletisim-istekleri?tab=sent",
  );
  expect(withReturnPath("/giris-yap", "//evil.example")).toBe("/giris-yap");
  expect(withReturnPath("/uye-ol", undefined)).toBe("/uye-ol");
});
