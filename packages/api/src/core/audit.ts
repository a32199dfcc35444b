import { emailKeyOf } from "@site/contract/common/text";
import type { Prisma } from "@site/db";
import { z } from "zod";
import type { App } from "./app.ts";
import { type Details, describeInput } from "./audit-details.ts";
import type { Context } from "./context.ts";
import { AppError } from "./errors.ts";
import { type Recorder, recordedDatabase } from "./recorded-database.ts";

/** A call that the audit log tells of. */
export interface AuditedCall {
  /** The procedure's path, as in "admin.posts.update". */
  path: string;
  /** What the caller sent, unchecked. */
  input: unknown;
}

/** A call under way. */
export interface Audit {
  /** The application whose writes are committed with their audit row, or not at all. */
  app: App;
  /** Writes the row of a call that went well and changed no row of the database. */
  finish(): Promise<void>;
}

/** Sign-ins that were judged and failed; whoever tries too often is not judged, and fills no table. */
const JUDGED = ["INVALID_CREDENTIALS", "FORBIDDEN", "SECOND_FACTOR_REQUIRED"];

/** Records what an administrator changes. */
export function auditWrite(ctx: Context, adminId: number | null, call: AuditedCall): Audit {
  const details = { input: describeInput(call.input) };
  return audit(ctx, {
    entryOf: (result) =>
      entry(ctx, call, { actorKind: "admin", actorId: adminId, entityId: idOf(call.input) || idOf(result), details }),
  });
}

/** Records a sign-in with the session it opens. */
export function auditSignIn(ctx: Context, actorKind: "admin" | "member", call: AuditedCall): Audit {
  const ofSession = z.object({ adminId: z.int().nullable(), memberId: z.int().nullable() });
  return audit(ctx, {
    model: "session",
    entryOf: (result) => {
      const { data } = ofSession.safeParse(result);
      return entry(ctx, call, { actorKind, actorId: data?.adminId ?? data?.memberId ?? null });
    },
  });
}

/** Records a sign-in that failed; of whose account, where there is such an account: a name that is none may be a mistyped password. */
export async function auditFailedSignIn(
  ctx: Context,
  actorKind: "admin" | "member",
  call: AuditedCall,
  error: unknown,
): Promise<void> {
  if (!(error instanceof AppError) || !JUDGED.includes(error.code)) return;
  const actorId = await findAccount(ctx.app, actorKind, call.input);
  await ctx.app.db.prisma.auditEntry.create({ data: entry(ctx, call, { actorKind, actorId, outcome: error.code }) });
}

function audit(
  { app }: Context,
  { entryOf, model }: { entryOf: (result: unknown) => Prisma.AuditEntryCreateInput; model?: Recorder["model"] },
): Audit {
  let isRecorded = false;
  const recorder: Recorder = {
    model,
    async record(tx, result) {
      if (!isRecorded) await tx.auditEntry.create({ data: entryOf(result) });
    },
    committed() {
      isRecorded = true;
    },
  };
  return {
    app: { ...app, db: recordedDatabase(app.db, recorder) },
    async finish() {
      if (!isRecorded) await app.db.prisma.auditEntry.create({ data: entryOf(undefined) });
    },
  };
}

interface EntryParts {
  actorKind: "admin" | "member";
  actorId: number | null;
  outcome?: string;
  entityId?: string;
  details?: Record<string, Details>;
}

function entry({ caller }: Context, { path }: AuditedCall, parts: EntryParts): Prisma.AuditEntryCreateInput {
  const entity = path.replace(/^admin\./, "").replace(/\.[^.]+$/, "");
  return {
    ...parts,
    action: path,
    entity,
    ipAddress: caller.ipAddress.slice(0, 64),
    userAgent: caller.userAgent.slice(0, 256),
  };
}

/** The fields by which calls say what they are about. */
const TARGETS = ["id", "key", "settingKey", "pageKey", "sectionKey", "parentId"];

/** The id that a call or its result names; empty where there is none. */
function idOf(value: unknown): string {
  const fields = z.record(z.string(), z.unknown()).safeParse(value).data ?? {};
  const found = TARGETS.map((name) => fields[name]).find((id) => typeof id === "number" || typeof id === "string");
  return String(found ?? "")
    .replaceAll("\u0000", "")
    .slice(0, 80);
}

const names = z.object({ username: z.string().max(254).optional(), email: z.string().max(254).optional() });

async function findAccount({ db }: App, kind: "admin" | "member", input: unknown): Promise<number | null> {
  const { username, email } = names.safeParse(input).data ?? {};
  const key = emailKeyOf((kind === "admin" ? username : email) ?? "").replaceAll("\u0000", "");
  const table = kind === "admin" ? 'admins WHERE lower(username COLLATE "C")' : "members WHERE email_key";
  const { rows } = await db.pool.query<{ id: number }>(`SELECT id FROM ${table} = $1 LIMIT 1`, [key]);
  return rows[0]?.id ?? null;
}
