import { beforeAll, describe, expect, it } from "vitest";
import { toPublicError } from "../../../core/calls/public-error.ts";
import { runDueJobs } from "../../../jobs/worker.ts";
import {
  anonymousCaller,
  createTestApp,
  makePost,
  signedInAdmin,
  signedInMember,
  type TestApp,
  testCaller,
} from "../../../testing/index.ts";
import { createTurnstileSetting } from "../../settings/security-admin-service.ts";

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

/** Runs the notifications of approvals as if the time to undo them had passed. */
async function sendNotifications(): Promise<void> {
  await app.db.pool.query("UPDATE graphile_worker._private_jobs SET run_at = now() - interval '1 second'");
  await runDueJobs(app);
}

describe("a guest's comment", () => {
  it("is visible to its author only until approval", async () => {
    const { message, pending } = await write({ content: "Onay bekleyen yorum", authorSurname: "Yılmaz" });
    expect(message).toBe("Yorumunuz başarıyla gönderildi! Onay bekliyor.");
    expect(pending).toMatchObject({
      blogPostId: postId,
      parentId: null,
      authorName: "Ayşe",
      authorSurname: "Yılmaz",
      isPending: true,
      isUserComment: false,
    });
    expect(await tree()).toEqual([]);
    expect(await administrator.caller.admin.notifications.list()).toContainEqual(
      expect.objectContaining({ type: "comment", message: "Ayşe: Onay bekleyen yorum" }),
    );

    expect(await all().approve({ id: pending?.id ?? 0 })).toEqual({ message: "Yorum onaylandı!" });
    const [shown] = await tree();
    expect(shown).toEqual({
      id: pending?.id,
      blogPostId: postId,
      parentId: null,
      authorName: "Ayşe",
      content: "Onay bekleyen yorum",
      createdAt: pending?.createdAt,
      isAdminReply: false,
      replies: [],
    });
  });

  it.each([
    [{ content: "  " }, "Lütfen yorum içeriğini girin."],
    [{ content: "a".repeat(1001) }, "En fazla 1.000 karakter girebilirsiniz"],
    [{ authorName: undefined }, "Lütfen tüm alanları doldurun."],
    [{ authorEmail: "" }, "Lütfen tüm alanları doldurun."],
    [{ authorName: "a".repeat(201) }, "En fazla 200 karakter girebilirsiniz"],
    [{ authorEmail: "ayse@" }, "Lütfen geçerli bir e-posta adresi girin."],
    [{ authorEmail: `${"a".repeat(250)}@example.org` }, "En fazla 255 karakter girebilirsiniz"],
  ])("that breaks a rule is refused in the specification's words: %j", async (given, text) => {
    await expect(write(given)).rejects.toThrow(text);
  });

  it("keeps special characters as typed", async () => {
    const id = await comment("<script>alert(1)</script> & “tırnak”");
    expect(await tree()).toContainEqual(
      expect.objectContaining({ id, content: "<script>alert(1)</script> & “tırnak”" }),
    );
  });

  it("is stored once of twenty concurrent submissions", async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => write({ content: "Yirmi kez", authorEmail: "yirmi@example.org" }, "192.0.2.50")),
    );
    expect(new Set(answers.map(({ pending }) => pending?.id)).size).toBe(1);
    expect(await app.db.prisma.comment.count({ where: { content: "Yirmi kez" } })).toBe(1);
  });

  it("is rejected if its post or parent is not visible", async () => {
    const draft = await makePost(app, { status: "draft" });
    for (const blogPostId of [draft.id, 2_147_483_646]) {
      await expect(write({ blogPostId })).rejects.toThrow("Blog yazısı bulunamadı");
      await expect(anonymousCaller(app).comments.list({ blogPostId })).rejects.toMatchObject({
        cause: { code: "NOT_FOUND" },
      });
    }
    const elsewhere = await makePost(app);
    const approved = await comment("Onaylı");
    const waiting = await comment("Bekleyen", null, false);
    for (const given of [
      { parentId: waiting },
      { parentId: 2_147_483_646 },
      { parentId: approved, blogPostId: elsewhere.id },
    ])
      await expect(write(given)).rejects.toThrow("Yanıtladığınız yorum artık yok");
  });
});

