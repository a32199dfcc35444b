import { beforeAll, describe, expect, it } from "vitest";
import {
  anonymousCaller,
  createTestApp,
  makeAdmin,
  makeMember,
  makePost,
  signedInAdmin,
  type TestApp,
} from "../testing/index.ts";
import { importReferenceLists, publisher } from "./becayis/testing/board.ts";

/** Marks that divide words in every search, and those that nobody sees. */
const DIVIDING = [..."“”‘’«»—–…•‑/·([,;:!?#'\"🎉\u00a0"];
const UNSEEN = ["\u00ad", "\u200b"];
/** A name with some of them, for fields that hold little. */
const NAME = "“Zimmetname”—Kırıkkale’de e‑makbuz…";
const IN_NAME = ["zimmetname", "Kırıkkale'de", "KIRIKKALE’DE", "“zimmetname”", "makbuz", "makbuz".normalize("NFD")];

const text = [
  ...DIVIDING.map((mark, index) => `${mark}once${index + 10}${mark}sonra${index + 10}${mark} yan${index + 10} ${mark}`),
  ...UNSEEN.map((mark, index) => `bir${mark}lesik${index + 10}`),
  "ölçüm".normalize("NFD"),
].join(" ");
const words = [
  ...DIVIDING.flatMap((mark, index) => [
    `once${index + 10}`,
    `sonra${index + 10}`,
    `yan${index + 10}`,
    `${mark}once${index + 10}${mark}`,
  ]),
  ...UNSEEN.map((_, index) => `birlesik${index + 10}`),
  "ölçüm",
];

let app: TestApp;
let searches: Record<string, { count: (search: string) => Promise<number>; found: readonly string[] }>;
beforeAll(async () => {
  app = await createTestApp();
  await importReferenceLists(app);
  const { admin } = (await signedInAdmin(app)).caller;
  const visitor = anonymousCaller(app);
  const post = await makePost(app, { title: NAME, content: `<p>${text}</p>` });
  await app.db.prisma.comment.create({
    data: { postId: post.id, authorName: "Ad", content: text.slice(0, 1000), submissionId: crypto.randomUUID() },
  });
  await app.db.prisma.contactMessage.create({ data: { name: "Ad", email: "a@b.tr", subject: "Konu", message: text } });
  await makeMember(app, { lastName: NAME });
  await app.db.prisma.redirect.create({ data: { fromPath: `/eski/${NAME.replaceAll(" ", "-")}`, toPath: "/yeni" } });
  await app.db.prisma.emailLog.create({
    data: { templateSlug: "welcome", recipientEmail: "a@b.tr", subject: NAME, messageId: "<1@b.tr>", payload: {} },
  });
  await app.db.prisma.libraryImage.create({
    data: {
      key: "k",
      revision: "r",
      fileName: "a.webp",
      altText: NAME,
      width: 1,
      height: 1,
      widths: [1],
      byteSize: 1,
      sha256: Buffer.alloc(32),
    },
  });
  const { id } = await makeAdmin(app, { username: NAME });
  await app.db.prisma.auditEntry.create({ data: { actorKind: "admin", actorId: id, action: "x.y", entity: "x" } });
  await publisher(app, { from: "Bursa", to: "Ankara" }, {}, { title: NAME, description: text });
  searches = {
    posts: { count: async (q) => (await visitor.blog.search({ q })).length, found: [...words, ...IN_NAME] },
    board: {
      count: async (search) => (await visitor.becayis.listings.list({ search })).total,
      found: [...words, ...IN_NAME],
    },
    "administrators' posts": { count: async (search) => (await admin.posts.page({ search })).total, found: IN_NAME },
    "administrators' listings": {
      count: async (search) => (await admin.becayis.listings.list({ search })).total,
      found: IN_NAME,
    },
    comments: {
      count: async (search) => (await admin.comments.list({ search, status: "all" })).total,
      found: [...words.filter((word) => /1\d/.test(word)), ...IN_NAME],
    },
    messages: { count: async (search) => (await admin.contactMessages.page({ search })).total, found: words },
    members: { count: async (search) => (await admin.users.page({ search })).total, found: IN_NAME },
    mails: { count: async (search) => (await admin.emailLogs.list({ search })).total, found: IN_NAME },
    media: { count: async (search) => (await admin.media.list({ search })).total, found: IN_NAME },
    redirects: { count: async (search) => (await admin.redirects.list({ search })).total, found: IN_NAME },
    audit: { count: async (search) => (await admin.audit.list({ search })).total, found: IN_NAME },
  };
});

describe.each([
  "posts",
  "board",
  "administrators' posts",
  "administrators' listings",
  "comments",
  "messages",
  "members",
  "mails",
  "media",
  "redirects",
  "audit",
])("the search of %s", (name) => {
  it("finds every word beside a mark", async () => {
    const search = searches[name];
    const missed: string[] = [];
    for (const word of search?.found ?? []) if ((await search?.count(word)) !== 1) missed.push(word);
    expect(missed).toEqual([]);
  });

  it("finds nothing for marks alone", async () => {
    for (const marks of ["“”", "…", "-", "%", "_", "'", "🎉", "&|!"])
      expect(await searches[name]?.count(marks)).toBe(0);
  });
});
