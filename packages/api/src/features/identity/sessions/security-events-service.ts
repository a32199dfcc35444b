import { securityEvents } from "@site/contract/identity/sessions/labels";
import type { SecurityEventName } from "@site/contract/identity/sessions/schema";
import type { Prisma } from "@site/db";
import type { App } from "../../../core/app.ts";
import type { Caller } from "../../../core/calls/caller.ts";
import type { Owner } from "../../../core/calls/owner.ts";
import { ownerRules } from "../owner.ts";

const MAX_SHOWN = 50;

/**
 * Records a security event within the transaction that causes it. A member's is stored for their own list; an
 * administrator's goes to the audit log, unless the call itself is recorded there.
 */
export async function recordSecurityEvent(
  tx: Prisma.TransactionClient,
  caller: Caller,
  owner: Owner,
  event: SecurityEventName,
): Promise<void> {
  const from = { userAgent: caller.userAgent.slice(0, 256), ipAddress: caller.ipAddress.slice(0, 64) };
  if (owner.kind === "member") await tx.securityEvent.create({ data: { memberId: owner.id, event, ...from } });
  const action = ownerRules[owner.kind].auditedEvents[event];
  if (action)
    await tx.auditEntry.create({
      data: { actorKind: owner.kind, actorId: owner.id, action, entity: "session", ...from },
    });
}

/** Returns a member's security events, newest first. */
export async function listSecurityEvents(app: App, memberId: number) {
  const rows = await app.db.prisma.securityEvent.findMany({
    where: { memberId },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    take: MAX_SHOWN,
  });
  return rows.flatMap(({ id, event, userAgent, ipAddress, createdAt }) =>
    isEventName(event)
      ? [{ id, event, text: securityEvents[event], userAgent, ipAddress, createdAt: createdAt.toISOString() }]
      : [],
  );
}

function isEventName(event: string): event is SecurityEventName {
  return Object.hasOwn(securityEvents, event);
}
