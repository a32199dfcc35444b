import { webhookTexts } from "@site/contract/webhooks/labels";
import {
  type CreateWebhookInput,
  type UpdateWebhookInput,
  type WebhookRow,
  type WebhookWithSecret,
  webhookLimits,
} from "@site/contract/webhooks/schema";
import type { App } from "../../core/app.ts";
import { AppError } from "../../core/calls/errors.ts";
import type { AdminIdentity } from "../../core/context.ts";
import { databaseNow } from "../../core/database/clock.ts";
import { getCell } from "../../core/secrets/secret-box.ts";
import { LOCK_ENDPOINTS } from "./queries.ts";
import { PREVIOUS_COLUMN, SECRET_COLUMN } from "./secrets.ts";
import { newSecret } from "./signature.ts";
import { toWebhookRow } from "./view.ts";

const HOUR_MS = 3_600_000;
const notFound = () => new AppError("NOT_FOUND", { message: webhookTexts.notFound });

/** Returns all endpoints, the newest first. */
export async function listWebhooks(app: App): Promise<WebhookRow[]> {
  const [rows, now] = await Promise.all([
    app.db.prisma.webhookEndpoint.findMany({ orderBy: { id: "desc" }, take: webhookLimits.endpoints }),
    databaseNow(app.db.pool),
  ]);
  return rows.map((row) => toWebhookRow(row, now));
}

/**
 * Creates an endpoint, which ends with its maker's account; its signing secret is returned this once.
 * @throws CONFLICT where there are too many; VALIDATION_FAILED for an address without https
 */
export async function createWebhook(
  app: App,
  admin: AdminIdentity,
  input: CreateWebhookInput,
): Promise<WebhookWithSecret> {
  assertSecure(app, input.url);
  const secret = newSecret();
  return app.db.prisma.$transaction(async (tx) => {
    await tx.$executeRawUnsafe(LOCK_ENDPOINTS);
    if ((await tx.webhookEndpoint.count()) >= webhookLimits.endpoints)
      throw new AppError("CONFLICT", { message: webhookTexts.tooMany });
    const { id } = await tx.webhookEndpoint.create({
      data: { ...input, madeById: admin.id, secret: new Uint8Array() },
    });
    const data = { secret: app.secrets.seal(getCell(SECRET_COLUMN, id), secret) };
    const webhook = await tx.webhookEndpoint.update({ where: { id }, data });
    return { webhook: toWebhookRow(webhook, await databaseNow(tx)), secret };
  });
}

/**
 * Changes what is sent of an endpoint; its failures are forgotten, and the caller becomes responsible for it.
 * @throws NOT_FOUND; VALIDATION_FAILED without https
 */
export async function updateWebhook(
  app: App,
  admin: AdminIdentity,
  { id, ...input }: UpdateWebhookInput,
): Promise<void> {
  if (input.url !== undefined) assertSecure(app, input.url);
  await app.db.prisma.$transaction(async (tx) => {
    const data = { ...input, ...takenOverBy(admin), failingSince: null, offReason: null };
    const { count } = await tx.webhookEndpoint.updateMany({ where: { id }, data });
    if (count === 0) throw notFound();
  });
}

/** Deletes an endpoint with its deliveries. @throws NOT_FOUND */
export async function removeWebhook(app: App, id: number): Promise<void> {
  await app.db.prisma.$transaction(async (tx) => {
    const { count } = await tx.webhookEndpoint.deleteMany({ where: { id } });
    if (count === 0) throw notFound();
  });
}

/** Makes an administrator responsible for an endpoint; a suspended one works again. @throws NOT_FOUND */
export async function takeOverWebhook(app: App, admin: AdminIdentity, id: number): Promise<void> {
  const { count } = await app.db.prisma.webhookEndpoint.updateMany({ where: { id }, data: takenOverBy(admin) });
  if (count === 0) throw notFound();
}

function takenOverBy({ id }: AdminIdentity) {
  return { madeById: id, suspendedAt: null };
}

/**
 * Gives an endpoint a new secret; the former one signs too for a day. The caller becomes responsible for it.
 * @throws NOT_FOUND
 */
export async function rotateSecret(app: App, admin: AdminIdentity, id: number): Promise<WebhookWithSecret> {
  const secret = newSecret();
  const seal = (column: string, text: string) => app.secrets.seal(getCell(column, id), text);
  return app.db.prisma.$transaction(async (tx) => {
    await tx.$executeRawUnsafe(LOCK_ENDPOINTS);
    const before = await tx.webhookEndpoint.findUnique({ where: { id } });
    if (!before) throw notFound();
    const now = await databaseNow(tx);
    const webhook = await tx.webhookEndpoint.update({
      where: { id },
      data: {
        ...takenOverBy(admin),
        secret: seal(SECRET_COLUMN, secret),
        previousSecret: seal(PREVIOUS_COLUMN, app.secrets.open(getCell(SECRET_COLUMN, id), before.secret)),
        previousUntil: new Date(now.getTime() + webhookLimits.previousSecretHours * HOUR_MS),
      },
    });
    return { webhook: toWebhookRow(webhook, now), secret };
  });
}

/** Refuses to send without encryption, except to hosts that the operator named. */
function assertSecure({ outbound }: App, url: string): void {
  const { protocol, hostname } = new URL(url);
  if (protocol === "https:" || outbound.isNamed(hostname)) return;
  throw new AppError("VALIDATION_FAILED", { message: webhookTexts.url, fields: { url: webhookTexts.url } });
}
