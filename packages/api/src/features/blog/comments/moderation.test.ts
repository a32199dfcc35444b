import { pendingTexts } from "@site/contract/inbox/pending/labels";
import { beforeAll, describe, expect, it } from "vitest";
import {
  anonymousCaller,
  createTestApp,
  makePost,
  signedInAdmin,
  signedInMember,
  type TestApp,
} from "../../../testing/index.ts";

let app: TestApp;
let admin: Awaited<ReturnType<typeof signedInAdmin>>["caller"]["admin"];
let postId: number;

beforeAll(async () => {
  app = await createTestApp();
  admin = (await signedInAdmin(app)).caller.admin;
  postId = (await makePost(app)).id;
});

/** Writes a guest's comment. @returns its id */
async function write(
  content: string,
  { parentId, email = "ayse@example.org" }: { parentId?: number; email?: string } = {},
) {
  const author = { authorName: "Ayşe", authorSurname: "Yılmaz", authorEmail: email };
  const { pending } = await anonymousCaller(app).comments.create({ blogPostId: postId, content, parentId, ...author });
  return pending?.id ?? 0;
}

/** Returns the contents that the administrator sees, newest first. */
const listed = async (search: string) => (await admin.comments.list({ search })).items.map(({ content }) => content);
const published = () => anonymousCaller(app).comments.list({ blogPostId: postId });
const bell = () => app.db.prisma.adminNotification.count();

