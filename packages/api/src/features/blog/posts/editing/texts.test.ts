import { randomUUID } from "node:crypto";
import { postTextNames, postTimeNames } from "@site/contract/blog/posts/fields";
import { postDetail } from "@site/contract/blog/posts/schema";
import { pick, toRecord } from "@site/contract/common/record";
import { paths } from "@site/contract/paths";
import { beforeAll, describe, expect, it } from "vitest";
import { anonymousCaller, createTestApp, makePost, signedInAdmin, type TestApp } from "../../../../testing/index.ts";

let app: TestApp;
let admin: Awaited<ReturnType<typeof signedInAdmin>>["caller"]["admin"];
beforeAll(async () => {
  app = await createTestApp();
  admin = (await signedInAdmin(app)).caller.admin;
});

/** Returns texts that contain their field's name, so that mixed-up fields are detected. */
const getTexts = (state: string) => toRecord(postTextNames, (name) => `<p>${state} ${name}</p>`);
/** Returns the texts that readers get. */
const shown = (state: string) => postDetail.partial().parse(getTexts(state));

describe("every text of a post", () => {
  it("is stored, kept by its revision and restored", async () => {
    const post = await makePost(app, getTexts("Eski"));
    expect(post).toMatchObject(getTexts("Eski"));
    const edited = await admin.posts.update({ id: post.id, ...getTexts("Yeni") });
    expect(await admin.posts.get({ id: post.id })).toMatchObject(getTexts("Yeni"));
    expect(await admin.postRevisions.get({ postId: post.id, version: 1 })).toMatchObject(getTexts("Eski"));
    const restored = await admin.postRevisions.restore({ postId: post.id, version: 1, current: edited.version });
    expect(restored).toMatchObject(getTexts("Eski"));
  });

  it("is read as it is stored, and as it is typed in a preview", async () => {
    const post = await makePost(app, getTexts("Eski"));
    const { post: read } = await anonymousCaller(app).blog.posts.read({ slug: post.slug });
    expect(read).toMatchObject(shown("Eski"));

    const { slug, imageAlt, categoryId, status, isFeatured } = post;
    const settings = { slug, featuredImage: "", imageAlt, categoryId, tagIds: [], status, isFeatured };
    const values = { ...getTexts("Yeni"), ...settings, ...pick(post, postTimeNames) };
    await admin.postDrafts.save({ id: randomUUID(), postId: post.id, basedOn: post.version, values });
    expect((await admin.postDrafts.list({ postId: post.id }))[0]?.values).toEqual(values);

    const { path } = await admin.postPreviews.create({ postId: post.id, days: 1 });
    const token = path.slice(`${paths.preview}#`.length);
    const preview = await anonymousCaller(app).blog.posts.preview({ token });
    expect(preview.post).toMatchObject(shown("Yeni"));
  });
});
