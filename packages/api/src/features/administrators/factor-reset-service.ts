import type { App } from "../../core/app.ts";
import { ownedBy } from "../identity/owner.ts";
import { removeSecondSteps } from "../identity/second-factor/service.ts";
import { endAccess } from "../identity/sessions/access-service.ts";

/** Numbers of removed factors and ended sessions. */
export interface FactorReset {
  authenticators: number;
  passkeys: number;
  recoveryCodes: number;
  /** Ended open sessions. */
  sessions: number;
}

/**
 * Removes authenticator, passkeys and recovery codes of an administrator who has lost them and ends the sessions, for
 * the operator of the server, because nobody else can help a single administrator. The password stays.
 * @returns the removed items; undefined, without a change, if there was no second factor
 * @throws UnknownAdministratorError
 */
export async function resetFactor({ db }: Pick<App, "db">, username: string): Promise<FactorReset | undefined> {
  return db.prisma.$transaction(async (tx) => {
    const admin = await tx.admin.findUnique({ where: { username }, select: { id: true } });
    if (!admin) {
      const all = await tx.admin.findMany({ select: { username: true }, orderBy: { username: "asc" } });
      throw new UnknownAdministratorError(all.map((each) => each.username));
    }
    const owner = { kind: "admin", id: admin.id } as const;
    const where = ownedBy(owner);
    const removed: FactorReset = {
      authenticators: await tx.authenticator.count({ where }),
      passkeys: await tx.passkey.count({ where }),
      recoveryCodes: await tx.recoveryCode.count({ where }),
      sessions: await tx.session.count({ where: { ...where, revokedAt: null } }),
    };
    if (removed.authenticators + removed.passkeys === 0) return undefined;
    await removeSecondSteps(tx, owner);
    await endAccess(tx, owner);
    await tx.auditEntry.create({
      data: {
        actorKind: "system",
        action: "administrators.removeSecondFactor",
        entity: "administrators",
        entityId: String(admin.id),
        details: { username, ...removed },
      },
    });
    return removed;
  });
}

/** No administrator has the name. */
export class UnknownAdministratorError extends Error {
  constructor(readonly usernames: readonly string[]) {
    super("no administrator has this name");
  }
}
