import { repairText } from "@site/contract/common/clean-text";
import { cleanEmail } from "@site/contract/common/email";
import { cutText, getEmailKey } from "@site/contract/common/text";
import type { Prisma } from "@site/db";
import { z } from "zod";
import type { App } from "../app.ts";
import { AppError } from "../calls/errors.ts";
import type { OwnerKind } from "../calls/owner.ts";
import type { Context } from "../context.ts";
import { type Details, describeInput } from "./audit-details.ts";
import { type Recorder, recordedDatabase } from "./recorded-database.ts";

export interface AuditedCall {
  /** The procedure's path, as in "admin.posts.update". */
  path: string;
  /** The raw input, not validated. */
  input: unknown;
}

/** The recording of one call. */
export interface Audit {
  /**
   * The application for the call: what it writes commits together with the audit row. A further transaction has a row
   * of its own if it changes rows.
   */
  app: App;
  /** Writes the audit row of a successful call that changed no database row. */
  finish(): Promise<void>;
}

/**
 * Errors of sign-ins whose credentials were checked. Throttled attempts are excluded so that they cannot fill the
 * table.
 */
const JUDGED = ["INVALID_CREDENTIALS", "FORBIDDEN", "SECOND_FACTOR_REQUIRED"];

/** Starts recording a change by an administrator or an API key. */
export function auditWrite(
  ctx: Context,
  actor: { kind: "admin" | "key"; id: number; name: string },
  call: AuditedCall,
): Audit {
  const details = { input: describeInput(call.input) };
  return audit(ctx, {
    getEntry: (result) =>
      entry(ctx, call.path, {
        actorKind: actor.kind,
        actorId: actor.id,
        actorName: actor.name, // the trigger would not find administrators who remove themselves
        entityId: getId(call.input) || getId(result),
        details,
      }),
  });
}

/** Starts recording a sign-in together with the session it opens. */
export function auditSignIn(ctx: Context, actorKind: OwnerKind, call: AuditedCall): Audit {
  const ofSession = z.object({ adminId: z.int().nullable(), memberId: z.int().nullable() });
  return audit(ctx, {
    model: "session",
    getEntry: (result) => {
      const { data } = ofSession.safeParse(result);
      return entry(ctx, call.path, { actorKind, actorId: data?.adminId ?? data?.memberId ?? null });
    },
  });
}

/** Returns an application that records the rows that a job changes in the name of an administrator. */
export function auditJob(app: App, adminId: number | null, path: string, entityId: string): App {
  const call = { app, caller: { ipAddress: "", userAgent: "" } };
  const getEntry = () => entry(call, path, { actorKind: "admin", actorId: adminId, entityId });
  return audit(call, { getEntry, isOfCall: false }).app;
}

/**
 * Records a failed sign-in. The account is named only if it exists, because an unknown name may be a mistyped password.
 */
export async function auditFailedSignIn(
  ctx: Context,
  actorKind: OwnerKind,
  call: AuditedCall,
  error: unknown,
): Promise<void> {
  if (!(error instanceof AppError) || !JUDGED.includes(error.code)) return;
  const own = "adminIdentity" in ctx ? await ctx.admin() : undefined;
  const actorId = own?.id ?? (await findAccount(ctx.app, actorKind, call.input));
  await ctx.app.db.prisma.auditEntry.create({
    data: entry(ctx, call.path, { actorKind, actorId, outcome: error.code }),
  });
}

/**
 * Records that a known caller was refused: a key's scope, a wrong proof. Further refusals of
 * one caller within ten minutes are left to the server's log, so that nobody fills the table.
 */
export async function auditRefusal(ctx: Context, path: string, error: unknown): Promise<void> {
  if (!(error instanceof AppError) || (error.code !== "FORBIDDEN" && !error.details.isWrongProof)) return;
  const actor = await getActor(ctx, path);
  if (!actor) return;
  try {
    await ctx.app.limits.take("auditedRefusals", `${actor.actorKind}:${actor.actorId}`);
  } catch (limit) {
    if (!(limit instanceof AppError)) throw limit;
    return ctx.app.log.info(`refused: ${actor.actorKind} ${actor.actorId}, ${path}, ${error.code}`);
  }
  // the input of a refused caller is not even read
  await ctx.app.db.prisma.auditEntry.create({ data: entry(ctx, path, { ...actor, outcome: error.code }) });
}