describe("the author", () => {
  it("never comes from the input", async () => {
    const claims = { userId: 1, isUserComment: true, adminUser: { id: administrator.admin.id, username: "ben" } };
    const columns = { adminId: administrator.admin.id, memberId: 1, approvedAt: new Date(), isApproved: true };
    for (const [name, value] of Object.entries({ ...claims, ...columns }))
      await expect(write({ [name]: value })).rejects.toThrow("Bilinmeyen alan");
    await expect(write({ isAdminReply: true })).rejects.toMatchObject({ cause: { code: "UNAUTHORIZED" } });
  });

  it("is the administrator by session only, published at once", async () => {
    const question = await comment("Bir sorum var");
    const answer = await administrator.caller.comments.create({
      blogPostId: postId,
      parentId: question,
      content: "Yanıtı yazının sonunda.",
      authorName: "Başkası",
    });
    expect(answer).toEqual({ message: "Admin yanıtınız yayınlandı!", pending: null });
    const shown = (await tree()).find(({ id }) => id === question);
    expect(shown?.replies).toMatchObject([
      { authorName: "Yönetici", content: "Yanıtı yazının sonunda.", isAdminReply: true },
    ]);
    expect(await app.db.prisma.comment.findFirst({ where: { parentId: question } })).toMatchObject({
      adminId: administrator.admin.id,
      authorEmail: "",
    });
  });
});

describe("a member's comment", () => {
  it("uses the member's name and address, without a bot check", async () => {
    const { caller, member } = await signedInMember(app, { firstName: "Fatma", lastName: "Çelik" });
    const claims = { authorName: "Başkası", authorEmail: "baska@example.org" };
    const { pending } = await caller.comments.create({ blogPostId: postId, content: "Üye yorumu", ...claims });
    expect(pending).toMatchObject({ authorName: "Fatma", isUserComment: true });
    expect(await app.db.prisma.comment.findUniqueOrThrow({ where: { id: pending?.id ?? 0 } })).toMatchObject({
      memberId: member.id,
      authorSurname: "Çelik",
      authorEmail: member.email,
      approvedAt: null,
    });
    await expect(
      caller.comments.create({ blogPostId: postId, content: "Yönetici değilim", isAdminReply: true }),
    ).rejects.toMatchObject({ cause: { code: "UNAUTHORIZED" } });
  });

  it("is shown as pending to its member on every device", async () => {
    const { caller } = await signedInMember(app);
    const { pending } = await caller.comments.create({ blogPostId: postId, content: "Her cihazda görünür" });
    const seen = await caller.comments.pending({ blogPostId: postId, tokens: [] });
    expect(seen).toEqual([{ ...pending, token: expect.any(String) }]);
    expect(
      await anonymousCaller(app).comments.pending({ blogPostId: postId, tokens: seen.map(({ token }) => token) }),
    ).toMatchObject([{ id: pending?.id }]);
    expect(await (await signedInMember(app)).caller.comments.pending({ blogPostId: postId, tokens: [] })).toEqual([]);
  });

  it("follows the member's notification channel", async () => {
    const { caller, member } = await signedInMember(app);
    await app.db.prisma.notificationPreference.create({
      data: { memberId: member.id, event: "comment_approved", channel: "site" },
    });
    const { pending } = await caller.comments.create({
      blogPostId: postId,
      content: "Sitede haber verin",
      notify: true,
    });
    await all().approve({ id: pending?.id ?? 0 });
    await sendNotifications();
    expect(await app.db.prisma.memberNotification.findMany({ where: { memberId: member.id } })).toMatchObject([
      { type: "comment_approved", message: "Yorumunuz onaylandı ve yayınlandı." },
    ]);
    expect(await app.db.prisma.emailLog.count({ where: { recipientEmail: member.email } })).toBe(0);
  });
});

describe("the tree", () => {
  it("nests answers and leaves out those of missing comments", async () => {
    const first = await comment("Birinci kat");
    const second = await comment("İkinci kat", first);
    const third = await comment("Üçüncü kat", second);
    const shown = (await tree()).find(({ id }) => id === first);
    expect(shown?.replies[0]?.replies[0]).toMatchObject({ id: third, parentId: second });
    await app.db.prisma.comment.update({ where: { id: second }, data: { approvedAt: null } });
    expect((await tree()).find(({ id }) => id === first)?.replies).toEqual([]);
  });
});

