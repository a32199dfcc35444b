import { securityEvents } from "@site/contract/identity/sessions/labels";
import type { SecurityEventName } from "@site/contract/identity/sessions/schema";
import type { Prisma } from "@site/db";
import type { App } from "../../../core/app.ts";
import type { Caller } from "../../../core/calls/caller.ts";

const MAX_SHOWN = 50;

/** Records a security event within the transaction that causes it. */
export async function recordSecurityEvent(
  tx: Prisma.TransactionClient,
  { userAgent, ipAddress }: Caller,
  memberId: number,
  event: SecurityEventName,
): Promise<void> {
  await tx.securityEvent.create({
    data: { memberId, event, userAgent: userAgent.slice(0, 256), ipAddress: ipAddress.slice(0, 64) },
  });
}

/** Returns security events, newest first. */
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
