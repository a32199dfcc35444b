import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { runDueJobs } from "../../jobs/worker.ts";
import { createTestApp, signedInAdmin, type TestApp } from "../../testing/index.ts";
import { startMailServer, type TestMailServer } from "../../testing/smtp.ts";
import { queueMail } from "./service.ts";

let app: TestApp;
let smtp: TestMailServer;
let admin: Awaited<ReturnType<typeof signedInAdmin>>["caller"]["admin"];
beforeAll(async () => {
  app = await createTestApp();
  smtp = await startMailServer();
  admin = (await signedInAdmin(app)).caller.admin;
});
beforeEach(async () => {
  await app.db.prisma.smtpConfig.deleteMany();
  await app.db.prisma.emailLog.deleteMany();
  smtp.received.length = 0;
});

const CODE = "845129";

const config = () => ({
  name: "Asıl",
  host: "127.0.0.1",
  port: smtp.port,
  username: "posta",
  password: "dogru",
  secure: false,
  enabled: true,
  fromName: "Yönetim",
  fromEmail: "yonetim@example.org",
  replyTo: "",
});

describe("the mail server's settings", () => {
  it("never show the password, and keep it when the mask is saved", async () => {
    const made = await admin.smtp.create(config());
    for (const password of ["dogru", ...[made.password, "", undefined].map((value) => value ?? "")])
      expect(JSON.stringify(await admin.smtp.list()), password).not.toContain("dogru");
    for (const password of [made.password, "", undefined])
      await admin.smtp.update({ ...config(), id: made.id, password, name: "Yeni ad" });
    expect(await admin.smtp.list()).toMatchObject([{ name: "Yeni ad" }]);
    expect(await admin.smtp.sendTest({ email: "biri@example.org" })).toEqual({
      success: true,
      message: "Test email gönderildi!",
    });
    await admin.smtp.update({ ...config(), id: made.id, password: "yanlis" });
    expect(await admin.smtp.sendTest({ email: "biri@example.org" })).toEqual({
      success: false,
      message: "Test email gönderilemedi! Sunucu, kullanıcı adını veya şifreyi kabul etmedi.",
    });
    expect(Buffer.from((await app.db.prisma.smtpConfig.findFirstOrThrow()).password).toString("latin1")).not.toContain(
      "yanlis",
    );
  });

  it("never send the stored password to another server or user, or without its encryption", async () => {
    const { id } = await admin.smtp.create({ ...config(), secure: true });
    const same = { ...config(), id, secure: true };
    const elsewhere = [{ host: "posta.evil.example" }, { port: 2525 }, { username: "baska" }, { secure: false }];
    for (const change of elsewhere)
      for (const password of ["••••••••", "", undefined])
        await expect(admin.smtp.update({ ...same, ...change, password })).rejects.toMatchObject({
          cause: {
            code: "VALIDATION_FAILED",
            details: { fields: { password: expect.stringContaining("yeniden yazın") } },
          },
        });
    for (const change of elsewhere) {
      const { host, port, username, secure } = { ...same, ...change };
      const typed = { id, host, port, username, secure, password: "••••••••" };
      const { connected } = await admin.smtp.testConnection(typed);
      expect(connected, JSON.stringify(change)).toBe(false);
    }
    await admin.smtp.update({ ...same, password: "", name: "Yeni ad", fromName: "Başka" });
    await admin.smtp.update({ ...same, host: "posta.example.org", password: "yeniden-yazilan" });
    expect(await app.db.prisma.smtpConfig.findUnique({ where: { id } })).toMatchObject({ host: "posta.example.org" });
  });

  it("have one enabled server at most", async () => {
    const first = await admin.smtp.create(config());
    const second = await admin.smtp.create({ ...config(), name: "İkinci" });
    const enabled = async () => (await admin.smtp.list()).filter((server) => server.enabled).map(({ id }) => id);
    expect(await enabled()).toEqual([second.id]);
    await admin.smtp.update({ ...config(), id: first.id, enabled: true });
    expect(await enabled()).toEqual([first.id]);
  });

  it("reject invalid servers", async () => {
    await expect(admin.smtp.create({ ...config(), port: 70_000 })).rejects.toThrow("Geçerli port numarası girin");
    await expect(admin.smtp.create({ ...config(), host: "http://smtp" })).rejects.toThrow("Sunucu adını");
    await expect(admin.smtp.create({ ...config(), fromEmail: "adres" })).rejects.toThrow("Geçerli email adresi girin");
    await expect(admin.smtp.update({ ...config(), id: 999 })).rejects.toMatchObject({ cause: { code: "NOT_FOUND" } });
  });

  it("can be tested, with the stored password only at its own server", async () => {
    const { id, password } = await admin.smtp.create(config());
    const { host, port, username } = config();
    const test = (change: object) =>
      admin.smtp.testConnection({ host, port, username, password: "dogru", secure: false, ...change });
    expect(await test({})).toEqual({ connected: true });
    expect(await test({ id, password })).toEqual({ connected: true });
    expect(await test({ password: "yanlis" })).toEqual({
      connected: false,
      error: "SMTP bağlantısı başarısız! Sunucu, kullanıcı adını veya şifreyi kabul etmedi.",
    });
    expect(await test({ port: 9 })).toMatchObject({
      connected: false,
      error: "SMTP bağlantısı başarısız! Sunucuya bağlanılamadı. Sunucu adını ve portu kontrol edin.",
    });
    expect(await test({ id, password, host: "localhost" })).toMatchObject({
      connected: false,
      error: "Şifre gereklidir",
    });
    expect(smtp.received).toEqual([]);
  });
});

