import { createTestApp, makePost, type TestApp } from "@site/api/testing";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createPageCache, type PageCache } from "./page-cache.ts";
import { visitorCall } from "./visitor-call.ts";

let app: TestApp;
let pages: PageCache;
let call: ReturnType<typeof visitorCall>;
beforeAll(async () => {
  app = await createTestApp();
});
beforeEach(() => {
  pages = createPageCache();
  call = visitorCall(app, pages);
});

const shell = () => call("site.shell", undefined);
const recent = () => call("blog.recent", { limit: 3 });

describe("an answer that pages share", () => {
  it("is kept until something it shows changes", async () => {
    const before = { shell: await shell(), recent: await recent() };
    pages.purge(["becayis", "posts"]);
    expect(await shell()).toBe(before.shell);
    expect(await recent()).not.toBe(before.recent);

    const after = await recent();
    pages.purge(["settings"]);
    expect(await shell()).not.toBe(before.shell);
    expect(await recent()).toBe(after);
  });

  it("is not kept if something changed while it was read", async () => {
    const early = recent();
    pages.purge(["posts"]);
    const late = recent();
    expect(await late).not.toBe(await early);
    expect(await recent()).toBe(await late);
  });

  it("ends with the cache, because purges may have been missed", async () => {
    const before = await shell();
    pages.clear();
    expect(await shell()).not.toBe(before);
  });

  it("depends on the input", async () => {
    await makePost(app);
    await makePost(app);
    const [one, all] = await Promise.all([call("blog.recent", { limit: 1 }), recent()]);
    expect(one).not.toEqual(all);
  });
});

it("reads other answers for each page", async () => {
  const list = () => call("blog.posts.list", {});
  expect(await list()).not.toBe(await list());
});
