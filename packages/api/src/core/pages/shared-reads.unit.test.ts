import { beforeEach, describe, expect, it, vi } from "vitest";
import { createTestPages } from "../../testing/page-store.ts";
import type { PageStore } from "./pages.ts";
import { shareReads } from "./shared-reads.ts";

let app: Pick<ReturnType<typeof createTestPages>, "pages">;
let reads: string[];
const readName = shareReads(["becayis"], 2, async (_: typeof app, key: string) => {
  reads.push(key);
  if (key === "fails") throw new Error("no answer");
  return key.toUpperCase();
});
beforeEach(() => {
  app = createTestPages();
  reads = [];
});

describe("what calls share", () => {
  it("is read once for each key, also by calls at the same time", async () => {
    const names = await Promise.all([readName(app, "a"), readName(app, "b"), readName(app, "a")]);
    expect([...names, await readName(app, "b")]).toEqual(["A", "B", "A", "B"]);
    expect(reads).toEqual(["a", "b"]);
  });

  it("is read again after a purge of its tag, and of no other", async () => {
    await readName(app, "a");
    app.pages.purge(["posts", "home"]);
    await readName(app, "a");
    expect(reads).toEqual(["a"]);
    app.pages.purge(["home", "becayis"]);
    await readName(app, "a");
    expect(reads).toEqual(["a", "a"]);
  });

  it("is read again if it was being read during a purge", async () => {
    const early = readName(app, "a");
    app.pages.purge(["becayis"]);
    await Promise.all([early, readName(app, "a")]);
    await readName(app, "a");
    expect(reads).toEqual(["a", "a"]);
  });

  it("is not kept after a failure, nor beyond the most keys", async () => {
    for (const _ of [1, 2]) await expect(readName(app, "fails")).rejects.toThrow("no answer");
    for (const key of ["a", "b", "c", "a"]) await readName(app, key);
    expect(reads).toEqual(["fails", "fails", "a", "b", "c", "a"]);
  });

  it("is read again once anything may have changed, as after a lost connection", async () => {
    const onPurge = vi.fn<PageStore["onPurge"]>();
    const pages = { ...app.pages, onPurge };
    await readName({ ...app, pages }, "a");
    for (const [listener] of onPurge.mock.calls) listener();
    await readName({ ...app, pages }, "a");
    expect(reads).toEqual(["a", "a"]);
  });

  it("is another instance's own", async () => {
    await readName(app, "a");
    await readName(createTestPages(), "a");
    expect(reads).toEqual(["a", "a"]);
  });
});
