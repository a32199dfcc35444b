import { channelKeys } from "@site/contract/notifications/channels";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createTelegram } from "../../integrations/telegram.ts";
import { runDueJobs } from "../../jobs/worker.ts";
import { anonymousCaller, createTestApp, signedInAdmin, type TestApp } from "../../testing/index.ts";
import { startTelegram, type TelegramServer } from "../../testing/telegram.ts";
import { mailAdminNotifications } from "./admin-mails.ts";

let app: TestApp;
let server: TelegramServer;
let owner: Awaited<ReturnType<typeof signedInAdmin>>;
let other: Awaited<ReturnType<typeof signedInAdmin>>;

beforeAll(async () => {
  app = await createTestApp();
  server = await startTelegram();
  app.telegram = createTelegram(server.url);
  owner = await signedInAdmin(app);
  other = await signedInAdmin(app);
  await owner.caller.admin.telegram.update({ apiKey: "1:a", chatId: "42", enabled: true });
});

beforeEach(async () => {
  server.received.length = 0;
  await app.db.prisma.adminNotification.deleteMany();
  await app.db.prisma.emailLog.deleteMany();
  await switchTo({ bell: true, telegram: true, mail: false });
});

async function switchTo(channels: Partial<Record<keyof typeof channelKeys, boolean>>): Promise<void> {
  const { update } = owner.caller.admin.notificationSettings;
  if (channels.bell !== undefined) await update({ id: channelKeys.bell, isEnabled: channels.bell });
  if (channels.telegram !== undefined) await update({ id: channelKeys.telegram, isEnabled: channels.telegram });
  if (channels.mail !== undefined) await update({ id: channelKeys.mail, isEnabled: channels.mail });
}

let sender = 0;
const write = () =>
  anonymousCaller(app).contact.send({
    name: "Şule",
    surname: "Işık",
    email: `sule${++sender}@example.org`,
    subject: "Bir soru",
    message: "Merhaba, bir sorum var.",
  });

/** Runs the Telegram job as if its time had come. */
async function deliver(): Promise<void> {
  await app.db.pool.query(
    "UPDATE graphile_worker._private_jobs SET run_at = now() - interval '1 second' WHERE key = 'telegram'",
  );
  await runDueJobs(app);
}

const getBell = ({ caller }: typeof owner) => caller.admin.notifications.unreadCount();
const recipients = async () =>
  (await app.db.prisma.emailLog.findMany({ where: { templateSlug: "admin_news" }, orderBy: { id: "asc" } })).map(
    ({ recipientEmail }) => recipientEmail,
  );

describe("the channels of the administrators' notifications", () => {
  it("are settings of their own: bell and Telegram on, mail off", async () => {
    const app = await createTestApp();
    const { caller } = await signedInAdmin(app);
    const settings = await caller.admin.notificationSettings.listAll();
    const channels = settings.filter(({ settingKey }) => settingKey.endsWith("_notifications_enabled"));
    expect(channels.map(({ settingKey, isEnabled }) => [settingKey, isEnabled])).toEqual([
      ["admin_notifications_enabled", true],
      ["telegram_notifications_enabled", true],
      ["email_notifications_enabled", false],
    ]);
  });

  it("leave the bell silent when it is switched off, and report elsewhere", async () => {
    await switchTo({ bell: false });
    await write();
    expect(await getBell(owner)).toEqual({ count: 0, isEnabled: false });
    expect(await owner.caller.admin.notifications.list()).toEqual([]);
    await deliver();
    expect(server.received).toHaveLength(1);
    await switchTo({ bell: true });
    expect(await getBell(owner), "what was not shown stays away").toEqual({ count: 0, isEnabled: true });
    await write();
    expect(await getBell(owner)).toEqual({ count: 1, isEnabled: true });
  });

  it("send nothing to Telegram when it is switched off, though a bot is set up", async () => {
    await switchTo({ telegram: false });
    await write();
    await deliver();
    expect(server.received).toEqual([]);
    expect(await getBell(owner)).toMatchObject({ count: 1 });
  });

  it("mail the administrators in one mail, at most every ten minutes", async () => {
    await write();
    await mailAdminNotifications(app);
    expect(await recipients(), "mails are off").toEqual([]);
    await switchTo({ mail: true });
    await write();
    await write();
    await mailAdminNotifications(app);
    expect(await recipients()).toEqual([owner.admin.email, other.admin.email]);
    expect((await app.db.prisma.emailLog.findFirst({ where: { templateSlug: "admin_news" } }))?.subject).toBe(
      "2 yeni bildirim",
    );
    await write();
    await mailAdminNotifications(app);
    expect(await recipients(), "it waits").toHaveLength(2);
    await app.db.pool.query("UPDATE email_logs SET created_at = created_at - interval '11 minutes'");
    await mailAdminNotifications(app);
    expect(await recipients()).toHaveLength(4);
  });

  it("report nothing of a kind that is switched off, nor anything when all are off", async () => {
    await switchTo({ bell: false, telegram: false });
    await write();
    expect(await app.db.prisma.adminNotification.count()).toBe(0);
  });
});
