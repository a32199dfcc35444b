import { getEmailKey } from "@site/contract/common/text";
import type { PasskeyLoginInput } from "@site/contract/identity/second-factor/schema";
import type { AdminLoginInput } from "@site/contract/identity/sign-in/admin-schema";
import type { LoginInput } from "@site/contract/identity/sign-in/schema";
import type { App } from "../../../core/app.ts";
import type { Caller } from "../../../core/calls/caller.ts";
import { AppError } from "../../../core/calls/errors.ts";
import { logFailedSignIn } from "../../../core/calls/failed-sign-ins.ts";
import type { Owner, OwnerKind } from "../../../core/calls/owner.ts";
import type { MemberIdentity } from "../../../core/context.ts";
import { verifyBotCheck } from "../../bot-check/service.ts";
import { ownerRules, storePasswordHash } from "../owner.ts";
import { findPasskeyOwner } from "../second-factor/passkey-service.ts";
import { findDevice } from "../sessions/device-service.ts";
import { recordSecurityEvent } from "../sessions/security-events-service.ts";
import { revokeSession } from "../sessions/service.ts";
import { withAttemptLimits } from "./attempt-limits.ts";
import {
  openAdminSession,
  openMemberSession,
  passSecondStep,
  type SignedInAdmin,
  type SignedInMember,
  type SignInProof,
} from "./open-session.ts";

const FIND_ADMIN = `SELECT id, password_hash AS "passwordHash" FROM admins
  WHERE lower(username COLLATE "C") = $1 LIMIT 1`;
const FIND_ANY_ADMIN = "SELECT 1 FROM admins LIMIT 1";

/**
 * Signs a member in with address and password, and the second factor if it is on. An unknown address costs the same
 * time as a wrong password and gets the same answer.
 * @param knownDevice the browser's device cookie
 * @throws VALIDATION_FAILED if the bot check fails, INVALID_CREDENTIALS, SECOND_FACTOR_REQUIRED, FORBIDDEN for an
 * inactive account, TOO_MANY_REQUESTS
 */
export async function loginMember(
  app: App,
  caller: Caller,
  knownDevice: string | undefined,
  input: LoginInput,
): Promise<SignedInMember> {
  app.passwords.assertRoom();
  await verifyBotCheck(app, caller, "login", input);
  const account = getEmailKey(input.email);
  const known = await app.db.prisma.member.findUnique({
    where: { emailKey: account },
    select: { id: true, passwordHash: true, isActive: true },
  });
  return loginByPassword(app, caller, { kind: "member", account, known, knownDevice, ...input }, (id, proof) =>
    openMemberSession(app, caller, id, proof),
  );
}

/** Signs an administrator in with username and password; otherwise as `loginMember`. */
export async function loginAdmin(
  app: App,
  caller: Caller,
  knownDevice: string | undefined,
  input: AdminLoginInput,
): Promise<SignedInAdmin> {
  app.passwords.assertRoom();
  await verifyBotCheck(app, caller, "admin-login", input);
  const account = getEmailKey(input.username);
  // Prisma's case-insensitive equality uses ILIKE, which would match patterns such as "adm%".
  const [known] = await app.db.prisma.$queryRawUnsafe<KnownAccount[]>(FIND_ADMIN, account);
  return loginByPassword(app, caller, { kind: "admin", account, known, knownDevice, ...input }, (id, proof) =>
    openAdminSession(app, caller, id, proof),
  );
}

interface KnownAccount {
  id: number;
  passwordHash: string | null;
  /** False reports an inactive account before the second factor is asked for. */
  isActive?: boolean;
}

interface PasswordLogin {
  kind: OwnerKind;
  /** The normalised name; the account may not exist. */
  account: string;
  known: KnownAccount | null | undefined;
  knownDevice: string | undefined;
  password: string;
  code?: string | null | undefined;
}

