import { describe, expect, it } from "vitest";
import { canonicalSitePath, encodedSitePath, isFixedPage, isSystemPath } from "./site-path.ts";

describe("the canonical spelling of a path", () => {
  it.each([
    ["/eski-çalışma", "/eski-çalışma"],
    ["/eski-%C3%A7al%C4%B1%C5%9Fma", "/eski-çalışma"],
    ["/eski-%c3%a7al%c4%b1%c5%9fma/", "/eski-çalışma"],
    ["/eski-c\u0327al\u0131s\u0327ma", "/eski-çalışma"],
    ["/Eski-Sayfa", "/eski-sayfa"],
    ["/İstanbul-Rehberi", "/istanbul-rehberi"],
    ["/", "/"],
    ["/%62log", "/blog"],
    ["/a%20b", "/a%20b"],
    ["/a b", "/a%20b"],
    ["/a%2Fb", "/a%2fb"],
    ["/a%3Fb", "/a%3fb"],
    ["/100%", "/100%25"],
    ["/100%25", "/100%25"],
    ["/%2541", "/%2541"],
    ["/%E7", "/%e7"],
    ["/%ED%A0%80", "/%ed%a0%80"],
    ["/x-%F0%9F%98%80", "/x-😀"],
  ])("of %j is %j", (given, canonical) => {
    expect(canonicalSitePath(given)).toBe(canonical);
    expect(canonicalSitePath(canonical)).toBe(canonical);
    expect(canonicalSitePath(encodedSitePath(canonical))).toBe(canonical);
  });

  it.each([
    "",
    "blog",
    "//example.org",
    "/\\example.org",
    "/%5Cexample.org",
    "/a//b",
    "/a//",
    "/a\r\nb",
    "/\tb",
    "/a%00b",
    "/a%0D%0Ab",
    "/a/../b",
    "/a/%2e%2e/b",
    "/.",
    "/a?b",
    "/a#b",
    "/a\ud83d",
    "https://example.org/",
    "javascript:alert(1)",
  ])("does not exist for %j", (given) => {
    expect(canonicalSitePath(given)).toBeUndefined();
  });
});

it("is written into a URL with its letters encoded once", () => {
  expect(encodedSitePath("/eski-çalışma/a%20b%25")).toBe("/eski-%C3%A7al%C4%B1%C5%9Fma/a%20b%25");
});

it("tells fixed pages and the product's own addresses", () => {
  for (const path of ["/", "/blog", "/becayis/harita", "/giris-yap", "/profil/herhangi", "/rss.xml", "/sitemap-2.xml"])
    expect(isFixedPage(path)).toBe(true);
  for (const path of ["/bloglar", "/blog/yazi", "/hakkimda"]) expect(isFixedPage(path)).toBe(false);
  for (const path of ["/admin", "/api/posts", "/media/library/a.jpg"]) expect(isSystemPath(path)).toBe(true);
  for (const path of ["/adminler", "/apis"]) expect(isSystemPath(path)).toBe(false);
});
