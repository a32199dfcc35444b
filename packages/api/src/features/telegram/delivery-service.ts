import { truncateText } from "@site/contract/common/text";
import { telegramReasons } from "@site/contract/telegram/labels";
import type { App } from "../../core/app.ts";
import { databaseNow } from "../../core/database/clock.ts";
import { inTransaction } from "../../core/database/transaction.ts";
import { addJob, type Transaction } from "../../core/queue/job-queue.ts";
import { getCell } from "../../core/secrets/secret-box.ts";
import { TelegramError } from "../../integrations/telegram.ts";
import { getSiteSettings } from "../settings/service.ts";
import {
  CLAIM_NOTIFICATIONS,
  FORGET_NOTIFICATIONS,
  MARK_MESSAGES_SENT,
  READ_TELEGRAM_TARGET,
  STORE_TELEGRAM_ERROR,
  type TelegramTarget,
  type WaitingNotification,
} from "./queries.ts";
import { API_KEY_COLUMN } from "./service.ts";

const MAX_LISTED = 10;
/** Telegram accepts 4096 characters. */
const MAX_CHARACTERS = 4000;
const BUSY_S = 30;

/**
 * Reports all waiting notifications in one message. They stay locked until it is sent: a crash releases them for
 * the next run. A refusal for good is stored for the administrator and ends the attempts.
 */
export async function sendTelegramNotifications(app: App): Promise<void> {
  const { site_name: siteName } = await getSiteSettings(app);
  await inTransaction(app.db.pool, async (client) => {
    const { rows: waiting } = await client.query<WaitingNotification>(CLAIM_NOTIFICATIONS);
    const { rows: targets } = await client.query<TelegramTarget>(READ_TELEGRAM_TARGET);
    const [target] = targets;
    if (waiting.length > 0) {
      const reason = target?.enabled && target.apiKey ? await attempt(app, target, siteName, waiting) : undefined;
      if (reason && isPassing(reason)) await tryLater(client, reason);
      else {
        await client.query(FORGET_NOTIFICATIONS, [waiting.map(({ id }) => id)]);
        await client.query(STORE_TELEGRAM_ERROR, [reason ? telegramReasons[reason.reason] : ""]);
        if (!reason && target?.enabled)
          await client.query(MARK_MESSAGES_SENT, [waiting.flatMap(({ contactMessageId }) => contactMessageId ?? [])]);
      }
    }
  });
}

/** Queues the next message within a transaction; what happens until then is reported with it. */
export async function queueTelegramMessage(tx: Transaction, inSeconds: number): Promise<void> {
  const now = await databaseNow(tx);
  await addJob(
    tx,
    "send-telegram",
    {},
    { key: "telegram", runAt: new Date(now.getTime() + inSeconds * 1000), keepsTime: true },
  );
}

async function attempt(
  app: App,
  { apiKey, chatId }: TelegramTarget,
  siteName: string,
  waiting: WaitingNotification[],
): Promise<TelegramError | undefined> {
  try {
    const key = app.secrets.open(getCell(API_KEY_COLUMN, 1), apiKey ?? new Uint8Array());
    await app.telegram.send({ apiKey: key, chatId, text: findText(app, siteName, waiting) });
    return undefined;
  } catch (error) {
    return error instanceof TelegramError ? error : new TelegramError("token"); // the stored key does not open
  }
}

function isPassing({ reason }: TelegramError): boolean {
  return reason === "busy" || reason === "unreachable";
}

async function tryLater(tx: Transaction, { retryAfter }: TelegramError): Promise<void> {
  await queueTelegramMessage(tx, Math.max(BUSY_S, retryAfter));
}

function findText(app: App, siteName: string, waiting: WaitingNotification[]): string {
  const [first] = waiting;
  if (waiting.length === 1 && first)
    return truncateText(`${siteName}\n${first.title}\n${first.message}\n${app.siteUrl}${first.link}`, MAX_CHARACTERS);
  const listed = waiting.slice(0, MAX_LISTED).map(({ title, message }) => `• ${title}: ${truncateText(message, 200)}`);
  const rest = waiting.length - listed.length;
  return truncateText(
    [
      `${siteName}: ${waiting.length} yeni bildirim`,
      ...listed,
      ...(rest > 0 ? [`ve ${rest} bildirim daha`] : []),
      `${app.siteUrl}/admin`,
    ].join("\n"),
    MAX_CHARACTERS,
  );
}
