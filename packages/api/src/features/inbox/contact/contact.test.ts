import { retention } from "@site/contract/common/limits";
import { quickMessageForm, toContactMessage } from "@site/contract/inbox/contact/schema";
import { beforeAll, describe, expect, it } from "vitest";
import { cleanUp } from "../../../jobs/clean-up.ts";
import { runDueJobs } from "../../../jobs/worker.ts";
import { anonymousCaller, createTestApp, signedInAdmin, type TestApp, testCaller } from "../../../testing/index.ts";
import { startMailServer, type TestMailServer } from "../../../testing/smtp.ts";
import { createTurnstileSetting } from "../../settings/security-admin-service.ts";

let app: TestApp;
let smtp: TestMailServer;
let admin: Awaited<ReturnType<typeof signedInAdmin>>["caller"]["admin"];

beforeAll(async () => {
  app = await createTestApp();
  smtp = await startMailServer();
  admin = (await signedInAdmin(app)).caller.admin;
});

const message = (given: object = {}) => ({
  name: "Ayşe",
  surname: "Yılmaz",
  email: "ayse@example.org",
  phone: "0312 000 00 00",
  subject: "Bir önerim var",
  message: "Hesaplama aracına vekâlet ücreti de eklenebilir mi?",
  ...given,
});
const send = (given: object = {}, ipAddress = testCaller.ipAddress) =>
  anonymousCaller(app, { ...testCaller, ipAddress }).contact.send(message(given));
const getCount = (email: string) => app.db.prisma.contactMessage.count({ where: { email } });

