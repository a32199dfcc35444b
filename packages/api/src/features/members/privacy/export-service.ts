import { randomBytes } from "node:crypto";
import type { Prisma } from "@site/db";
import type { App } from "../../../core/app.ts";
import type { Caller } from "../../../core/calls/caller.ts";
import type { MemberIdentity } from "../../../core/context.ts";
import type { DataSection } from "../../../core/data-copy.ts";
import { databaseNow } from "../../../core/database/clock.ts";
import { lockAccount } from "../../../core/database/row-lock.ts";
import { addJob } from "../../../core/queue/job-queue.ts";
import { discardFiles } from "../../../core/storage/files.ts";
import { type ArchivedFile, zipFiles } from "../../../core/storage/zip.ts";
import { getAddress } from "../../identity/links/mail-service.ts";
import { recordSecurityEvent } from "../../identity/sessions/security-events-service.ts";
import { queueMail } from "../../mail/service.ts";
import { getDataOwner } from "./data-owner.ts";
import { toHtmlPage, toJson } from "./export-view.ts";

const DAY_MS = 86_400_000;
/** Maximum duration of an export. */
const MAX_MS = 15 * 60_000;
const KEPT_MS = 7 * DAY_MS;
/** Time in which a repeated request reuses the earlier export. */
const SAME_MS = 10 * 60_000;

export async function listDataExports(app: App, memberId: number) {
  const rows = await app.db.prisma.dataExport.findMany({
    where: { memberId, expiresAt: { gt: await databaseNow(app.db.pool) } },
    orderBy: { id: "desc" },
  });
  return rows.map(({ id, storageKey, createdAt, expiresAt }) => ({
    id,
    status: storageKey ? ("ready" as const) : ("preparing" as const),
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    downloadUrl: storageKey ? `/api/user/data-exports/${id}/file` : null,
  }));
}

/** Queues the export of a member's data. */
export async function requestDataExport(app: App, caller: Caller, member: MemberIdentity): Promise<void> {
  const memberId = member.id;
  await app.db.prisma.$transaction(async (tx) => {
    await lockAccount(tx, "member", memberId); // the second of two concurrent requests finds the first
    const now = (await databaseNow(tx)).getTime();
    if (await tx.dataExport.count({ where: { memberId, createdAt: { gt: new Date(now - SAME_MS) } } })) return;
    const { id } = await tx.dataExport.create({ data: { memberId, expiresAt: new Date(now + KEPT_MS) } });
    await recordSecurityEvent(tx, caller, member, "export_requested");
    await addJob(tx, "export-data", { id });
  });
}

/** Creates the export (JSON and an HTML page, zipped) and notifies its owner. */
export async function makeDataExport(app: App, id: number): Promise<void> {
  const request = await app.db.prisma.dataExport.findFirst({
    where: { id, storageKey: null },
    include: { member: { include: { avatar: true } } },
  });
  if (!request) return;
  const { member } = request;
  const storageKey = `exports/${randomBytes(16).toString("hex")}.zip`;
  try {
    const avatar = member.avatar && (await app.files.get(member.avatar.storageKey));
    const pictures = avatar ? [{ name: "profil-fotografi.webp", content: new Uint8Array(avatar) }] : [];
    await writeArchive(app, member.id, storageKey, pictures);
    await app.db.prisma.$transaction(async (tx) => {
      const { count } = await tx.dataExport.updateMany({
        where: { id, storageKey: null },
        data: { storageKey, readyAt: new Date() },
      });
      if (count === 0) throw new Error("the copy was made by another, or its owner is gone");
      await queueMail(app, tx, {
        template: "export_ready",
        to: getAddress(member),
        props: { name: member.firstName, expiresAt: request.expiresAt.toISOString() },
      });
    });
  } catch (error) {
    await discardFiles(app, [storageKey]);
    throw error;
  }
}

/**
 * Returns all data stored about a member. Hashes and sealed secrets are excluded.
 * @param tx a transaction with one consistent snapshot
 */
export async function listSections(app: App, tx: Prisma.TransactionClient, memberId: number): Promise<DataSection[]> {
  const owner = await getDataOwner(app, tx, memberId);
  const sections: DataSection[] = [];
  for (const { copy } of app.storedData) sections.push(...((await copy?.(owner)) ?? []));
  return sections;
}

/** Writes both files from one snapshot of the database. */
async function writeArchive(
  app: App,
  memberId: number,
  storageKey: string,
  attachments: ArchivedFile[],
): Promise<void> {
  await app.db.prisma.$transaction(
    async (tx) => {
      const sections = await listSections(app, tx, memberId);
      const files = [
        { name: "verilerim.json", content: toJson(sections) },
        { name: "verilerim.html", content: toHtmlPage(sections) },
        ...attachments,
      ];
      await app.files.put(storageKey, zipFiles(files));
    },
    { isolationLevel: "RepeatableRead", timeout: MAX_MS },
  );
}

/** Returns an export's file to its owner, or undefined if it is not theirs, not ready or expired. */
export async function openDataExport(app: App, memberId: number, id: number): Promise<Buffer | undefined> {
  const found = await app.db.prisma.dataExport.findFirst({
    where: { id, memberId, expiresAt: { gt: await databaseNow(app.db.pool) } },
  });
  return found?.storageKey ? app.files.get(found.storageKey) : undefined;
}
