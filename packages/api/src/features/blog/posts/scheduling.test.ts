import { beforeAll, expect, it } from "vitest";
import { anonymousCaller, createTestApp, makePost, signedInAdmin, type TestApp } from "../../../testing/index.ts";
import { archiveEndedPosts } from "./publication-clock.ts";

let app: TestApp;
let admin: Awaited<ReturnType<typeof signedInAdmin>>["caller"]["admin"];
beforeAll(async () => {
  app = await createTestApp();
  admin = (await signedInAdmin(app)).caller.admin;
});

const past = "2020-01-01T00:00:00.000Z";
const laterPast = "2021-01-01T00:00:00.000Z";
const future = "2099-01-01T00:00:00.000Z";
const laterFuture = "2099-02-01T00:00:00.000Z";
const visitorReads = (slug: string) => anonymousCaller(app).blog.posts.get({ slug });

it("shows a post until its end", async () => {
  const post = await makePost(app, { publishedAt: past, unpublishAt: future });
  expect(post.unpublishAt).toBe(future);
  await expect(visitorReads(post.slug)).resolves.toMatchObject({ id: post.id });
});

it("hides a post from its end on, also from lists, search and comments", async () => {
  const post = await makePost(app, { title: "Süresi dolan", publishedAt: past, unpublishAt: laterPast });
  await expect(visitorReads(post.slug)).rejects.toThrow();
  const visitor = anonymousCaller(app);
  expect((await visitor.blog.posts.list({})).map(({ id }) => id)).not.toContain(post.id);
  expect((await visitor.blog.search({ q: "dolan" })).map(({ id }) => id)).not.toContain(post.id);
  await expect(visitor.comments.list({ blogPostId: post.id })).rejects.toThrow();
});

it("archives ended posts and no others", async () => {
  const ended = await makePost(app, { publishedAt: past, unpublishAt: laterPast });
  const running = await makePost(app, { publishedAt: past, unpublishAt: future });
  await archiveEndedPosts(app);
  expect((await admin.posts.get({ id: ended.id })).status).toBe("archived");
  expect((await admin.posts.get({ id: running.id })).status).toBe("published");
});

it("rejects an end before the publication", async () => {
  await expect(makePost(app, { publishedAt: laterFuture, unpublishAt: future })).rejects.toMatchObject({
    code: "VALIDATION_FAILED",
    details: { fields: { unpublishAt: expect.any(String) } },
  });
});

it("keeps the end of a post that is saved without one, and drops it with the publication", async () => {
  const { id, slug, title, content } = await makePost(app, { publishedAt: past, unpublishAt: future });
  const save = (more: object) => admin.posts.update({ id, slug, title, content, status: "published", ...more });
  expect((await save({})).unpublishAt).toBe(future);
  expect((await save({ unpublishAt: null })).unpublishAt).toBeNull();
  await save({ unpublishAt: future });
  expect((await save({ status: "draft" })).unpublishAt).toBeNull();
});

it("lists the publications and ends of a month on their Istanbul days", async () => {
  const fresh = await createTestApp();
  const { caller } = await signedInAdmin(fresh);
  // 23:30 on 30 June 2098 in UTC is 02:30 on 1 July in Istanbul.
  const post = await makePost(fresh, {
    title: "Temmuz yazısı",
    publishedAt: "2098-06-30T23:30:00.000Z",
    unpublishAt: "2098-07-31T20:00:00.000Z",
  });
  await makePost(fresh, { publishedAt: "2098-06-30T20:59:00.000Z" });
  await makePost(fresh, { status: "draft" });
  const of = { postId: post.id, title: "Temmuz yazısı", status: "published", isPlanned: true };
  expect(await caller.admin.posts.calendar({ month: "2098-07" })).toEqual([
    { ...of, kind: "publication", day: 1, time: "02:30" },
    { ...of, kind: "end", day: 31, time: "23:00" },
  ]);
  await expect(caller.admin.posts.calendar({ month: "2098-13" })).rejects.toMatchObject({ code: "BAD_REQUEST" });
});