describe("a message", () => {
  it("reaches the inbox and notifies the administrator", async () => {
    expect(await send()).toEqual({ message: "Mesajınız başarıyla gönderildi. En kısa sürede size dönüş yapacağım." });
    const [first] = await admin.contactMessages.list({});
    expect(first).toMatchObject({
      ...message(),
      isRead: false,
      isReplied: false,
      replyMessage: null,
      repliedAt: null,
      telegramSent: false,
      isUnchecked: false,
    });
    expect(await admin.notifications.list()).toMatchObject([
      {
        type: "contact_message",
        title: "Yeni iletişim mesajı",
        message: "Ayşe Yılmaz: Bir önerim var",
        isRead: false,
      },
    ]);
  });

  it("is stored repaired and without what nobody sees", async () => {
    const email = "yapistiran@example.org";
    await send({
      name: "Ali \ud83d",
      subject: "Konu \ud83d test",
      message: "mesaj metni \udc00 uzun",
      email: `\u202a${email}\u200b`,
      phone: "\u202a+90 532 123 45 67\u202c",
    });
    expect(await app.db.prisma.contactMessage.findFirst({ where: { email } })).toMatchObject({
      name: "Ali \ufffd",
      subject: "Konu \ufffd test",
      message: "mesaj metni \ufffd uzun",
      phone: "+90 532 123 45 67",
    });
  });

  it.each([
    [{ name: "A" }, "Ad en az 2 karakter olmalıdır"],
    [{ surname: " Y " }, "Soyad en az 2 karakter olmalıdır"],
    [{ surname: undefined }, "Soyad en az 2 karakter olmalıdır"],
    [{ email: "ayse@" }, "Geçerli bir e-posta adresi girin"],
    [{ subject: "Konu" }, "Konu en az 5 karakter olmalıdır"],
    [{ message: "Merhaba  " }, "Mesaj en az 10 karakter olmalıdır"],
    [{ message: "a".repeat(5001) }, "En fazla 5.000 karakter girebilirsiniz"],
    [{ message: "sıfır\u0000 baytlı metin" }, "Metinde geçersiz bir karakter var"],
  ])("that breaks a rule is refused in the specification's words: %j", async (given, text) => {
    await expect(send({ email: "kural@example.org", ...given })).rejects.toThrow(text);
    expect(await getCount("kural@example.org")).toBe(0);
  });

  it("reports every invalid field at once", async () => {
    const fields = {
      name: expect.any(String),
      surname: expect.any(String),
      email: expect.any(String),
      subject: expect.any(String),
      message: expect.any(String),
    };
    const call = anonymousCaller(app).contact.send({ name: "", surname: "", email: "", subject: "", message: "" });
    const error: unknown = await call.catch((error: unknown) => error);
    const cause = error instanceof Error && error.cause instanceof Error ? JSON.parse(error.cause.message) : [];
    expect(
      Object.fromEntries(
        cause.map((issue: { path: string[]; message: string }) => [issue.path.join("."), issue.message]),
      ),
    ).toEqual(fields);
  });

  it("needs a surname unless it is a quick message", async () => {
    await send({ email: "hizli@example.org", surname: "", subject: "İletişim Formu - Hızlı Mesaj" });
    expect(await getCount("hizli@example.org")).toBe(1);
  });

  it("accepts a one-letter first name in quick messages only", async () => {
    const quick = { email: "kisa-ad@example.org", subject: "İletişim Formu - Hızlı Mesaj" };
    await send({ ...quick, name: "A", surname: "Yılmaz" });
    expect(await app.db.prisma.contactMessage.findFirst({ where: { email: quick.email } })).toMatchObject({
      name: "A",
      surname: "Yılmaz",
    });
    await expect(send({ ...quick, name: "A", surname: "" })).rejects.toThrow("Ad en az 2 karakter olmalıdır");
    await expect(send({ email: quick.email, name: "A", surname: "Yılmaz" })).rejects.toThrow(
      "Ad en az 2 karakter olmalıdır",
    );
    const form = { fullName: "A Yılmaz", phone: "0312 000 00 00", email: quick.email, message: "Merhaba, nasılsınız?" };
    expect(toContactMessage(quickMessageForm.parse(form))).toMatchObject({ name: "A", surname: "Yılmaz" });
    expect(quickMessageForm.safeParse({ ...form, fullName: "A" }).error?.issues).toMatchObject([
      { message: "Ad Soyad en az 2 karakter olmalıdır" },
    ]);
  });

  it("cannot set server fields", async () => {
    const fields = { isUnchecked: true, isRead: true, readAt: new Date(), replyMessage: "x" };
    for (const [name, value] of Object.entries(fields))
      await expect(send({ email: "fazla@example.org", [name]: value })).rejects.toThrow("Bilinmeyen alan");
    expect(await getCount("fazla@example.org")).toBe(0);
  });
});

describe("sent twice", () => {
  it("a message is stored once of twenty concurrent submissions", async () => {
    const before = await app.db.prisma.adminNotification.count();
    const answers = await Promise.allSettled(
      Array.from({ length: 20 }, () => send({ email: "yirmi@example.org" }, "192.0.2.50")),
    );
    expect(answers.filter(({ status }) => status === "rejected")).toEqual([]);
    expect(await getCount("yirmi@example.org")).toBe(1);
    expect(await app.db.prisma.adminNotification.count()).toBe(before + 1);
  });

  it("a different message is another one", async () => {
    await send({ email: "iki@example.org" });
    await send({ email: "iki@example.org", message: "Bir şey eklemeyi unuttum: masraf hesabı da olsun." });
    expect(await getCount("iki@example.org")).toBe(2);
  });
});

describe("limits", () => {
  const tooMany = { cause: { code: "TOO_MANY_REQUESTS" } };

  it("allow sixty messages from the address of an office, and stop the next", async () => {
    for (let n = 0; n < 59; n++) await app.limits.take("contactAddress", "192.0.2.31");
    await send({ email: "altmis@example.org" }, "192.0.2.31");
    await expect(send({ email: "altmis-bir@example.org" }, "192.0.2.31")).rejects.toMatchObject(tooMany);
  });

  it("allow sixty messages of one writer, and stop the next", async () => {
    for (let n = 0; n < 59; n++) await app.limits.take("contactEmail", "ayni@example.org");
    await send({ email: "ayni@example.org", message: "Altmışıncı mesajım" }, "198.51.100.1");
    const next = { email: "ayni@example.org", message: "Altmış birinci mesajım" };
    await expect(send(next, "198.51.100.2")).rejects.toMatchObject(tooMany);
  });
});

