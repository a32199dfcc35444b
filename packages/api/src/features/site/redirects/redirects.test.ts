import { beforeAll, expect, it } from "vitest";
import { createTestApp, type TestApp } from "../../../testing/index.ts";
import { findRedirect, recordAddressChange } from "./service.ts";

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
