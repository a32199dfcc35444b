import type { AuditRow, ListAuditInput } from "@site/contract/audit/schema";
import { limits } from "@site/contract/common/limits";
import { countPages } from "@site/contract/common/paging";
import type { Prisma } from "@site/db";
import type { App } from "../../core/app.ts";

const MOST_EXPORTED = 5_000;

/** Paths of the sign-ins of administrators and members. */
const SIGN_INS = ["admin.session.", "auth."];

const select = {
  id: true,
  actorKind: true,
  actorId: true,
  action: true,
  entity: true,
  entityId: true,
  outcome: true,
  ipAddress: true,
  userAgent: true,
  details: true,
  createdAt: true,
} satisfies Prisma.AuditEntrySelect;

type Entry = Prisma.AuditEntryGetPayload<{ select: typeof select }>;

/** Returns a page of the audit log, newest first. The search reads action, record, address and outcome. */
export async function listAudit(app: App, input: ListAuditInput) {
  const where = filterOf(input);
  const size = limits.auditPerPage;
  const [entries, total] = await Promise.all([
    app.db.prisma.auditEntry.findMany({
      where,
      select,
      orderBy: { id: "desc" },
      take: size,
      skip: (input.page - 1) * size,
    }),
    app.db.prisma.auditEntry.count({ where }),
  ]);
  return { entries: await withActors(app, entries), total, pageCount: countPages(total, size) };
}

/** Returns the newest 5,000 entries of a filter as CSV (RFC 4180), with a byte order mark for spreadsheets. */
export async function exportAudit(app: App, input: Omit<ListAuditInput, "page">) {
  const found = await app.db.prisma.auditEntry.findMany({
    where: filterOf(input),
    select,
    orderBy: { id: "desc" },
    take: MOST_EXPORTED + 1,
  });
  const rows = await withActors(app, found.slice(0, MOST_EXPORTED));
  const columns = ["id", "createdAt", "actor", "action", "entity", "entityId", "outcome", "ipAddress", "userAgent"];
  const lines = rows.map((row) =>
    [...columns.map((name) => cellOf(Reflect.get(row, name))), cellOf(row.details)].join(","),
  );
  const csv = `\uFEFF${[[...columns, "details"].join(","), ...lines].join("\r\n")}\r\n`;
  return { csv, isComplete: found.length <= MOST_EXPORTED };
}

/** A spreadsheet would run a text that begins like a formula, so such a text gets an apostrophe. */
function cellOf(value: unknown): string {
  const text = String(value ?? "");
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}

function filterOf({ kind, search }: Pick<ListAuditInput, "kind" | "search">): Prisma.AuditEntryWhereInput {
  const signIns = { OR: SIGN_INS.map((path) => ({ action: { startsWith: path } })) };
  const contains = { contains: search ?? "", mode: "insensitive" } as const;
  return {
    ...(kind === "signIns" && signIns),
    ...(kind === "changes" && { actorKind: { not: "member" }, NOT: signIns }),
    ...(search && {
      AND: [
        {
          OR: [
            { action: contains },
            { entityId: search },
            { ipAddress: { startsWith: search } },
            { outcome: contains },
          ],
        },
      ],
    }),
  };
}

/** Adds the names of administrators and API keys; a member is named by number only, as the log is read long after. */
async function withActors({ db }: App, entries: Entry[]): Promise<AuditRow[]> {
  const idsOf = (kind: string) =>
    entries.flatMap(({ actorKind, actorId }) => (actorKind === kind && actorId ? [actorId] : []));
  const admins = await db.prisma.admin.findMany({
    where: { id: { in: [...new Set(idsOf("admin"))] } },
    select: { id: true, username: true },
  });
  const keys = await db.prisma.apiKey.findMany({
    where: { id: { in: [...new Set(idsOf("key"))] } },
    select: { id: true, name: true },
  });
  const names = new Map(admins.map(({ id, username }) => [id, username]));
  const keyNames = new Map(keys.map(({ id, name }) => [id, name]));
  const nameOf = (kind: string, id: number | null) => {
    if (kind === "admin") return names.get(id ?? 0) ?? null;
    if (kind === "key") return `API anahtarı: ${keyNames.get(id ?? 0) ?? id}`;
    return id ? `Üye ${id}` : null;
  };
  return entries.map(({ actorKind, actorId, details, createdAt, ...entry }) => ({
    ...entry,
    actor: nameOf(actorKind, actorId),
    details: JSON.stringify(details),
    createdAt: createdAt.toISOString(),
  }));
}