describe("the e-mail log", () => {
  const write = (email: string) =>
    app.db.prisma.$transaction((tx) =>
      queueMail(app, tx, { template: "welcome", to: { name: "Şule", email }, props: { name: "Şule" } }),
    );

  it("is paged, filtered, searched and counted", async () => {
    for (const email of ["a_b@example.org", "axb@example.org", "c@example.org", "d@example.org"]) await write(email);
    await app.db.prisma.emailLog.updateMany({
      where: { recipientEmail: "c@example.org" },
      data: { status: "failed", errorMessage: "550" },
    });
    await app.db.prisma.emailLog.updateMany({
      where: { recipientEmail: { in: ["a_b@example.org", "axb@example.org"] } },
      data: { status: "sent" },
    });
    expect(await admin.emailLogs.list({ limit: 3 })).toMatchObject({
      items: [{ recipientEmail: "d@example.org" }, {}, {}],
      ...{ page: 1, limit: 3, total: 4, pageCount: 2 },
    });
    expect((await admin.emailLogs.list({ status: "failed" })).items).toMatchObject([
      {
        recipientEmail: "c@example.org",
        errorMessage: "550",
        templateSlug: "welcome",
        subject: "Aramıza hoş geldiniz",
      },
    ]);
    expect((await admin.emailLogs.list({ search: "A_B" })).items).toHaveLength(1);
    expect(await admin.emailLogs.stats()).toEqual({ total: 4, sent: 2, failed: 1, pending: 1, successRate: 66.7 });
    expect(JSON.stringify(await admin.emailLogs.list({}))).not.toContain("sealed");
    const wrong: object = { status: "lost" };
    await expect(admin.emailLogs.list({ ...wrong })).rejects.toMatchObject({ code: "BAD_REQUEST" });
  });

  it("sends a mail again, with a new id if it was delivered", async () => {
    app.mail.smtpUrl = smtp.url;
    await write("sule@example.org");
    await runDueJobs(app);
    const [mail] = (await admin.emailLogs.list({})).items;
    expect(mail).toMatchObject({ status: "sent" });
    await admin.emailLogs.resend({ id: mail?.id ?? 0 });
    await runDueJobs(app);
    expect(new Set(smtp.received.map(({ messageId }) => messageId)).size).toBe(2);
    expect(await admin.emailLogs.stats()).toMatchObject({ total: 1, sent: 1 });
    await expect(admin.emailLogs.resend({ id: 999_999 })).rejects.toMatchObject({ cause: { code: "NOT_FOUND" } });
  });

  it("shows a mail without its code and the tokens of its links", async () => {
    const token = "gizli-anahtar-8f3a";
    await app.db.prisma.$transaction(async (tx) => {
      const to = { name: "Şule", email: "sule@example.org" };
      const path = `/email-dogrula#access_token=${token}&refresh_token=${token}`;
      await queueMail(app, tx, { template: "verification", to, props: { registeredAs: "Şule", path } });
      const stop = {
        stopPath: `/becayis/takip-durdur#${token}`,
        oneClickPath: `/api/becayis/alerts/stop?token=${token}`,
      };
      const listings = [{ title: "<script>alert(1)</script>", path: `/becayis/ilan/a-1?k=${token}` }];
      await queueMail(app, tx, {
        template: "listing_alert",
        to,
        props: { name: "Şule", watch: "İzmir → Ankara", listings, ...stop },
      });
    });
    await app.db.prisma.$transaction((tx) =>
      queueMail(app, tx, {
        template: "listing_code",
        to: { name: "DİKKAT hesabınız", email: "sule@example.org" },
        props: { code: CODE, minutes: 10 },
      }),
    );
    const { items: logs } = await admin.emailLogs.list({});
    expect(logs).toHaveLength(3);
    expect(JSON.stringify(logs), "no name that a stranger chose").not.toMatch(/DİKKAT|845129/);
    expect((await admin.emailLogs.list({ search: CODE })).items).toEqual([]);
    for (const { id, subject } of logs) {
      const body = await admin.emailLogs.body({ id });
      expect(body.subject).toBe(subject);
      expect(body.html).toContain("Merhaba");
      expect(body.html).not.toMatch(/gizli-anahtar|<script>alert|845129/);
    }
    expect(await admin.emailLogs.queue()).toEqual({
      waiting: 3,
      failed: 0,
      oldestWaitingSeconds: expect.any(Number),
    });
    await expect(admin.emailLogs.body({ id: 999_999 })).rejects.toMatchObject({ cause: { code: "NOT_FOUND" } });
  });

  it("tells when a mail cannot be read", async () => {
    await write("sule@example.org");
    await app.db.prisma.emailLog.updateMany({ data: { payload: { sealed: "AAAA" } } });
    const [mail] = (await admin.emailLogs.list({})).items;
    await expect(admin.emailLogs.body({ id: mail?.id ?? 0 })).rejects.toThrow("metni okunamıyor");
  });
});
