import { beforeAll, expect, it } from "vitest";
import { recordAddressChange } from "../../../core/pages/address-change.ts";
import { createTestApp, makePost, type TestApp } from "../../../testing/index.ts";
import { findRedirect } from "./service.ts";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});

const move = (from: string, to: string) => app.db.prisma.$transaction((tx) => recordAddressChange(tx, from, to));

it("redirects every earlier address in one step", async () => {
  await move("/blog/bir", "/blog/iki");
  await move("/blog/iki", "/blog/uc");
  await move("/blog/uc", "/blog/dort");
  for (const path of ["/blog/bir", "/blog/iki", "/blog/uc"]) expect(await findRedirect(app, path)).toBe("/blog/dort");
  expect(await findRedirect(app, "/blog/dort")).toBeUndefined();
});

it("makes no loop when an address is used again", async () => {
  await move("/a", "/b");
  await move("/b", "/c");
  await move("/c", "/a");
  expect(await findRedirect(app, "/a")).toBeUndefined();
  expect(await findRedirect(app, "/b")).toBe("/a");
  expect(await findRedirect(app, "/c")).toBe("/a");
});

it("redirects to the newest record of an address", async () => {
  await move("/eski", "/yeni");
  await move("/eski", "/baska");
  expect(await findRedirect(app, "/eski")).toBe("/baska");
  expect(await findRedirect(app, "/yeni")).toBeUndefined();
});

it("returns nothing for an unchanged address", async () => {
  await move("/ayni", "/ayni");
  expect(await findRedirect(app, "/ayni")).toBeUndefined();
});

it("finds an address in every spelling that browsers and people give it", async () => {
  await move("/eski-çalışma", "/yeni-sayfa");
  for (const path of [
    "/eski-%C3%A7al%C4%B1%C5%9Fma",
    "/eski-%c3%a7al%c4%b1%c5%9fma",
    "/Eski-c\u0327al\u0131s\u0327ma/",
    "/eski-çalışma",
  ])
    expect(await findRedirect(app, path), path).toBe("/yeni-sayfa");
  await move("/yeni-sayfa", "/son-ç");
  expect(await findRedirect(app, "/eski-çalışma")).toBe("/son-%C3%A7");
});

it.each(["//eski", "/\\eski", "/eski%00", "", "/%5c%5ceski", "/a/../eski"])("finds nothing at %j", async (path) => {
  expect(await findRedirect(app, path)).toBeUndefined();
});

it("follows a post whose former address another post uses now", async () => {
  await move("/blog/ilk", "/blog/ikinci");
  await move("/blog/ikinci", "/blog/ucuncu");
  await makePost(app, { slug: "ikinci" });
  expect(await findRedirect(app, "/blog/ilk")).toBe("/blog/ucuncu");
});
