import { randomBytes } from "node:crypto";
import type { Prisma } from "@site/db";
import type { App } from "../../core/app.ts";
import type { Owner } from "../../core/calls/owner.ts";
import { ownedBy, storePasswordHash } from "../identity/owner.ts";
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
    const owner = await findOwner(tx, username);
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
    await record(tx, owner, "removeSecondFactor", { username, ...removed });
    return removed;
  });
}

/**
 * Gives an administrator who has lost the password a random one and ends the sessions, for the operator of the server.
 * The second factor stays.
 * @returns the new password and the number of ended sessions
 * @throws UnknownAdministratorError
 */
export async function resetPassword(
  { db, passwords }: Pick<App, "db" | "passwords">,
  username: string,
): Promise<{ password: string; sessions: number }> {
  const password = randomBytes(12).toString("base64url");
  const passwordHash = await passwords.hash(password);
  const sessions = await db.prisma.$transaction(async (tx) => {
    const owner = await findOwner(tx, username);
    const count = await tx.session.count({ where: { ...ownedBy(owner), revokedAt: null } });
    await storePasswordHash(tx, owner, passwordHash);
    await endAccess(tx, owner);
    await record(tx, owner, "setPassword", { username, sessions: count });
    return count;
  });
  return { password, sessions };
}

type Tx = Prisma.TransactionClient;

async function findOwner(tx: Tx, username: string): Promise<Owner> {
  const admin = await tx.admin.findUnique({ where: { username }, select: { id: true } });
  if (admin) return { kind: "admin", id: admin.id };
  const all = await tx.admin.findMany({ select: { username: true }, orderBy: { username: "asc" } });
  throw new UnknownAdministratorError(all.map((each) => each.username));
}

async function record(tx: Tx, { id }: Owner, verb: string, details: object): Promise<void> {
  const entity = "administrators";
  await tx.auditEntry.create({
    data: { actorKind: "system", action: `${entity}.${verb}`, entity, entityId: String(id), details: { ...details } },
  });
}

/** No administrator has the name. */
export class UnknownAdministratorError extends Error {
  constructor(readonly usernames: readonly string[]) {
    super("no administrator has this name");
  }
}
