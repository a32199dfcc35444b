import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import PostalMime from "postal-mime";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { getCell } from "../../core/secrets/secret-box.ts";
import { startJobWorker } from "../../jobs/worker.ts";
import { createTestApp, type TestApp } from "../../testing/index.ts";
import { startMailServer, type TestMailServer } from "../../testing/smtp.ts";
import { sendQueuedMail } from "./delivery-service.ts";
import { queueMail } from "./service.ts";
import { PASSWORD_COLUMN } from "./transport-service.ts";

let app: TestApp;
let smtp: TestMailServer;
beforeAll(async () => {
  app = await createTestApp();
  smtp = await startMailServer();
});
beforeEach(async () => {
  app.mail.smtpUrl = smtp.url;
  smtp.received.length = 0;
  smtp.fate = () => "taken";
  await app.db.prisma.smtpConfig.deleteMany();
  await app.db.prisma.emailLog.deleteMany();
  await app.db.pool.query("TRUNCATE graphile_worker._private_jobs");
});

const write = (to = { name: "Şule Işık", email: "sule@example.org" }) =>
  app.db.prisma.$transaction((tx) =>
    queueMail(app, tx, {
      template: "password_reset",
      to,
      props: { name: "Şule", path: "/auth/reset-password#gizli" },
    }),
  );
const onlyMail = () => app.db.prisma.emailLog.findFirstOrThrow();
const trySending = async () => sendQueuedMail(app, (await onlyMail()).id);
const waitingJobs = async () =>
  (
    await app.db.pool.query(
      "SELECT key, run_at FROM graphile_worker.jobs WHERE locked_at IS NULL AND attempts < max_attempts",
    )
  ).rows;
const timePasses = () => app.db.pool.query("UPDATE email_logs SET next_attempt_at = now() WHERE status = 'pending'");

describe("a queued mail", () => {
  it("is sent by a worker to its one recipient", async () => {
    const worker = startJobWorker(app);
    await write();
    await expect.poll(() => smtp.received, { timeout: 20_000 }).toHaveLength(1);
    await expect.poll(onlyMail).toMatchObject({
      status: "sent",
      attempts: 1,
      smtpHost: "127.0.0.1",
      smtpFromEmail: "noreply@site.example.org",
      errorMessage: "",
      sentAt: expect.any(Date),
    });
    await worker.stop();
    const [mail] = smtp.received;
    expect(mail).toMatchObject({
      recipients: ["sule@example.org"],
      subject: "Şifrenizi sıfırlayın",
      messageId: (await onlyMail()).messageId,
    });
    expect(mail?.text).toContain("https://site.example.org/auth/reset-password#gizli");
  });

  it("is not stored if the transaction fails", async () => {
    const failed = app.db.prisma.$transaction(async (tx) => {
      await queueMail(app, tx, { template: "welcome", to: { name: "", email: "a@example.org" }, props: { name: "" } });
      throw new Error("geri al");
    });
    await expect(failed).rejects.toThrow("geri al");
    expect([await app.db.prisma.emailLog.count(), await waitingJobs()]).toEqual([0, []]);
  });

  it("contains no link in clear text", async () => {
    await write();
    expect(JSON.stringify(await onlyMail())).not.toContain("gizli");
  });

  it("is sent once by concurrent workers", async () => {
    await write();
    await Promise.all(Array.from({ length: 5 }, trySending));
    await trySending();
    expect(smtp.received).toHaveLength(1);
  });

  it("cannot get recipients or headers from names", async () => {
    await write({ name: "Ali\r\nBcc: biri@example.org", email: "sule@example.org" });
    await trySending();
    expect(smtp.received).toMatchObject([
      { recipients: ["sule@example.org"], to: [{ name: "Ali Bcc: biri@example.org", address: "sule@example.org" }] },
    ]);
    expect(smtp.received[0]?.bcc).toBeUndefined();
  });
});

describe("while the server is unreachable", () => {
  beforeEach(() => smtp.stop().then(() => () => smtp.start()));

  it("a mail is retried after 10 s, 1 min, 5 min, 30 min and 2 h, then fails", async () => {
    await write();
    const waits: number[] = [];
    for (let n = 0; n < 5; n++) {
      const before = Date.now();
      await trySending();
      const { status, nextAttemptAt, attempts, errorMessage } = await onlyMail();
      expect({ status, attempts, errorMessage }).toEqual({
        status: "pending",
        attempts: n + 1,
        errorMessage: expect.stringContaining("ECONNREFUSED"),
      });
      expect(await waitingJobs()).toEqual([{ key: expect.stringMatching(/^mail:/), run_at: nextAttemptAt }]);
      waits.push(Math.floor((nextAttemptAt.getTime() - before) / 10_000) * 10);
      await timePasses();
    }
    expect(waits).toEqual([10, 60, 300, 1800, 7200]);
    await trySending();
    expect(await onlyMail()).toMatchObject({
      status: "failed",
      attempts: 6,
      errorMessage: expect.stringContaining("ECONNREFUSED"),
    });
    await trySending();
    expect((await onlyMail()).attempts).toBe(6);
  });

  it("nothing is tried early, and the same mail arrives later", async () => {
    await write();
    const { messageId } = await onlyMail();
    await trySending();
    await smtp.start();
    await trySending();
    expect(smtp.received).toEqual([]);
    await timePasses();
    await trySending();
    expect(smtp.received).toMatchObject([{ messageId }]);
    expect(await onlyMail()).toMatchObject({ status: "sent", attempts: 2, errorMessage: "" });
    await smtp.stop();
  });
});

describe("the transport", () => {
  it("is the administrator's server before SMTP_URL", async () => {
    app.mail.smtpUrl = "smtp://127.0.0.1:9";
    const config = {
      name: "Asıl",
      host: "127.0.0.1",
      port: smtp.port,
      username: "posta",
      secure: false,
      fromName: "Yönetim",
      fromEmail: "yonetim@example.org",
      replyTo: "yanit@example.org",
    };
    await app.db.prisma.smtpConfig.create({
      data: { ...config, id: 1, password: app.secrets.seal(getCell(PASSWORD_COLUMN, 1), "dogru") },
    });
    await write();
    await trySending();
    expect(smtp.received).toMatchObject([
      { from: { name: "Yönetim", address: "yonetim@example.org" }, replyTo: [{ address: "yanit@example.org" }] },
    ]);
    expect(await onlyMail()).toMatchObject({ status: "sent", smtpFromEmail: "yonetim@example.org" });
    await app.db.prisma.smtpConfig.updateMany({ data: { enabled: false } });
    await app.db.prisma.emailLog.updateMany({ data: { status: "pending", nextAttemptAt: new Date() } });
    await trySending();
    expect((await onlyMail()).errorMessage).toContain("ECONNREFUSED");
  });

  it("is a folder without a server", async () => {
    app.mail.smtpUrl = undefined;
    await write();
    await trySending();
    const [file = ""] = readdirSync(app.mail.folder);
    expect(await PostalMime.parse(readFileSync(join(app.mail.folder, file)))).toMatchObject({
      subject: "Şifrenizi sıfırlayın",
      to: [{ address: "sule@example.org" }],
    });
    expect(await onlyMail()).toMatchObject({ status: "sent", smtpHost: "" });
  });
});