describe("the administrator", () => {
  it("lists comments by state and folded search, paged", async () => {
    const id = await comment("IŞIK hızında hesap", null, false);
    const found = await all().list({ search: "isik", status: "pending" });
    expect(found.items).toMatchObject([
      {
        id,
        authorName: "Ayşe",
        authorEmail: "ayse@example.org",
        isApproved: false,
        isUnchecked: false,
        parentId: null,
        blogPosts: { title: "Bir yazı" },
      },
    ]);
    expect((await all().list({ search: "isik", status: "approved" })).items).toEqual([]);
    const page = await all().list({ limit: 2, page: 2 });
    expect(page.items).toHaveLength(2);
    expect(page).toMatchObject({ page: 2, limit: 2, pageCount: Math.ceil(page.total / 2) });
  });

  it("answers a comment, which publishes it", async () => {
    const id = await comment("Yanıt bekleyen", null, false);
    expect(await all().reply({ parentId: id, content: "Teşekkürler." })).toEqual({ message: "Yanıt gönderildi!" });
    expect(await tree()).toContainEqual(
      expect.objectContaining({
        id,
        replies: [expect.objectContaining({ authorName: "Yönetici", content: "Teşekkürler." })],
      }),
    );
    await expect(all().reply({ parentId: id, content: " " })).rejects.toThrow("Lütfen yanıt içeriğini girin.");
  });

  it("deletes a comment with its answers and approves repeatedly", async () => {
    const id = await comment("Silinecek konuşma");
    await comment("Alt yanıt", id);
    await all().approve({ id });
    expect(await all().remove({ id })).toEqual({ message: "Yorum silindi!" });
    expect(await app.db.prisma.comment.count({ where: { OR: [{ id }, { parentId: id }], deletedAt: null } })).toBe(0);
    const calls = [
      () => all().remove({ id }),
      () => all().approve({ id }),
      () => all().reply({ parentId: id, content: "Geç kaldım" }),
    ];
    for (const call of calls) await expect(call()).rejects.toMatchObject({ cause: { code: "NOT_FOUND" } });
  });
});

describe("limits", () => {
  const tooMany = { cause: { code: "TOO_MANY_REQUESTS" } };

  it("allow sixty comments from the address of an office, and stop the next", async () => {
    for (let n = 0; n < 59; n++) await app.limits.take("commentAddress", "192.0.2.31");
    await write({ content: "Altmışıncı", authorEmail: "altmis@example.org" }, "192.0.2.31");
    const next = { content: "Altmış birinci", authorEmail: "altmis-bir@example.org" };
    await expect(write(next, "192.0.2.31")).rejects.toMatchObject(tooMany);
  });

  it("allow sixty comments of one author, and stop the next", async () => {
    for (let n = 0; n < 59; n++) await app.limits.take("commentAuthor", "guest:ayni@example.org");
    await write({ content: "Altmışıncı", authorEmail: "ayni@example.org" }, "198.51.100.1");
    const next = { content: "Altmış birinci", authorEmail: "ayni@example.org" };
    await expect(write(next, "198.51.100.2")).rejects.toMatchObject(tooMany);
  });
});

it("a guest passes the bot check, the administrator does not need it", async () => {
  const other = await createTestApp();
  const signedIn = await signedInAdmin(other);
  await createTurnstileSetting(other);
  await signedIn.caller.admin.securitySettings.update({ key: "turnstile", isEnabled: true });
  const blogPostId = (await makePost(other)).id;
  await expect(anonymousCaller(other).comments.create(guest({ blogPostId }))).rejects.toThrow(
    "Lütfen güvenlik doğrulamasını tamamlayın.",
  );
  await signedIn.caller.comments.create({ blogPostId, content: "Yorumlarınızı bekliyorum." });
  await anonymousCaller(other).comments.create(guest({ blogPostId, turnstileToken: "Cloudflare'e ulaşılamıyor" }));
  expect((await signedIn.caller.admin.comments.list({})).items.map(({ isUnchecked }) => isUnchecked)).toEqual([
    true,
    false,
  ]);
});

it("a comment on a concurrently deleted post is stored before or rejected", async () => {
  for (let round = 0; round < 4; round++) {
    const post = await makePost(app);
    const results = await Promise.allSettled([
      ...Array.from({ length: 4 }, (_, index) =>
        anonymousCaller(app).comments.create(guest({ blogPostId: post.id, content: `Yarış ${round} ${index}` })),
      ),
      administrator.caller.admin.posts.remove({ id: post.id }),
    ]);
    const codes = results.flatMap((result) =>
      result.status === "rejected" ? [toPublicError(result.reason).code] : [],
    );
    expect(codes.filter((code) => code !== "NOT_FOUND" && code !== "CONFLICT")).toEqual([]);
    const stored = await app.db.prisma.comment.count({ where: { postId: post.id } });
    expect(stored).toBe(results.slice(0, 4).filter(({ status }) => status === "fulfilled").length);
    await expect(anonymousCaller(app).comments.list({ blogPostId: post.id })).rejects.toThrow();
  }
});