it("is rejected without the bot check if it is on", async () => {
  const other = await createTestApp();
  await createTurnstileSetting(other);
  await (await signedInAdmin(other)).caller.admin.securitySettings.update({ key: "turnstile", isEnabled: true });
  await expect(anonymousCaller(other).contact.send(message())).rejects.toThrow(
    "Lütfen güvenlik doğrulamasını tamamlayın.",
  );
  const { stamp } = await anonymousCaller(other).botCheck.stamp();
  await expect(anonymousCaller(other).contact.send(message({ formStamp: stamp }))).rejects.toThrow(
    "Güvenlik doğrulaması başarısız",
  );
  await anonymousCaller(other).contact.send(message({ turnstileToken: "Cloudflare'e ulaşılamıyor" }));
  expect(await other.db.prisma.contactMessage.findMany()).toMatchObject([{ isUnchecked: true }]);
});

describe("the inbox", () => {
  const arrive = async (subject: string) =>
    (
      await app.db.prisma.contactMessage.create({
        data: { name: "Veli", email: "veli@example.org", subject, message: "Merhaba, bir sorum var." },
      })
    ).id;
  const stored = (id: number) => app.db.prisma.contactMessage.findUnique({ where: { id } });

  it("marks messages as read and unread", async () => {
    const id = await arrive("Okunacak");
    await admin.contactMessages.update({ id });
    expect(await stored(id)).toMatchObject({ readAt: expect.any(Date), repliedAt: null });
    await admin.contactMessages.update({ id, isRead: false });
    expect(await stored(id)).toMatchObject({ readAt: null });
  });

  it("stores the reply, which marks the message as read", async () => {
    const id = await arrive("Yanıtlanacak");
    expect(await admin.contactMessages.update({ id, isReplied: true, replyMessage: " Ekledim. " })).toEqual({
      message: "Yanıt kaydedildi.",
    });
    expect(await stored(id)).toMatchObject({
      replyMessage: "Ekledim.",
      repliedAt: expect.any(Date),
      readAt: expect.any(Date),
    });
    for (const refused of [{ replyMessage: "  " }, { isReplied: true }])
      await expect(admin.contactMessages.update({ id, ...refused })).rejects.toThrow("Lütfen yanıt içeriğini girin.");
  });

  it("pages, filters and searches in Turkish", async () => {
    const id = await arrive("IŞIK hızında");
    await admin.contactMessages.update({ id: await arrive("IŞIK okundu") });
    const found = async (input: Parameters<typeof admin.contactMessages.page>[0]) =>
      (await admin.contactMessages.page({ search: "isik", ...input })).items.map(({ subject }) => subject);
    expect(await found({})).toEqual(["IŞIK okundu", "IŞIK hızında"]);
    expect(await found({ state: "unread" })).toEqual(["IŞIK hızında"]);
    await admin.contactMessages.update({ id, replyMessage: "Yanıt" });
    expect(await found({ state: "answered" })).toEqual(["IŞIK hızında"]);
    expect(await found({ state: "unanswered", page: 99 })).toEqual([]);
    for (const input of [{ page: 0 }, { search: "a".repeat(201) }])
      await expect(admin.contactMessages.page(input)).rejects.toMatchObject({ code: "BAD_REQUEST" });
  });

  it("deletes one message or a selection", async () => {
    const [first, second, third] = [await arrive("Bir"), await arrive("İki"), await arrive("Üç")];
    await admin.contactMessages.remove({ id: first });
    expect(await admin.contactMessages.removeMany({ messageIds: [second, third, 2_147_483_646] })).toEqual({
      deletedCount: 2,
      message: "2 mesaj silindi.",
    });
    expect((await admin.contactMessages.list({})).some(({ id }) => [first, second, third].includes(id))).toBe(false);
    const found = await admin.contactMessages.page({ page: 1, search: "Veli" });
    expect(found.items.some(({ id }) => [first, second, third].includes(id))).toBe(false);
    for (const call of [
      () => admin.contactMessages.update({ id: first }),
      () => admin.contactMessages.update({ id: first, replyMessage: "Yanıt" }),
      () => admin.contactMessages.remove({ id: first }),
    ])
      await expect(call()).rejects.toMatchObject({ cause: { code: "NOT_FOUND" } });
    await expect(admin.contactMessages.removeMany({ messageIds: [] })).rejects.toThrow("En az bir mesaj seçin.");
  });

  it("keeps deleted messages in the trash until their 30 days or their retention period are over", async () => {
    const [first, second, third] = [await arrive("Bir"), await arrive("İki"), await arrive("Üç")];
    await admin.contactMessages.removeMany({ messageIds: [first, second, third] });
    expect(await admin.trash.restore({ entity: "contactMessage", entityId: first })).toEqual({
      message: "Mesaj geri getirildi.",
    });
    expect(await stored(first)).toMatchObject({ deletedAt: null, subject: "Bir" });
    const age = (column: string, days: number, id: number) =>
      app.db.pool.query(`UPDATE contact_messages SET ${column} = now() - make_interval(days => $1) WHERE id = $2`, [
        days,
        id,
      ]);
    await age("deleted_at", 31, second);
    await age("created_at", retention.contactMessagesDays + 1, third);
    await cleanUp(app);
    expect(await Promise.all([second, third].map(stored))).toEqual([null, null]);
    expect(await app.db.prisma.trashItem.count({ where: { entityId: { in: [second, third] } } })).toBe(0);
  });

  it("changes nothing when a message is sent back as it was read", async () => {
    const id = await arrive("Geri");
    await admin.contactMessages.update({ id, replyMessage: "Yanıtım" });
    const before = await stored(id);
    await admin.contactMessages.update({ id, isRead: true, isReplied: true, replyMessage: "Yanıtım" });
    expect(await stored(id)).toEqual({ ...before, readAt: expect.any(Date) });
    await expect(admin.contactMessages.update({ id, replyMessage: "Başka" })).rejects.toMatchObject({
      cause: { code: "CONFLICT" },
    });
  });

  it("reports missing messages", async () => {
    await expect(admin.contactMessages.update({ id: 2_147_483_646 })).rejects.toMatchObject({
      cause: { code: "NOT_FOUND" },
    });
    await expect(admin.contactMessages.remove({ id: 2_147_483_646 })).rejects.toMatchObject({
      cause: { code: "NOT_FOUND" },
    });
  });
});

