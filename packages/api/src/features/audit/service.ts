import { type AuditRow, auditRow, type ListAuditInput } from "@site/contract/audit/schema";
import { toCsv } from "@site/contract/common/csv";
import { limits } from "@site/contract/common/limits";
import { countPages } from "@site/contract/common/paging";
import { toSearchPhrase } from "@site/contract/common/text";
import type { Prisma } from "@site/db";
import type { App } from "../../core/app.ts";
import { type AuditNameRow, FIND_AUDIT_NAMES } from "./queries.ts";

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

/** Returns a page of the audit log, newest first. The search reads action, record, address and outcome. */
export async function listAudit(app: App, input: ListAuditInput) {
  const where = await getFilter(app, input);
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

/** Returns the newest 5,000 entries of a filter as CSV. */
export async function exportAudit(app: App, input: Omit<ListAuditInput, "page">) {
  const found = await app.db.prisma.auditEntry.findMany({
    where: await getFilter(app, input),
    select,
    orderBy: { id: "desc" },
    take: MAX_EXPORTED + 1,
  });
  const rows = await withActors(app, found.slice(0, MAX_EXPORTED));
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
 * Adds the names. Entries of earlier versions have none: they get today's name. A member is named by number
 * only, as the log is read long after.
 */
async function withActors({ db }: App, entries: Entry[]): Promise<AuditRow[]> {
  const nameless = (kind: string) => [
    ...new Set(
      entries.flatMap(({ actorKind, actorId, actorName }) =>
        actorKind === kind && actorId && actorName === null ? [actorId] : [],
      ),
    ),
  ];
  const select = { id: true };
  const [admins, keys] = await Promise.all([
    db.prisma.admin.findMany({ where: { id: { in: nameless("admin") } }, select: { ...select, username: true } }),
    db.prisma.apiKey.findMany({ where: { id: { in: nameless("key") } }, select: { ...select, name: true } }),
  ]);
  const names = new Map<string, string>([
    ...admins.map(({ id, username }) => [`admin ${id}`, username] as const),
    ...keys.map(({ id, name }) => [`key ${id}`, name] as const),
  ]);
  const getName = ({ actorKind, actorId, actorName }: Entry) => {
    if (actorId === null) return null;
    const name = actorName ?? names.get(`${actorKind} ${actorId}`);
    if (actorKind === "key") return `API anahtarı: ${name ?? actorId}`;
    return name ?? `${actorKind === "admin" ? "Yönetici" : "Üye"} ${actorId}`;
  };
  return entries.map(({ actorName, details, createdAt, ...entry }) =>
    auditRow.parse({
      ...entry,
      actor: getName({ ...entry, actorName, details, createdAt }),
      details: JSON.stringify(details),
      createdAt: createdAt.toISOString(),
    }),
  );
}