/** Checks password and second step under the attempt limits and opens the session. */
function loginByPassword<Result>(
  app: App,
  caller: Caller,
  { kind, account, known, knownDevice, password, code }: PasswordLogin,
  open: (id: number, proof: SignInProof) => Promise<Result>,
): Promise<Result> {
  const { texts } = ownerRules[kind];
  const device = findDevice(app, known ? { kind, ...known } : undefined, knownDevice);
  return withAttemptLimits(app, { kind, account, device, caller }, async () => {
    const isRight = await app.passwords.matches(password, known?.passwordHash ?? undefined);
    if (!isRight || !known?.passwordHash) throw new AppError("INVALID_CREDENTIALS", { message: texts.loginFailed });
    if (known.isActive === false && !code) throw new AppError("FORBIDDEN", { message: texts.inactive });
    const owner = { kind, id: known.id };
    const passedSecondStep = await passSecondStep(app, caller, owner, code);
    const passwordHash = await renewPasswordHash(app, owner, password, known.passwordHash);
    return open(known.id, { passwordHash, passedSecondStep });
  });
}

/**
 * Stores a new hash of a correct password if the stored one is of another Unicode form, so that every keyboard can
 * enter it.
 * @returns the hash that is stored
 */
async function renewPasswordHash(app: App, owner: Owner, password: string, passwordHash: string): Promise<string> {
  const renewed = await app.passwords.renew(password, passwordHash);
  if (renewed === undefined) return passwordHash;
  // a concurrent change ends the sign-in, as it does without a renewal
  return (await storePasswordHash(app.db.prisma, owner, renewed, passwordHash)) ? renewed : passwordHash;
}

/** Signs a member in with a passkey. @throws INVALID_CREDENTIALS, FORBIDDEN for an inactive account */
export function loginMemberByPasskey(app: App, caller: Caller, input: PasskeyLoginInput): Promise<SignedInMember> {
  return loginByPasskey(app, caller, { kind: "member", ...input }, (id, proof) =>
    openMemberSession(app, caller, id, proof),
  );
}

/** Signs an administrator in with a passkey; the errors are those of `loginMemberByPasskey`. */
export function loginAdminByPasskey(app: App, caller: Caller, input: PasskeyLoginInput): Promise<SignedInAdmin> {
  return loginByPasskey(app, caller, { kind: "admin", ...input }, (id, proof) =>
    openAdminSession(app, caller, id, proof),
  );
}

async function loginByPasskey<Result>(
  app: App,
  caller: Caller,
  { kind, ...input }: PasskeyLoginInput & { kind: OwnerKind },
  open: (id: number, proof: SignInProof) => Promise<Result>,
): Promise<Result> {
  try {
    const { passkeyId, owner } = await findPasskeyOwner(app, kind, input);
    return await open(owner.id, { passkeyId });
  } catch (error) {
    if (error instanceof AppError && error.code === "INVALID_CREDENTIALS")
      logFailedSignIn(app, { kind, account: "passkey", caller }, error);
    throw error;
  }
}

/** Ends the caller's session; does nothing if it has ended. */
export async function logoutMember(app: App, caller: Caller, member: MemberIdentity | undefined): Promise<void> {
  if (!member) return;
  await revokeSession(app, member.sessionId);
  await app.db.prisma.$transaction((tx) => recordSecurityEvent(tx, caller, member, "logout"));
}

/** Creates the first administrator if none exists; never changes one. @returns true if it was created */
export async function createFirstAdmin(
  app: App,
  admin: { username: string; email: string; password: string },
): Promise<boolean> {
  const { rowCount } = await app.db.pool.query(FIND_ANY_ADMIN);
  if (rowCount) return false;
  const passwordHash = await app.passwords.hash(admin.password);
  const { count } = await app.db.prisma.admin.createMany({
    data: [{ username: admin.username, email: admin.email, passwordHash }],
    skipDuplicates: true,
  });
  return count === 1;
}