describe("a reply", () => {
  const arrive = (subject: string) =>
    app.db.prisma.contactMessage.create({
      data: { name: "Veli", surname: "Ak", email: "veli@example.org", subject, message: "Bir <b>sorum</b> var." },
    });

  it("is mailed once, with the conversation that answers refer to", async () => {
    app.mail.smtpUrl = smtp.url;
    await runDueJobs(app);
    smtp.received.length = 0;
    const { id } = await arrive("Bir önerim var");
    const answers = await Promise.allSettled(
      ["Ekledim.", "Başka"].map((replyMessage) => admin.contactMessages.update({ id, replyMessage })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    await runDueJobs(app);
    expect(smtp.received).toHaveLength(1);
    expect(smtp.received[0]).toMatchObject({
      recipients: ["veli@example.org"],
      subject: "Re: Bir önerim var",
      inReplyTo: `<contact-${id}@site.example.org>`,
      references: `<contact-${id}@site.example.org>`,
      text: expect.stringContaining("> Bir <b>sorum</b> var."),
    });
    const [message] = (await admin.contactMessages.page({ search: "Bir önerim var", state: "answered" })).items;
    expect(message?.replyMail).toEqual({ id: expect.any(Number), status: "sent", error: "" });
    await expect(admin.contactMessages.update({ id, replyMessage: "Üçüncü" })).rejects.toMatchObject({
      cause: { code: "CONFLICT" },
    });
  });

  it("whose mail fails says so and can be sent again in the same conversation", async () => {
    app.mail.smtpUrl = smtp.url;
    smtp.received.length = 0;
    smtp.refusal = () => "550 5.1.1 No such user";
    const { id } = await arrive("Gönderilemeyecek");
    await admin.contactMessages.update({ id, replyMessage: "Yanıt" });
    await runDueJobs(app);
    const shown = async () => (await admin.contactMessages.page({ search: "Gönderilemeyecek" })).items[0]?.replyMail;
    expect(await shown()).toMatchObject({ status: "failed", error: expect.stringContaining("No such user") });
    smtp.refusal = () => undefined;
    await admin.emailLogs.resend({ id: (await shown())?.id ?? 0 });
    await runDueJobs(app);
    expect(await shown()).toMatchObject({ status: "sent", error: "" });
    expect(smtp.received).toMatchObject([{ inReplyTo: `<contact-${id}@site.example.org>` }]);
  });

  it("of 10,000 characters at most", async () => {
    const { id } = await arrive("Uzun");
    await expect(admin.contactMessages.update({ id, replyMessage: "a".repeat(10_001) })).rejects.toMatchObject({
      code: "BAD_REQUEST",
    });
    await admin.contactMessages.update({ id, replyMessage: "a".repeat(10_000) });
  });
});

it("saved replies are created, changed and deleted, each title once", async () => {
  const { savedReplies } = admin;
  const made = await savedReplies.create({ title: "Teşekkür", body: "Teşekkür ederim." });
  await expect(savedReplies.create({ title: "Teşekkür", body: "Başka" })).rejects.toThrow("Bu adla başka");
  await savedReplies.update({ ...made, body: "Çok teşekkürler." });
  expect(await savedReplies.list()).toEqual([{ ...made, body: "Çok teşekkürler." }]);
  await savedReplies.remove({ id: made.id });
  for (const call of [() => savedReplies.remove({ id: made.id }), () => savedReplies.update(made)])
    await expect(call()).rejects.toMatchObject({ cause: { code: "NOT_FOUND" } });
  await expect(savedReplies.create({ title: " ", body: "a" })).rejects.toThrow("Ad gereklidir");
});

describe("the bell", () => {
  it("counts unread notifications, marks shown ones and is cleared", async () => {
    const { id: other } = (await signedInAdmin(app)).admin;
    await app.db.prisma.adminNotification.deleteMany();
    const make = (title: string, adminId: number | null = null) =>
      app.db.prisma.adminNotification.create({ data: { type: "comment", title, message: "…", adminId } });
    const [first, second] = [await make("Bir"), await make("İki")];
    await make("Başka yöneticinin", other);
    expect(await admin.notifications.unreadCount()).toEqual({ count: 2, isEnabled: true });
    await admin.notifications.markRead({ notificationIds: [first.id] });
    expect((await admin.notifications.list()).map(({ id, isRead }) => [id, isRead])).toEqual([
      [second.id, false],
      [first.id, true],
    ]);
    await admin.notifications.clearAll({ upTo: first.id });
    expect((await admin.notifications.list()).map(({ id }) => id)).toEqual([second.id]);
    await admin.notifications.clearAll({});
    expect(await admin.notifications.list()).toEqual([]);
    expect(await app.db.prisma.adminNotification.findMany()).toMatchObject([{ title: "Başka yöneticinin" }]);
  });
});
