import { truncateText } from "@site/contract/common/text";
import type { PushMessage } from "@site/contract/push/schema";
import webPush from "web-push";
import type { App } from "../../core/app.ts";
import { addJob } from "../../core/queue/job-queue.ts";
import type { JobInput } from "../../core/queue/job-table.ts";
import { type PostAnswer, postOutbound } from "../../integrations/outbound-post.ts";
import { readRetryAfter } from "../../integrations/retry-after.ts";
import { openPushKeys } from "./keys.ts";
import { END_DEVICE, FIND_PUSH, NOTE_SENT, type PushRow } from "./queries.ts";

/** How long a push service keeps a message for a device that is off. */
const KEPT_S = 86_400;
/** Waiting times between the attempts; after the last one the notification stays in the site alone. */
const RETRY_AFTER_S = [30, 300, 1_800, 7_200];
/** With the title and its Turkish letters well below the 3,993 bytes that every push service takes. */
const MESSAGE_LENGTH = 400;
/** Statuses of a subscription that has ended (RFC 8030, 5 and 7.3). */
const ENDED = [404, 410];

/**
 * Sends a notification to a device. A subscription that has ended is deleted, as is one whose address leads into a
 * private network; a push service that is down is tried again a few times.
 */
export async function sendPush(app: App, input: JobInput<"send-push">, signal?: AbortSignal): Promise<void> {
  const { pool } = app.db;
  const { id, notificationId, attempts } = input;
  const { rows } = await pool.query<PushRow>(FIND_PUSH, [id, notificationId]);
  const [row] = rows;
  if (!row) return;
  const answer = await post(app, row, signal);
  const outcome = getOutcome(answer);
  if (outcome === "sent") await pool.query(NOTE_SENT, [id]);
  if (outcome === "ended") await pool.query(END_DEVICE, [id, row.endpoint]);
  const planned = outcome === "busy" ? RETRY_AFTER_S[attempts] : undefined;
  if (planned === undefined) return;
  const asked = "headers" in answer ? readRetryAfter(answer.headers["retry-after"], Date.now()) : 0;
  const delayMs = Math.max(planned, asked) * 1000;
  await app.db.prisma.$transaction((tx) => addJob(tx, "send-push", { ...input, attempts: attempts + 1 }, { delayMs }));
}

async function post(app: App, row: PushRow, signal: AbortSignal | undefined): Promise<PostAnswer> {
  const { endpoint, p256dh, auth, title, message, link, tag } = row;
  const shown: PushMessage = { title, body: truncateText(message, MESSAGE_LENGTH), link, tag };
  const subscription = { endpoint, keys: { p256dh, auth } };
  const { headers, body } = webPush.generateRequestDetails(subscription, JSON.stringify(shown), {
    vapidDetails: { subject: getSubject(app), ...(await openPushKeys(app)) },
    TTL: KEPT_S,
    urgency: "normal",
    contentEncoding: "aes128gcm",
  });
  const given = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
  return postOutbound(app.outbound, { url: endpoint, headers: given, body }, { signal });
}

/** Returns who the push service may turn to (RFC 8292, 2.1), which takes no http address. */
function getSubject({ siteUrl }: App): string {
  return siteUrl.startsWith("https:") ? siteUrl : `mailto:postmaster@${new URL(siteUrl).hostname}`;
}

function getOutcome(answer: PostAnswer): "sent" | "ended" | "busy" | "refused" {
  if ("fault" in answer) return answer.fault === "forbidden" ? "ended" : "busy";
  const { status } = answer;
  if (status >= 200 && status < 300) return "sent";
  if (ENDED.includes(status)) return "ended";
  return status === 429 || status >= 500 ? "busy" : "refused";
}
