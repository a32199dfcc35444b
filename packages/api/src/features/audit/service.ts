import { type AuditRow, auditRow, type ListAuditInput } from "@site/contract/audit/schema";
import { toCsv } from "@site/contract/common/csv";
import { limits } from "@site/contract/common/limits";
import { toPage } from "@site/contract/common/paging";
import { toSearchPhrase } from "@site/contract/common/text";
import type { Prisma } from "@site/db";
import type { App } from "../../core/app.ts";

/** The names are few, so that they are compared, not each entry. $1: the searched phrase. */
const FIND_AUDIT_NAMES = `SELECT kind, name FROM (
    SELECT DISTINCT 'action' AS kind, action::text AS name FROM audit_entries
    UNION ALL SELECT DISTINCT 'outcome', outcome FROM audit_entries
    UNION ALL SELECT DISTINCT 'actorName', actor_name FROM audit_entries
  ) AS names WHERE strpos(search_words(name), $1) > 0`;

interface AuditNameRow {
  kind: "action" | "outcome" | "actorName";
  name: string;
}

const MAX_EXPORTED = 5_000;

/** Paths of the sign-ins of administrators and members. */
const SIGN_INS = ["admin.session.", "auth."];

const select = {
  id: true,
  actorKind: true,
  actorId: true,
  actorName: true,
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

/** Returns a page of the audit log, newest first. The search covers action, record, network address and outcome. */
export async function listAudit(app: App, input: ListAuditInput) {
  const where = await getFilter(app, input);
  const limit = limits.auditPerPage;
  const [entries, total] = await Promise.all([
    app.db.prisma.auditEntry.findMany({
      where,
      select,
      orderBy: { id: "desc" },
      take: limit,
      skip: (input.page - 1) * limit,
    }),
    app.db.prisma.auditEntry.count({ where }),
  ]);
  return toPage(entries.map(toAuditRow), { page: input.page, limit, total });
}

/** Returns the newest 5,000 entries of a filter as CSV. */
export async function exportAudit(app: App, input: Omit<ListAuditInput, "page">) {
  const found = await app.db.prisma.auditEntry.findMany({
    where: await getFilter(app, input),
    select,
    orderBy: { id: "desc" },
    take: MAX_EXPORTED + 1,
  });
  const rows = found.slice(0, MAX_EXPORTED).map(toAuditRow);
  const columns = [
    ...["id", "createdAt", "actor", "action", "entity", "entityId", "outcome", "ipAddress", "userAgent"],
    ...["actorKind", "actorId"],
  ];
  const csv = toCsv(
    [...columns, "details"],
    rows.map((row) => [...columns.map((name) => Reflect.get(row, name)), row.details]),
  );
  return { csv, isComplete: found.length <= MAX_EXPORTED };
}

async function getFilter(
  app: App,
  { kind, search }: Pick<ListAuditInput, "kind" | "search">,
): Promise<Prisma.AuditEntryWhereInput> {
  const signIns = { OR: SIGN_INS.map((path) => ({ action: { startsWith: path } })) };
  return {
    ...(kind === "signIns" && signIns),
    ...(kind === "changes" && { actorKind: { not: "member" }, NOT: signIns }),
    ...(search && { AND: [await mentioning(app, search)] }),
  };
}

async function mentioning(app: App, search: string): Promise<Prisma.AuditEntryWhereInput> {
  const { rows } = await app.db.pool.query<AuditNameRow>({
    name: "audit-names",
    text: FIND_AUDIT_NAMES,
    values: [toSearchPhrase(search)],
  });
  const named = (kind: AuditNameRow["kind"]) => ({
    [kind]: { in: rows.flatMap((row) => (row.kind === kind ? [row.name] : [])) },
  });
  return {
    OR: [
      named("action"),
      named("outcome"),
      named("actorName"),
      { entityId: search },
      { ipAddress: { startsWith: search.replace(/[\\%_]/g, "\\$&") } },
    ],
  };
}

/**
 * Returns an entry with the name of its actor. A member is named only by number, because the log may be read after the
 * account is erased.
 */
function toAuditRow({ actorName, details, createdAt, ...entry }: Entry): AuditRow {
  return auditRow.parse({
    ...entry,
    actor: getActor(entry.actorKind, entry.actorId, actorName),
    details: JSON.stringify(details),
    createdAt: createdAt.toISOString(),
  });
}

function getActor(kind: string, id: number | null, name: string | null): string | null {
  if (id === null) return null;
  if (kind === "key") return `API anahtarı: ${name ?? id}`;
  return name ?? `${kind === "admin" ? "Yönetici" : "Üye"} ${id}`;
}
