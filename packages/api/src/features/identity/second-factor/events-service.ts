import type { SecurityEventName } from "@site/contract/identity/sessions/schema";
import type { Prisma } from "@site/db";
import type { Caller } from "../../../core/calls/caller.ts";
import { recordSecurityEvent } from "../sessions/security-events-service.ts";
import type { FactorOwner } from "./owner.ts";

type FactorEvent = Extract<
  SecurityEventName,
  "totp_on" | "totp_off" | "recovery_code_used" | "recovery_codes_renewed" | "passkey_added" | "passkey_removed"
>;

/**
 * Records an event of a second factor within the transaction that causes it: a member's as security event, an
 * administrator's in the audit log, where their calls are already, but not the codes used for signing in.
 */
export async function recordFactorEvent(
  tx: Prisma.TransactionClient,
  caller: Caller,
  owner: FactorOwner,
  event: FactorEvent,
): Promise<void> {
  if ("memberId" in owner) return recordSecurityEvent(tx, caller, owner.memberId, event);
  if (event !== "recovery_code_used") return;
  await tx.auditEntry.create({
    data: {
      actorKind: "admin",
      actorId: owner.adminId,
      action: "admin.session.recoveryCodeUsed",
      entity: "session",
      ipAddress: caller.ipAddress.slice(0, 64),
      userAgent: caller.userAgent.slice(0, 256),
    },
  });
}
