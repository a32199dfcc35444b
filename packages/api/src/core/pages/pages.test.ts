import { afterTestFile } from "@site/db/testing";
import { beforeAll, beforeEach, expect, it } from "vitest";
import { createTestApp, type TestApp } from "../../testing/index.ts";
import { changePages, PAGE_PURGE_CHANNEL, type PageTag } from "./pages.ts";

let app: TestApp;
const heard: string[] = [];

beforeAll(async () => {
  app = await createTestApp();
  const listener = await app.db.pool.connect();
  listener.on("notification", ({ channel, payload }) => heard.push(`${channel} ${payload}`));
  await listener.query(`LISTEN ${PAGE_PURGE_CHANNEL}`);
  afterTestFile(() => listener.release(true));
});

beforeEach(() => {
  heard.length = 0;
  app.purged.length = 0;
});

const create = (key: string) =>
  changePages(app, ["posts", "home"], (tx) => tx.setting.create({ data: { scope: "site", key, value: "x" } }));

it("purges stale pages in every instance, in the writer's before returning", async () => {
  expect(await create("bir")).toMatchObject({ key: "bir" });
  expect(app.purged).toEqual(["posts", "home"]);
  await expect.poll(() => heard).toEqual(["page_purge posts,home"]);
});

it("purges what the result says, which may be nothing", async () => {
  const write = (stale: readonly PageTag[]) =>
    changePages(
      app,
      ({ tags }) => tags,
      async () => ({ tags: stale }),
    );
  await write([]);
  await write(["becayis"]);
  await expect.poll(() => heard).toEqual(["page_purge becayis"]);
  expect(app.purged).toEqual(["becayis"]);
});

it("purges nothing after a failed write", async () => {
  await create("iki");
  await expect.poll(() => heard).toHaveLength(1); // wait until the first write's purge has arrived
  heard.length = 0;
  app.purged.length = 0;
  await expect(create("iki")).rejects.toThrow();
  await create("uc");
  await expect.poll(() => heard).toHaveLength(1);
  expect(app.purged).toEqual(["posts", "home"]);
});