/** Returns the API key or the administrator that makes a call; members' calls have no entries. */
async function getActor(ctx: Context, path: string): Promise<Pick<EntryParts, "actorKind" | "actorId"> | null> {
  const key = await ctx.key();
  if (key) return { actorKind: "key", actorId: key.id };
  const admin = path.startsWith("admin.") ? await ctx.admin() : undefined;
  return admin ? { actorKind: "admin", actorId: admin.id } : null;
}

/** Says who calls, in the entries of the log. */
interface Origin {
  app: App;
  caller: { ipAddress: string; userAgent: string };
}

interface AuditOptions {
  getEntry: (result: unknown) => Prisma.AuditEntryCreateInput;
  model?: Recorder["model"];
  /** False if only changed rows are recorded, not the call itself. */
  isOfCall?: boolean;
}

function audit({ app }: Origin, { getEntry, model, isOfCall = true }: AuditOptions): Audit {
  let isRecorded = !isOfCall;
  const recorder: Recorder = {
    model,
    begin: (tx) => tx.$executeRaw`SELECT set_config('site.audit', 'on', true)`, // triggers note rows before and after
    async record(tx, result) {
      if (!isRecorded || (await hasChanges(tx))) await tx.auditEntry.create({ data: getEntry(result) });
    },
    committed() {
      isRecorded = true;
    },
  };
  return {
    app: { ...app, db: recordedDatabase(app.db, recorder) },
    async finish() {
      if (!isRecorded) await app.db.prisma.auditEntry.create({ data: getEntry(undefined) });
    },
  };
}

/** Returns whether the triggers noted rows in this transaction. */
async function hasChanges(tx: Prisma.TransactionClient): Promise<boolean> {
  const [row] = await tx.$queryRaw<{ has: boolean }[]>`
    SELECT coalesce(current_setting('site.audit_changes', true), '') <> '' AS has`;
  return row?.has ?? false;
}

interface EntryParts {
  actorKind: OwnerKind | "key";
  actorId: number | null;
  actorName?: string;
  outcome?: string;
  entityId?: string;
  details?: Record<string, Details>;
}

function entry({ caller }: Origin, path: string, parts: EntryParts): Prisma.AuditEntryCreateInput {
  const entity = path.replace(/^admin\./, "").replace(/\.[^.]+$/, "");
  return {
    ...parts,
    action: path,
    entity,
    ipAddress: caller.ipAddress.slice(0, 64),
    userAgent: caller.userAgent.slice(0, 256),
  };
}

/** Input fields that identify the target of a call. */
const TARGETS = ["id", "key", "settingKey", "pageKey", "sectionKey", "parentId"];

/** Returns the id named by a call or its result, or "" if there is none. */
function getId(value: unknown): string {
  const fields = z.record(z.string(), z.unknown()).safeParse(value).data ?? {};
  const found = TARGETS.map((name) => fields[name]).find((id) => typeof id === "number" || typeof id === "string");
  return cutText(repairText(String(found ?? "")).replaceAll("\u0000", ""), 80);
}

const names = z.object({ username: z.string().max(254).optional(), email: z.string().max(254).optional() });

async function findAccount({ db }: App, kind: OwnerKind, input: unknown): Promise<number | null> {
  const { username, email } = names.safeParse(input).data ?? {};
  const key = getEmailKey((kind === "admin" ? username : email && cleanEmail(email)) ?? "").replaceAll("\u0000", "");
  const table = kind === "admin" ? 'admins WHERE lower(username COLLATE "C")' : "members WHERE email_key";
  const { rows } = await db.pool.query<{ id: number }>(`SELECT id FROM ${table} = $1 LIMIT 1`, [key]);
  return rows[0]?.id ?? null;
}
