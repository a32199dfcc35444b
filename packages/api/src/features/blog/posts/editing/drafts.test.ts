import { randomUUID } from "node:crypto";
import type { PostDraftValues } from "@site/contract/blog/posts/draft-schema";
import { postTextNames, postTimeNames } from "@site/contract/blog/posts/fields";
import { toRecord } from "@site/contract/common/record";
import { beforeAll, beforeEach, expect, it } from "vitest";
import { createTestApp, makePost, signedInAdmin, type TestApp } from "../../../../testing/index.ts";

let app: TestApp;
let session: Awaited<ReturnType<typeof signedInAdmin>>;
let drafts: typeof session.caller.admin.postDrafts;

const values: PostDraftValues = {
  ...toRecord(postTextNames, () => ""),
  title: "Yarım",
  slug: "yarim",
  content: "<p>Cümlenin orta",
  featuredImage: "",
  imageAlt: "",
  categoryId: null,
  tagIds: [],
  status: "draft",
  ...toRecord(postTimeNames, () => null),
  isFeatured: false,
};

beforeAll(async () => {
  app = await createTestApp();
  session = await signedInAdmin(app);
  drafts = session.caller.admin.postDrafts;
});
beforeEach(async () => {
  await app.db.prisma.postDraft.deleteMany();
});

it("stores incomplete values of a new post and returns them as typed", async () => {
  const id = randomUUID();
  await drafts.save({ id, postId: null, basedOn: null, values: { ...values, title: " Yarım  " } });
  await drafts.save({ id, postId: null, basedOn: null, values: { ...values, title: "Yarım kaldı " } });
  expect(await drafts.list({ postId: null })).toEqual([
    {
      id,
      basedOn: null,
      counter: 0,
      savedAt: expect.any(String),
      values: { ...values, title: "Yarım kaldı " },
    },
  ]);
});

it("never replaces a later state of a draft by an earlier one that arrives after it", async () => {
  const id = randomUUID();
  const save = (counter: number, title: string) =>
    drafts.save({ id, postId: null, basedOn: null, counter, values: { ...values, title } });
  const { savedAt } = await save(7, "Yarım kaldı ve bitti");
  expect(await save(6, "Yarım kaldı")).toEqual({ savedAt });
  expect((await drafts.list({ postId: null })).map((draft) => [draft.counter, draft.values.title])).toEqual([
    [7, "Yarım kaldı ve bitti"],
  ]);
  const states = Array.from({ length: 20 }, (_, index) => 8 + index);
  await Promise.all(states.toReversed().map((counter) => save(counter, `Durum ${counter}`)));
  expect((await drafts.list({ postId: null }))[0]?.values.title).toBe("Durum 27");
});

it("discards a draft only up to the state that was seen", async () => {
  const id = randomUUID();
  await drafts.save({ id, postId: null, basedOn: null, counter: 5, values });
  await drafts.discard({ id, counter: 4 });
  expect(await drafts.list({ postId: null })).toHaveLength(1);
  await drafts.discard({ id, counter: 5 });
  expect(await drafts.list({ postId: null })).toEqual([]);
});

it("keeps the drafts of several editors of one post, newest first", async () => {
  const post = await makePost(app);
  const [first, second] = [randomUUID(), randomUUID()];
  await drafts.save({ id: first, postId: post.id, basedOn: 1, values });
  await drafts.save({ id: second, postId: post.id, basedOn: 1, values });
  expect((await drafts.list({ postId: post.id })).map(({ id }) => id)).toEqual([second, first]);
  await drafts.discard({ id: second });
  expect((await drafts.list({ postId: post.id })).map(({ id }) => id)).toEqual([first]);
});

it("shows an administrator no draft of another one", async () => {
  const other = await app.db.prisma.admin.create({
    data: { username: "baska", email: "baska@example.com", passwordHash: "x" },
  });
  const id = randomUUID();
  await app.db.prisma.postDraft.create({ data: { id, adminId: other.id, values, savedAt: new Date() } });
  expect(await drafts.list({ postId: null })).toEqual([]);
  await expect(drafts.save({ id, postId: null, basedOn: null, values })).rejects.toMatchObject({
    cause: { code: "NOT_FOUND" },
  });
  await drafts.discard({ id });
  expect(await app.db.prisma.postDraft.count({ where: { id } })).toBe(1);
});

it("rejects a draft of an unknown or deleted post", async () => {
  const post = await makePost(app);
  await session.caller.admin.posts.remove({ id: post.id });
  for (const postId of [post.id, 999_999])
    await expect(drafts.save({ id: randomUUID(), postId, basedOn: 1, values })).rejects.toMatchObject({
      cause: { code: "NOT_FOUND" },
    });
});

it("rejects values that no column holds", async () => {
  const save = (more: Partial<PostDraftValues>) =>
    drafts.save({ id: randomUUID(), postId: null, basedOn: null, values: { ...values, ...more } });
  await expect(save({ title: "a\0b" })).rejects.toMatchObject({ code: "BAD_REQUEST" });
  await expect(save({ title: "a".repeat(3_000) })).rejects.toMatchObject({ code: "BAD_REQUEST" });
  await expect(save({ content: "a".repeat(503_000) })).rejects.toMatchObject({ code: "BAD_REQUEST" });
});

it("repairs half an emoji, as every text", async () => {
  const id = randomUUID();
  await drafts.save({ id, postId: null, basedOn: null, values: { ...values, content: "a\ud800b" } });
  const saved = (await drafts.list({ postId: null })).find((draft) => draft.id === id);
  expect(saved?.values.content).toBe("a\ufffdb");
});

it("stays out of the audit log", async () => {
  await drafts.save({ id: randomUUID(), postId: null, basedOn: null, values });
  expect(await app.db.prisma.auditEntry.count({ where: { action: "admin.postDrafts.save" } })).toBe(0);
});