describe("a deleted comment", () => {
  it("comes back with its answers and their states", async () => {
    const id = await write("Geri gelecek konuşma");
    await admin.comments.approve({ id });
    const answer = await write("Geri gelecek yanıt", { parentId: id });
    await admin.comments.approve({ id: answer });
    await write("Geri gelecek bekleyen yanıt", { parentId: id });
    await admin.comments.remove({ id });
    expect(await listed("geri gelecek")).toEqual([]);
    expect(await published()).toEqual([]);
    expect((await admin.trash.list({ entity: "comment" })).items).toMatchObject([
      { entityId: id, title: "Geri gelecek konuşma" },
    ]);
    const restores = await Promise.allSettled(
      [1, 2].map(() => admin.trash.restore({ entity: "comment", entityId: id })),
    );
    expect(restores.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    expect(await listed("geri gelecek")).toHaveLength(3);
    expect(await published()).toMatchObject([{ id, replies: [{ id: answer, replies: [] }] }]);
  });

  it("is deleted by one of two calls; answers deleted before stay deleted", async () => {
    const id = await write("İki kez silinen");
    await admin.comments.approve({ id });
    const answer = await write("Önce silinen yanıt", { parentId: id });
    await admin.comments.remove({ id: answer });
    const calls = await Promise.allSettled([1, 2].map(() => admin.comments.remove({ id })));
    expect(calls.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    await admin.trash.restore({ entity: "comment", entityId: id });
    expect(await app.db.prisma.comment.findUnique({ where: { id: answer } })).toMatchObject({
      deletedAt: expect.any(Date),
    });
  });

  it("is neither answered, approved nor pending, and may be written again", async () => {
    const id = await write("Yeniden yazılan");
    await admin.comments.remove({ id });
    const calls = [
      () => admin.comments.approve({ id }),
      () => admin.comments.reply({ parentId: id, content: "Yanıt" }),
      () => admin.comments.ban({ commentId: id }),
      () => write("Yanıt", { parentId: id }),
    ];
    for (const call of calls) await expect(call()).rejects.toThrow();
    await expect(approveMany([id])).rejects.toMatchObject({ message: pendingTexts.notWaiting });
    expect(await write("Yeniden yazılan")).toBeGreaterThan(id);
  });
});

const approveMany = (ids: number[]) =>
  admin.pending.decide({ records: ids.map((recordId) => ({ kind: "comment", recordId })) });

describe("several comments", () => {
  it("are approved and deleted together, those that can be", async () => {
    const ids = [await write("Toplu bir"), await write("Toplu iki"), await write("Toplu üç")];
    await admin.comments.approve({ id: ids[0] ?? 0 });
    expect(await approveMany([...ids, 2_147_483_647])).toEqual({
      records: ids.slice(1).map((recordId) => ({ kind: "comment", recordId })),
      message: "2 kayıt onaylandı; 2 kayıt artık beklemiyor.",
    });
    expect(await admin.comments.removeMany({ ids: [...ids, 2_147_483_647] })).toEqual({
      ids,
      message: "3 yorum silindi.",
    });
    expect(await listed("toplu")).toEqual([]);
  });

  it("are a hundred at most", async () => {
    for (const ids of [[], Array.from({ length: 101 }, (_, index) => index + 1), [0]])
      await expect(admin.comments.removeMany({ ids })).rejects.toMatchObject({ code: "BAD_REQUEST" });
  });
});

it("an answer shows what it answers", async () => {
  const id = await write("Soru metni");
  await admin.comments.approve({ id });
  await write("Yanıt metni", { parentId: id });
  expect((await admin.comments.list({ search: "yanıt metni" })).items).toMatchObject([
    { parent: { authorName: "Ayşe Yılmaz", content: "Soru metni" } },
  ]);
});

describe("a banned author", () => {
  const bans = async () => (await admin.comments.bans({})).items;

  it("gets the usual answer, but the comment is in the trash and nobody is notified", async () => {
    const id = await write("Yasak nedeni", { email: "Kural@Example.org" });
    await Promise.all([1, 2].map(() => admin.comments.ban({ commentId: id })));
    expect((await admin.comments.list({ search: "yasak nedeni" })).items).toMatchObject([{ isBanned: true }]);
    const before = await bell();
    const later = await write("Yasaklının yorumu", { email: "kural@example.org" });
    expect(later).toBeGreaterThan(id);
    expect([await bell(), await listed("yasaklının")]).toEqual([before, []]);
    expect(await write("Yasaklının yorumu", { email: "kural@example.org" })).toBe(later);

    await admin.trash.restore({ entity: "comment", entityId: later });
    expect(await listed("yasaklının")).toEqual(["Yasaklının yorumu"]);
    const [ban] = await bans();
    expect(ban).toMatchObject({ authorName: "Ayşe Yılmaz", email: "kural@example.org", isMember: false });
    await admin.comments.liftBan({ id: ban?.id ?? 0 });
    await write("Yeniden izinli", { email: "kural@example.org" });
    expect(await listed("yeniden izinli")).toHaveLength(1);
    await expect(admin.comments.liftBan({ id: ban?.id ?? 0 })).rejects.toMatchObject({ cause: { code: "NOT_FOUND" } });
  });

  it("stays banned as a member with another address, and takes the ban along when erased", async () => {
    const { caller, member } = await signedInMember(app);
    const { pending } = await caller.comments.create({ blogPostId: postId, content: "Üyenin ilk yorumu" });
    await admin.comments.ban({ commentId: pending?.id ?? 0 });
    await app.db.prisma.member.update({ where: { id: member.id }, data: { email: "baska-adres@example.org" } });
    const second = (await caller.comments.create({ blogPostId: postId, content: "Üyenin ikinci yorumu" })).pending;
    expect(await listed("üyenin ikinci")).toEqual([]);
    await admin.trash.restore({ entity: "comment", entityId: second?.id ?? 0 });
    expect((await admin.comments.list({ search: "üyenin ikinci" })).items).toMatchObject([{ isBanned: true }]);
    expect(await bans()).toMatchObject([{ isMember: true }]);
    await admin.users.remove({ id: member.id });
    expect(await bans()).toEqual([]);
  });

  it("is never the administrator", async () => {
    const id = await write("Yöneticinin yanıtladığı");
    await admin.comments.reply({ parentId: id, content: "Yöneticinin yanıtı" });
    const [answer] = (await admin.comments.list({ search: "yöneticinin yanıtı" })).items;
    await expect(admin.comments.ban({ commentId: answer?.id ?? 0 })).rejects.toMatchObject({
      cause: { code: "VALIDATION_FAILED" },
    });
  });
});
