import type { BulkChange } from "@site/contract/blog/posts/bulk-schema";
import { beforeAll, beforeEach, expect, it } from "vitest";
import {
  createTestApp,
  makeCategory,
  makePost,
  makeTag,
  signedInAdmin,
  type TestApp,
} from "../../../../testing/index.ts";

let app: TestApp;
let admin: Awaited<ReturnType<typeof signedInAdmin>>["caller"]["admin"];
beforeAll(async () => {
  app = await createTestApp();
  admin = (await signedInAdmin(app)).caller.admin;
});
beforeEach(() => {
  app.purged.length = 0;
});

const change = (wanted: BulkChange) => admin.posts.changeMany({ change: wanted });
const undo = async (changes: BulkChange[]) => {
  for (const each of changes) await change(each);
};
const read = (id: number) => admin.posts.get({ id });

it("sets the status of several posts and leads back to each former one", async () => {
  const [draft, archived, published] = [
    await makePost(app, { status: "draft" }),
    await makePost(app, { status: "archived" }),
    await makePost(app),
  ];
  const ids = [draft.id, archived.id, published.id];
  app.purged.length = 0;
  const result = await change({ kind: "status", ids, status: "published" });
  expect(result.changed).toBe(2);
  expect(await read(draft.id)).toMatchObject({ status: "published", publishedAt: expect.any(String) });
  expect(app.purged).toEqual(["posts"]);
  await undo(result.undo);
  expect((await read(draft.id)).status).toBe("draft");
  expect((await read(archived.id)).status).toBe("archived");
  expect((await read(published.id)).status).toBe("published");
});

it("publishes no post while one of them has an image without a text", async () => {
  const [bare, complete] = [
    await makePost(app, { status: "draft", title: "Metinsiz", content: '<img src="/a.webp" alt="">' }),
    await makePost(app, { status: "draft", title: "Tamam" }),
  ];
  await expect(change({ kind: "status", ids: [bare.id, complete.id], status: "published" })).rejects.toThrow(
    "yayınlanamadı: Metinsiz.",
  );
  expect((await read(complete.id)).status).toBe("draft");
});

it("moves posts to a category and back", async () => {
  const [from, to] = [await makeCategory(app), await makeCategory(app)];
  const [first, second] = [await makePost(app, { categoryId: from.id }), await makePost(app)];
  const result = await change({ kind: "category", ids: [first.id, second.id], categoryId: to.id });
  expect(result.changed).toBe(2);
  expect((await read(second.id)).categoryId).toBe(to.id);
  await undo(result.undo);
  expect((await read(first.id)).categoryId).toBe(from.id);
  expect((await read(second.id)).categoryId).toBeNull();
});

it("adds tags without touching those that are there, and takes only the added ones back", async () => {
  const [old, fresh] = [await makeTag(app), await makeTag(app)];
  const [tagged, bare] = [await makePost(app, { tagIds: [old.id] }), await makePost(app)];
  const result = await change({ kind: "addTags", ids: [tagged.id, bare.id], tagIds: [old.id, fresh.id] });
  expect(result.changed).toBe(2);
  const getTags = async (id: number) => (await read(id)).tags.map((tag) => tag.id).sort();
  expect(await getTags(bare.id)).toEqual([old.id, fresh.id].sort());
  await undo(result.undo);
  expect(await getTags(tagged.id)).toEqual([old.id]);
  expect(await getTags(bare.id)).toEqual([]);
});

it("deletes and restores several posts", async () => {
  const posts = [await makePost(app), await makePost(app)];
  const ids = posts.map(({ id }) => id);
  const result = await change({ kind: "remove", ids });
  expect(result.changed).toBe(2);
  await expect(read(posts[0]?.id ?? 0)).rejects.toMatchObject({ cause: { code: "NOT_FOUND" } });
  await undo(result.undo);
  expect((await read(posts[0]?.id ?? 0)).status).toBe("published");
});

it("restores posts whose slugs were taken meanwhile with a number behind them", async () => {
  const [first, second] = [await makePost(app), await makePost(app)];
  await change({ kind: "remove", ids: [first.id, second.id] });
  await makePost(app, { slug: second.slug });
  await makePost(app, { slug: `${second.slug}-2` });
  const { renamed } = await change({ kind: "restore", ids: [first.id, second.id] });
  expect(renamed).toEqual([{ title: second.title, slug: `${second.slug}-3` }]);
  expect((await read(first.id)).slug).toBe(first.slug);
});

it("restores all or none: a post that is not in the trash leaves the others in it", async () => {
  const [first, second] = [await makePost(app), await makePost(app)];
  await change({ kind: "remove", ids: [first.id] });
  await expect(change({ kind: "restore", ids: [first.id, second.id] })).rejects.toMatchObject({
    cause: { code: "NOT_FOUND" },
  });
  await expect(read(first.id)).rejects.toMatchObject({ cause: { code: "NOT_FOUND" } });
});

it("leads back to the dates that a change of status has lost", async () => {
  const unpublishAt = "2099-01-01T00:00:00.000Z";
  const posts = [
    await makePost(app, { status: "draft" }),
    await makePost(app, { status: "archived", publishedAt: "2020-01-01T00:00:00.000Z" }),
    await makePost(app, { status: "published", unpublishAt }),
  ];
  const ids = posts.map(({ id }) => id);
  const states = () =>
    Promise.all(
      ids.map(async (id) => {
        const post = await read(id);
        return [post.status, post.publishedAt, post.unpublishAt];
      }),
    );
  const before = await states();
  expect(before[0]).toEqual(["draft", null, null]);
  for (const status of ["published", "archived", "draft"] as const) {
    const result = await change({ kind: "status", ids, status });
    await undo(result.undo);
    expect(await states()).toEqual(before);
  }
  const removed = await change({ kind: "remove", ids });
  await undo(removed.undo);
  expect(await states()).toEqual(before);
});

it("leaves unknown and deleted posts out and rejects unknown terms", async () => {
  const post = await makePost(app);
  await admin.posts.remove({ id: post.id });
  expect(await change({ kind: "status", ids: [post.id, 999_999], status: "archived" })).toEqual({
    changed: 0,
    undo: [],
  });
  const wrongs: BulkChange[] = [
    { kind: "category", ids: [1], categoryId: 999_999 },
    { kind: "addTags", ids: [1], tagIds: [999_999] },
  ];
  for (const wrong of wrongs)
    await expect(change(wrong)).rejects.toMatchObject({ cause: { code: "VALIDATION_FAILED" } });
  await expect(change({ kind: "remove", ids: [] })).rejects.toMatchObject({ code: "BAD_REQUEST" });
  await expect(
    change({ kind: "remove", ids: Array.from({ length: 101 }, (_, index) => index + 1) }),
  ).rejects.toMatchObject({ code: "BAD_REQUEST" });
});
