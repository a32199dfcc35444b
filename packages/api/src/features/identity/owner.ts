import { getEmailKey } from "@site/contract/common/text";
import { passwordTexts } from "@site/contract/identity/passwords/labels";
import type { SecurityEventName } from "@site/contract/identity/sessions/schema";
import { adminSignInTexts } from "@site/contract/identity/sign-in/admin-labels";
import { signInTexts } from "@site/contract/identity/sign-in/labels";
import type { Prisma } from "@site/db";
import type { Owner, OwnerKind } from "../../core/calls/owner.ts";

const HOUR_MS = 3_600_000;

interface OwnerRules {
  /** Prefix of session tokens. */
  tokenPrefix: string;
  /** Lifetimes of a session: without use, and in total. */
  idleMs: number;
  totalMs: number;
  /** True if the list of sessions can end the current session too; otherwise only signing out ends it. */
  endsCurrentSession: boolean;
  /** The sign-in form's field that shows an error of the second factor's code; undefined if the error is the form's. */
  codeField: string | undefined;
  /** Purpose that an authenticator's secret is sealed for, so that a copy in another account's row cannot be opened. */
  totpPlace: string;
  /** Security events that the audit log records, with their names there; those of members are in `security_events`. */
  auditedEvents: { [name in SecurityEventName]?: string };
  texts: {
    loginFailed: string;
    inactive: string;
    tooManyTries: string;
    secondFactorRequired: string;
    secondFactorWrong: string;
    wrongCurrentPassword: string;
  };
}

/** The differences between members and administrators; all other rules of an identity are the same for both. */
export const ownerRules: Record<OwnerKind, OwnerRules> = {
  member: {
    tokenPrefix: "u_",
    idleMs: 7 * 24 * HOUR_MS,
    totalMs: 30 * 24 * HOUR_MS,
    endsCurrentSession: true,
    codeField: undefined,
    totpPlace: "members.totp_secret",
    auditedEvents: {},
    texts: { ...signInTexts, wrongCurrentPassword: passwordTexts.wrongCurrentPassword },
  },
  admin: {
    tokenPrefix: "a_",
    idleMs: 8 * HOUR_MS,
    totalMs: 24 * HOUR_MS,
    endsCurrentSession: false,
    codeField: "code",
    totpPlace: "admins.totp_secret",
    auditedEvents: { recovery_code_used: "admin.session.recoveryCodeUsed" }, // the other calls are in it by themselves
    texts: adminSignInTexts,
  },
};

/** Returns the column that names an owner in the tables of both kinds; the other one is null. */
export function ownedBy({ kind, id }: Owner): { adminId: number } | { memberId: number } {
  return kind === "admin" ? { adminId: id } : { memberId: id };
}

/** Returns a key that no other account has; those of members are part of stored hashes. */
export function keyOfOwner({ kind, id }: Owner): string {
  return kind === "admin" ? `admin:${id}` : String(id);
}

/** The columns that members and administrators share. */
export interface Account {
  /** Null for a member who has never set one. */
  passwordHash: string | null;
  /** The name that failed sign-ins are logged and counted by. */
  account: string;
  /** Names of the owner, which may not be used as the password. */
  ownNames: string[];
}

/** Reads an account. @throws P2025 if there is none */
export async function getAccount(tx: Prisma.TransactionClient, { kind, id }: Owner): Promise<Account> {
  if (kind === "admin") {
    const { passwordHash, username, email } = await tx.admin.findUniqueOrThrow({ where: { id } });
    return { passwordHash, account: getEmailKey(username), ownNames: [email, username] };
  }
  const { passwordHash, email } = await tx.member.findUniqueOrThrow({ where: { id } });
  return { passwordHash, account: getEmailKey(email), ownNames: [email] };
}

/** Stores the hash of a password. @param former the expected present hash; any if undefined @returns false if it has */
export async function storePasswordHash(
  tx: Prisma.TransactionClient,
  { kind, id }: Owner,
  passwordHash: string,
  former?: string,
): Promise<boolean> {
  const change = { where: { id, ...(former !== undefined && { passwordHash: former }) }, data: { passwordHash } };
  const { count } = await (kind === "admin" ? tx.admin.updateMany(change) : tx.member.updateMany(change));
  return count === 1;
}
