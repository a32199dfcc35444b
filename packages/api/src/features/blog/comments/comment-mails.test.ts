import { beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { getCell } from "../../../core/secrets/secret-box.ts";
import { runDueJobs } from "../../../jobs/worker.ts";
import {
  anonymousCaller,
  createTestApp,
  makePost,
  signedInAdmin,
  type TestApp,
  testCaller,
} from "../../../testing/index.ts";
import { PAYLOAD_COLUMN } from "../../mail/service.ts";
import { toTree } from "./reading-service.ts";

let app: TestApp;
let administrator: Awaited<ReturnType<typeof signedInAdmin>>;
let postId: number;

beforeAll(async () => {
  app = await createTestApp();
  administrator = await signedInAdmin(app);
  postId = (await makePost(app)).id;
});

const guest = (given: object = {}) => ({
  blogPostId: postId,
  content: "Çok yararlı bir yazı.",
  authorName: "Ayşe",
  authorEmail: "ayse@example.org",
  ...given,
});
const write = (given: object = {}, ipAddress = testCaller.ipAddress) =>
  anonymousCaller(app, { ...testCaller, ipAddress }).comments.create(guest(given));
const tree = () => anonymousCaller(app).comments.list({ blogPostId: postId });
const all = () => administrator.caller.admin.comments;

/** Creates a guest's comment, published by default. */
async function comment(content: string, parentId: number | null = null, isApproved = true): Promise<number> {
  const { pending } = await write({ content, parentId });
  const id = pending?.id ?? 0;
  if (isApproved) await all().approve({ id });
  return id;
}

const decide = (recordId: number) =>
  administrator.caller.admin.pending.decide({ records: [{ kind: "comment", recordId }] });
const takeBack = (...ids: number[]) =>
  administrator.caller.admin.pending.takeBack({
    actions: ids.map((recordId) => ({ kind: "comment" as const, recordId })),
  });

/** Runs the notifications of approvals as if the time to undo them had passed. */
async function sendNotifications(): Promise<void> {
  await app.db.pool.query("UPDATE graphile_worker._private_jobs SET run_at = now() - interval '1 second'");
  await runDueJobs(app);
}

describe("a token of a comment that awaits approval", () => {
  const getPending = (tokens: string[], blogPostId = postId) =>
    anonymousCaller(app).comments.pending({ blogPostId, tokens });

  it("shows it until it is published or deleted", async () => {
    const [one, two] = [await write({ content: "Yayınlanacak" }), await write({ content: "Silinecek" })];
    const tokens = [one, two].map(({ pending }) => pending?.token ?? "");
    expect(await getPending(tokens)).toEqual([one.pending, two.pending]);
    await all().approve({ id: one.pending?.id ?? 0 });
    await all().remove({ id: two.pending?.id ?? 0 });
    expect(await getPending(tokens)).toEqual([]);
  });

  it("opens no other comment", async () => {
    const { pending } = await write({ content: "Yalnızca burada" });
    const token = pending?.token ?? "";
    const { stamp } = await anonymousCaller(app).botCheck.stamp();
    expect(await getPending([token], (await makePost(app)).id)).toEqual([]);
    expect(await getPending([`${token.slice(0, -2)}AA`, String(pending?.id), "", stamp])).toEqual([]);
    await expect(getPending(Array.from({ length: 51 }, () => token))).rejects.toMatchObject({ code: "BAD_REQUEST" });
  });
});

describe("a mail", () => {
  const mails = async (recipientEmail: string) =>
    (await app.db.prisma.emailLog.findMany({ where: { recipientEmail }, orderBy: { id: "asc" } })).map(
      ({ templateSlug }) => templateSlug,
    );
  const getStopToken = async (recipientEmail: string) => {
    const { id, payload } = await app.db.prisma.emailLog.findFirstOrThrow({ where: { recipientEmail } });
    const { sealed } = z.object({ sealed: z.base64() }).parse(payload);
    const { stopPath } = z
      .object({ stopPath: z.string() })
      .parse(JSON.parse(app.secrets.open(getCell(PAYLOAD_COLUMN, id), Buffer.from(sealed, "base64"))));
    return stopPath.split("#")[1] ?? "";
  };

  it("informs subscribers of publication and answers", async () => {
    const { pending } = await write({ content: "Haber bekliyorum", authorEmail: "haber@example.org", notify: true });
    const id = pending?.id ?? 0;
    expect(await mails("haber@example.org")).toEqual([]);
    await all().approve({ id });
    await all().approve({ id });
    expect(await mails("haber@example.org")).toEqual([]);
    await sendNotifications();
    expect(await mails("haber@example.org")).toEqual(["comment_approved"]);
    await comment("Başkasının yanıtı", id);
    await sendNotifications();
    await all().reply({ parentId: id, content: "Yöneticinin yanıtı" });
    expect(await mails("haber@example.org")).toEqual(["comment_approved", "comment_answered", "comment_answered"]);
    const own = await write({ content: "Kendime yanıt", authorEmail: "haber@example.org", parentId: id });
    await all().approve({ id: own.pending?.id ?? 0 });
    await sendNotifications();
    expect(await mails("haber@example.org")).toHaveLength(3);
    expect(await mails("ayse@example.org")).toEqual([]);
  });

  it("is not sent for an approval that was taken back, and once for one that was given again", async () => {
    const { pending } = await write({ content: "Yanlışlıkla", authorEmail: "geri@example.org", notify: true });
    const id = pending?.id ?? 0;
    await all().approve({ id });
    expect(await takeBack(id)).toEqual({ count: 1, message: "Karar geri alındı." });
    expect(await all().list({ status: "pending", search: "Yanlışlıkla" })).toMatchObject({ items: [{ id }] });
    await sendNotifications();
    expect(await mails("geri@example.org")).toEqual([]);
    expect(await decide(id)).toMatchObject({ records: [{ kind: "comment", recordId: id }] });
    expect(await takeBack(id, 2_147_483_647)).toEqual({
      count: 1,
      message: "1 karar geri alındı; 1 karar için artık çok geç.",
    });
    await expect(takeBack(id)).rejects.toMatchObject({ cause: { code: "CONFLICT" } });
    await all().approve({ id });
    await sendNotifications();
    expect(await mails("geri@example.org")).toEqual(["comment_approved"]);
    await expect(takeBack(id), "after the mail").rejects.toMatchObject({ cause: { code: "CONFLICT" } });
  });

  it("is unsubscribed by its link only", async () => {
    const [first, second] = [
      await write({ content: "Bir", authorEmail: "yeter@example.org", notify: true }),
      await write({ content: "İki", authorEmail: "yeter@example.org", notify: true }),
    ];
    await all().approve({ id: first.pending?.id ?? 0 });
    await sendNotifications();
    for (const token of ["", "uydurma", first.pending?.token ?? ""])
      await expect(anonymousCaller(app).comments.stopMails({ token })).rejects.toThrow("Bu bağlantı geçerli değil.");
    const token = await getStopToken("yeter@example.org");
    for (let time = 0; time < 2; time++)
      expect(await anonymousCaller(app).comments.stopMails({ token })).toEqual({
        message: "Yorumlarınız için artık e-posta almayacaksınız.",
      });
    await all().approve({ id: second.pending?.id ?? 0 });
    await sendNotifications();
    await all().reply({ parentId: first.pending?.id ?? 0, content: "Yanıt" });
    expect(await mails("yeter@example.org")).toEqual(["comment_approved"]);
  });
});

describe("an answer to the deepest level", () => {
  /** Returns the comments from the top level to the deepest. */
  const getLevels = (comments: Awaited<ReturnType<typeof tree>>): number =>
    comments.length === 0 ? 0 : 1 + Math.max(...comments.map(({ replies }) => getLevels(replies)));

  it("becomes its sibling, and the answered comment is published", async () => {
    const post = await makePost(app);
    const answer = async (content: string, parentId: number | null) => {
      const { pending } = await anonymousCaller(app).comments.create(guest({ blogPostId: post.id, content, parentId }));
      return pending?.id ?? 0;
    };
    const chain: number[] = [];
    for (let level = 1; level <= 5; level++) {
      chain.push(await answer(`Düzey ${level}`, chain.at(-1) ?? null));
      await all().approve({ id: chain[level - 1] ?? 0 });
    }
    const [deepest = 0, above] = [chain[4], chain[3]];
    const beside = await answer("Altıncı", deepest);
    await all().reply({ parentId: beside, content: "Yöneticinin yanıtı" });
    const rows = await app.db.prisma.comment.findMany({
      where: { postId: post.id, id: { notIn: chain } },
      orderBy: { id: "asc" },
    });
    expect(rows.map(({ content, parentId, approvedAt }) => [content, parentId, approvedAt !== null])).toEqual([
      ["Altıncı", above, true],
      ["Yöneticinin yanıtı", above, true],
    ]);
    expect(getLevels(await anonymousCaller(app).comments.list({ blogPostId: post.id }))).toBe(5);
  });

  it("that was nested deeper earlier is shown at the last level", () => {
    const row = (id: number) => ({
      id,
      blogPostId: 1,
      parentId: id === 1 ? null : id - 1,
      authorName: "Ayşe",
      content: `Düzey ${id}`,
      createdAt: "2026-11-22T00:00:00.000Z",
      isAdminReply: false,
    });
    const shown = toTree(Array.from({ length: 2000 }, (_, index) => row(index + 1)));
    expect(getLevels(shown)).toBe(5);
    expect(shown[0]?.replies[0]?.replies[0]?.replies[0]?.replies).toHaveLength(1996);
  });
});
