import { randomUUID } from "node:crypto";
import { createPreviewInput } from "@site/contract/blog/posts/preview-schema";
import { paths } from "@site/contract/paths";
import { beforeAll, expect, it } from "vitest";
import {
  anonymousCaller,
  createTestApp,
  makePost,
  signedInAdmin,
  type TestApp,
  testCaller,
} from "../../../../testing/index.ts";

let app: TestApp;
let admin: Awaited<ReturnType<typeof signedInAdmin>>["caller"]["admin"];
beforeAll(async () => {
  app = await createTestApp();
  admin = (await signedInAdmin(app)).caller.admin;
});

/** Creates a preview link. @returns its id and a function that reads the post with it */
async function linkTo(postId: number) {
  const { id, path } = await admin.postPreviews.create({ postId, days: 7 });
  const token = path.slice(`${paths.preview}#`.length);
  return { id, token, read: () => anonymousCaller(app).blog.posts.preview({ token }) };
}

const getForm = async (id: number) => {
  const { tags, createdAt, updatedAt, viewCount, readingTime, version, id: _, ...post } = await admin.posts.get({ id });
  return { ...post, featuredImage: post.featuredImage ?? "", tagIds: tags.map((tag) => tag.id) };
};

it("shows a draft that visitors cannot open", async () => {
  const post = await makePost(app, { status: "draft", title: "Taslak" });
  const { read } = await linkTo(post.id);
  expect(await read()).toMatchObject({ isUnsaved: false, post: { title: "Taslak", content: post.content } });
  await expect(anonymousCaller(app).blog.posts.get({ slug: post.slug })).rejects.toThrow();
});

it("shows unsaved changes of a published post, sanitised, only if based on the saved version", async () => {
  const post = await makePost(app, { title: "Yayında" });
  const { read } = await linkTo(post.id);
  const values = {
    ...(await getForm(post.id)),
    title: "Değişen",
    content: '<p onclick="x()">Yeni</p><script>alert(1)</script>',
  };
  const draft = { id: randomUUID(), postId: post.id, basedOn: post.version, values };
  await admin.postDrafts.save(draft);
  expect(await read()).toMatchObject({ isUnsaved: true, post: { title: "Değişen", content: "<p>Yeni</p>" } });
  await admin.postDrafts.save({ ...draft, basedOn: post.version + 1 });
  expect(await read()).toMatchObject({ isUnsaved: false, post: { title: "Yayında" } });
});

it("shows no unsaved text of another administrator", async () => {
  const post = await makePost(app, { title: "Yayında" });
  const { read } = await linkTo(post.id);
  const other = await app.db.prisma.admin.create({
    data: { username: "baska", email: "baska@example.com", passwordHash: "x" },
  });
  const values = { ...(await getForm(post.id)), title: "Başkasının" };
  await app.db.prisma.postDraft.create({
    data: {
      id: randomUUID(),
      postId: post.id,
      adminId: other.id,
      basedOn: post.version,
      values,
      savedAt: new Date(),
    },
  });
  expect((await read()).post.title).toBe("Yayında");
});

it("refuses further wrong links of an address for a while; right ones do not count", async () => {
  const { token } = await linkTo((await makePost(app, { status: "draft" })).id);
  const points = 60;
  const guest = anonymousCaller(app, { ...testCaller, ipAddress: "198.51.100.7" });
  const openOften = (input: { token: string }, times: number) =>
    Promise.allSettled(Array.from({ length: times }, () => guest.blog.posts.preview(input)));
  for (let round = 0; round < 5; round++) {
    const opened = await openOften({ token }, points / 4); // more requests at once would exceed the limit
    expect(opened.filter(({ status }) => status === "rejected")).toEqual([]);
  }
  const wrong = { token: "A".repeat(token.length) };
  for (const refused of await openOften(wrong, points))
    expect(refused).toMatchObject({ reason: { cause: { code: "NOT_FOUND" } } });
  for (const tried of [wrong, { token }])
    await expect(guest.blog.posts.preview(tried)).rejects.toMatchObject({ cause: { code: "TOO_MANY_REQUESTS" } });
  await anonymousCaller(app, { ...testCaller, ipAddress: "198.51.100.8" }).blog.posts.preview({ token });
});

it("ends when it is revoked, when it expires and when the post is deleted", async () => {
  const post = await makePost(app, { status: "draft" });
  const [revoked, expired, deleted] = [await linkTo(post.id), await linkTo(post.id), await linkTo(post.id)];
  await admin.postPreviews.revoke({ id: revoked.id });
  await app.db.prisma.postPreview.update({ where: { id: expired.id }, data: { expiresAt: new Date(0) } });
  expect((await admin.postPreviews.list({ postId: post.id })).map(({ id }) => id)).toEqual([deleted.id]);
  await deleted.read();
  await admin.posts.remove({ id: post.id });
  for (const { read } of [revoked, expired, deleted])
    await expect(read()).rejects.toMatchObject({ cause: { code: "NOT_FOUND" } });
  await expect(admin.postPreviews.revoke({ id: revoked.id })).rejects.toMatchObject({ cause: { code: "NOT_FOUND" } });
});

it("stores no token", async () => {
  const { id, token } = await linkTo((await makePost(app)).id);
  const { tokenHash } = await app.db.prisma.postPreview.findUniqueOrThrow({ where: { id } });
  expect(Buffer.from(tokenHash).toString("base64url")).not.toBe(token);
});

it("rejects other lifetimes, unknown posts and unknown tokens", async () => {
  const post = await makePost(app);
  expect(createPreviewInput.safeParse({ postId: post.id, days: 365 }).success).toBe(false);
  await expect(admin.postPreviews.create({ postId: 999_999, days: 7 })).rejects.toMatchObject({
    cause: { code: "NOT_FOUND" },
  });
  await expect(anonymousCaller(app).blog.posts.preview({ token: "x".repeat(43) })).rejects.toMatchObject({
    cause: { code: "NOT_FOUND" },
  });
});

it("shows the administrator a saved post, also unpublished, and no deleted one", async () => {
  const post = await makePost(app, { status: "draft", title: "Taslak" });
  expect(await admin.postPreviews.show({ postId: post.id })).toMatchObject({ post: { title: "Taslak" } });
  await admin.posts.remove({ id: post.id });
  await expect(admin.postPreviews.show({ postId: post.id })).rejects.toMatchObject({ cause: { code: "NOT_FOUND" } });
});
