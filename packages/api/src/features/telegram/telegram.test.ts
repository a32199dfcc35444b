import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createTelegram } from "../../integrations/telegram.ts";
import { runDueJobs } from "../../jobs/worker.ts";
import { anonymousCaller, createTestApp, signedInAdmin, type TestApp } from "../../testing/index.ts";
import { startTelegram, type TelegramServer, telegramRefuses, telegramTakes } from "../../testing/telegram.ts";
import { addNotificationSettings } from "../settings/notifications-admin-service.ts";

const API_KEY = "123456:gizli-anahtar";

let app: TestApp;
let server: TelegramServer;
let admin: Awaited<ReturnType<typeof signedInAdmin>>["caller"]["admin"];

beforeAll(async () => {
  app = await createTestApp();
  server = await startTelegram();
  app.telegram = createTelegram(server.url);
  admin = (await signedInAdmin(app)).caller.admin;
});

beforeEach(async () => {
  server.received.length = 0;
  server.answer = telegramTakes;
  await app.db.prisma.adminNotification.deleteMany();
  await admin.telegram.update({ apiKey: API_KEY, chatId: "42", enabled: true });
});

const write = (n: number) =>
  anonymousCaller(app).contact.send({
    name: "Şule",
    surname: "Işık",
    email: `sule${n}@example.org`,
    subject: `Konu ${n}`,
    message: `Merhaba, bu ${n}. mesajdır.`,
  });

/** Makes the waiting job due and runs it. */
async function deliver(): Promise<void> {
  await app.db.pool.query(
    "UPDATE graphile_worker._private_jobs SET run_at = now() - interval '1 second' WHERE key = 'telegram'",
  );
  await runDueJobs(app);
}

const texts = () => server.received.map(({ body }) => Reflect.get(Object(body), "text"));

describe("the settings", () => {
  it("keep the key when the mask is saved, and never show it", async () => {
    const saved = await admin.telegram.get();
    expect(saved).toEqual({ apiKey: expect.stringContaining("•"), chatId: "42", enabled: true, lastError: "" });
    await admin.telegram.update({ apiKey: saved.apiKey, enabled: true, chatId: "-100" });
    expect(await admin.telegram.test()).toEqual({ success: true, message: "Test mesajı gönderildi!" });
    expect(server.received).toMatchObject([{ path: `/bot${API_KEY}/sendMessage`, body: { chat_id: "-100" } }]);
    const { apiKey } = await app.db.prisma.telegramSetting.findFirstOrThrow();
    expect(Buffer.from(apiKey ?? []).toString("latin1")).not.toContain("gizli");
  });

  it.each([
    [{ apiKey: "", chatId: "42" }, "Telegram API Key gereklidir"],
    [{ apiKey: API_KEY, chatId: " " }, "Chat ID gereklidir"],
    [{ apiKey: "1:a/../x", chatId: "42" }, "BotFather"],
    [{ apiKey: API_KEY, chatId: "a b" }, "Chat ID bir sayı"],
  ])("reject %j", async (input, message) => {
    await expect(admin.telegram.update(input)).rejects.toThrow(message);
  });

  it("need a key", async () => {
    await app.db.prisma.telegramSetting.deleteMany();
    await expect(admin.telegram.update({ apiKey: "••••••••", chatId: "42" })).rejects.toThrow(
      "Telegram API Key gereklidir",
    );
    expect(await admin.telegram.test()).toMatchObject({ success: false });
  });

  it("report in the test why Telegram refuses", async () => {
    server.answer = telegramRefuses(401);
    expect((await admin.telegram.test()).message).toContain("API Key'i kabul etmedi");
    server.answer = telegramRefuses(403);
    expect((await admin.telegram.test()).message).toContain("Chat ID");
  });
});

describe("notifications", () => {
  it("of a flood are one message, and mark their contact messages", async () => {
    for (let n = 1; n <= 14; n++) await write(n);
    await deliver();
    expect(texts()).toHaveLength(1);
    expect(texts()[0]).toMatch(/14 yeni bildirim[\s\S]*Konu 1[\s\S]*ve 4 bildirim daha/);
    expect(await app.db.prisma.contactMessage.count({ where: { telegramSentAt: null } })).toBe(0);
    await write(15);
    await deliver();
    expect(texts()[1]).toContain("Şule Işık: Konu 15");
    expect(texts()).toHaveLength(2);
  });

  it("wait while Telegram is busy, and are not lost", async () => {
    server.answer = telegramRefuses(429, 60);
    await write(20);
    await deliver();
    const { rows } = await app.db.pool.query<{ wait: number }>(
      `SELECT extract(epoch FROM run_at - now())::int AS wait FROM graphile_worker._private_jobs
        WHERE key = 'telegram'`,
    );
    expect(rows[0]?.wait).toBeGreaterThan(50);
    server.answer = telegramTakes;
    await deliver();
    expect(texts()).toHaveLength(2);
    expect(await app.db.prisma.adminNotification.count({ where: { telegramPending: true } })).toBe(0);
  });

  it("are given up when Telegram refuses for good, and the reason is shown", async () => {
    server.answer = telegramRefuses(401);
    await write(30);
    await deliver();
    await deliver();
    expect(texts()).toHaveLength(1);
    expect((await admin.telegram.get()).lastError).toContain("API Key");
    expect(await admin.notifications.list()).toHaveLength(1);
  });

  it("are not sent where Telegram or their kind is off", async () => {
    await admin.telegram.update({ apiKey: API_KEY, chatId: "42", enabled: false });
    await write(40);
    await deliver();
    await addNotificationSettings(app, [
      {
        settingKey: "contact_message",
        settingName: "Yeni iletişim mesajı",
        description: "",
        category: "genel",
        isEnabled: false,
      },
    ]);
    await admin.telegram.update({ apiKey: API_KEY, chatId: "42", enabled: true });
    await write(41);
    await deliver();
    expect(texts()).toEqual([]);
    expect(await admin.notifications.list()).toHaveLength(1);
  });
});
