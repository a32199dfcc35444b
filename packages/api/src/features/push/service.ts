import { ECDH } from "node:crypto";
import { pushTexts } from "@site/contract/push/labels";
import type { AddPushDeviceInput, PushDevices } from "@site/contract/push/schema";
import type { App } from "../../core/app.ts";
import { AppError } from "../../core/calls/errors.ts";
import { lockAccount } from "../../core/database/row-lock.ts";
import { addJobs, type Transaction } from "../../core/queue/job-queue.ts";
import { openPushKeys } from "./keys.ts";
import { DROP_OLDEST_DEVICES, LIST_DEVICES, STORE_DEVICE } from "./queries.ts";

/** Returns what a browser needs to subscribe, and to know whether it is one of the member's devices. */
export async function listPushDevices(app: App, memberId: number): Promise<PushDevices> {
  const { publicKey } = await openPushKeys(app);
  const { rows } = await app.db.pool.query<{ hash: string }>(LIST_DEVICES, [memberId]);
  return { publicKey, devices: rows.map(({ hash }) => hash) };
}

/**
 * Shows the member's notifications on a device too; beyond the most devices of a member the oldest ends.
 * @throws VALIDATION_FAILED for a key that is none
 */
export async function addPushDevice(
  app: App,
  memberId: number,
  { endpoint, p256dh, auth }: AddPushDeviceInput,
): Promise<void> {
  if (!isPublicKey(p256dh)) throw new AppError("VALIDATION_FAILED", { message: pushTexts.endpointInvalid });
  await app.db.prisma.$transaction(async (tx) => {
    await lockAccount(tx, "members", memberId); // of two devices added at once the second counts the first
    await tx.$executeRawUnsafe(STORE_DEVICE, memberId, endpoint, p256dh, auth);
    await tx.$executeRawUnsafe(DROP_OLDEST_DEVICES, memberId);
  });
}

/** Returns whether a key is a point of the curve; nothing could be encrypted for another one. */
function isPublicKey(key: string): boolean {
  try {
    ECDH.convertKey(key, "prime256v1", "base64url");
    return true;
  } catch {
    return false;
  }
}

/** Ends one of the member's devices; another member's stays. */
export async function removePushDevice({ db }: App, memberId: number, endpoint: string): Promise<void> {
  await db.prisma.pushDevice.deleteMany({ where: { memberId, endpoint } });
}

/** Queues a notification for devices within the transaction that stores it, one job for each. */
export function queuePush(tx: Transaction, devices: readonly number[], notificationId: number): Promise<void> {
  return addJobs(
    tx,
    devices.map((id) => ({ name: "send-push" as const, input: { id, notificationId, attempts: 0 } })),
  );
}
