import { secondFactorTexts } from "@site/contract/identity/second-factor/labels";
import type { AddPasskeyInput, PasskeyLoginInput } from "@site/contract/identity/second-factor/schema";
import { signInTexts } from "@site/contract/identity/sign-in/labels";
import type { App } from "../../../core/app.ts";
import type { Caller } from "../../../core/calls/caller.ts";
import { AppError } from "../../../core/calls/errors.ts";
import type { Owner, OwnerKind } from "../../../core/calls/owner.ts";
import { databaseNow } from "../../../core/database/clock.ts";
import { ownedBy } from "../owner.ts";
import { recordSecurityEvent } from "../sessions/security-events-service.ts";

const CHALLENGE_MS = 5 * 60_000;
const MAX_PASSKEYS = 20;

const getRp = ({ siteUrl }: App) => ({ origin: siteUrl, id: new URL(siteUrl).hostname });
const idBytes = (id: string) => new Uint8Array(Buffer.from(id, "base64url"));
const idText = (id: Uint8Array) => Buffer.from(id).toString("base64url");

export async function listPasskeys(app: App, owner: Owner) {
  const rows = await app.db.prisma.passkey.findMany({ where: ownedBy(owner), orderBy: { id: "asc" } });
  return rows.map(({ id, name, createdAt, lastUsedAt }) => ({
    id,
    name,
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  }));
}

/** Returns the WebAuthn options to create a passkey. @param names names of the account that the authenticator shows */
export async function passkeyCreationOptions(app: App, owner: Owner, names: { login: string; person: string }) {
  const { generateRegistrationOptions } = await import("@simplewebauthn/server");
  const known = await app.db.prisma.passkey.findMany({
    where: ownedBy(owner),
    select: { credentialId: true, transports: true },
  });
  if (known.length >= MAX_PASSKEYS) throw new AppError("CONFLICT");
  const options = await generateRegistrationOptions({
    rpName: getRp(app).id,
    rpID: getRp(app).id,
    userID: new TextEncoder().encode(`${owner.kind}:${owner.id}`),
    userName: names.login,
    userDisplayName: names.person,
    attestationType: "none",
    excludeCredentials: known.map(({ credentialId, transports }) => ({ id: idText(credentialId), transports })),
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
  });
  await storeChallenge(app, options.challenge, owner);
  return options;
}

/** Stores a new passkey. @throws VALIDATION_FAILED if the response does not match the challenge */
export async function addPasskey(
  app: App,
  caller: Caller,
  owner: Owner,
  { name, response }: AddPasskeyInput,
): Promise<void> {
  const { verifyRegistrationResponse } = await import("@simplewebauthn/server");
  const { origin, id } = getRp(app);
  const result = await verifyRegistrationResponse({
    response,
    expectedChallenge: (challenge) => takeChallenge(app, challenge, owner),
    expectedOrigin: origin,
    expectedRPID: id,
  }).catch(() => undefined);
  if (!result?.verified) throw new AppError("VALIDATION_FAILED", { message: secondFactorTexts.passkeyFailed });
  const { credential } = result.registrationInfo;
  await app.db.prisma.$transaction(async (tx) => {
    await tx.passkey.create({
      data: {
        ...ownedBy(owner),
        credentialId: idBytes(credential.id),
        publicKey: new Uint8Array(credential.publicKey),
        counter: credential.counter,
        transports: response.response.transports ?? [],
        name: name || secondFactorTexts.passkeyDefaultName,
      },
    });
    await recordSecurityEvent(tx, caller, owner, "passkey_added");
  });
}

/** Renames a passkey. @throws NOT_FOUND if it does not exist or is someone else's */
export async function renamePasskey(app: App, owner: Owner, { id, name }: { id: number; name: string }): Promise<void> {
  const { count } = await app.db.prisma.passkey.updateMany({ where: { ...ownedBy(owner), id }, data: { name } });
  if (count === 0) throw new AppError("NOT_FOUND");
}

/** Removes a passkey. @throws NOT_FOUND if it does not exist or is someone else's */
export async function removePasskey(app: App, caller: Caller, owner: Owner, id: number): Promise<void> {
  await app.db.prisma.$transaction(async (tx) => {
    const { count } = await tx.passkey.deleteMany({ where: { ...ownedBy(owner), id } });
    if (count === 0) throw new AppError("NOT_FOUND");
    await recordSecurityEvent(tx, caller, owner, "passkey_removed");
  });
}

/**
 * Returns the WebAuthn options to sign in; equal for everyone, as the account is not known yet.
 * @throws TOO_MANY_REQUESTS
 */
export async function passkeyRequestOptions(app: App, caller: Caller) {
  await app.limits.take("passkeyAddress", caller.ipAddress);
  const { generateAuthenticationOptions } = await import("@simplewebauthn/server");
  const options = await generateAuthenticationOptions({ rpID: getRp(app).id, userVerification: "required" });
  await storeChallenge(app, options.challenge, undefined);
  return options;
}

/**
 * Returns the account whose passkey signed the challenge. A passkey counts as two factors, so no second one is asked
 * for.
 * @throws INVALID_CREDENTIALS, also for an account of the other kind
 */
export async function findPasskeyOwner(
  app: App,
  kind: OwnerKind,
  { response }: PasskeyLoginInput,
): Promise<{ passkeyId: number; owner: Owner }> {
  const { verifyAuthenticationResponse } = await import("@simplewebauthn/server");
  const rp = getRp(app);
  const refusal = new AppError("INVALID_CREDENTIALS", { message: signInTexts.passkeyFailed });
  const known = await app.db.prisma.passkey.findUnique({ where: { credentialId: idBytes(response.id) } });
  const id = kind === "admin" ? known?.adminId : known?.memberId;
  if (!known || !id) throw refusal;
  const result = await verifyAuthenticationResponse({
    response,
    expectedChallenge: (challenge) => takeChallenge(app, challenge, undefined),
    expectedOrigin: rp.origin,
    expectedRPID: rp.id,
    credential: { id: response.id, publicKey: new Uint8Array(known.publicKey), counter: Number(known.counter) },
  }).catch(() => undefined);
  if (!result?.verified) throw refusal;
  await app.db.prisma.passkey.update({
    where: { id: known.id },
    data: { counter: result.authenticationInfo.newCounter, lastUsedAt: await databaseNow(app.db.pool) },
  });
  return { passkeyId: known.id, owner: { kind, id } };
}

/** Returns the owner columns of a challenge; the owner of a sign-in's challenge is unknown until it is answered. */
const challengedOwner = (owner: Owner | undefined) => ({
  ...{ memberId: null, adminId: null },
  ...(owner && ownedBy(owner)),
});

async function storeChallenge(app: App, challenge: string, owner: Owner | undefined): Promise<void> {
  const expiresAt = new Date((await databaseNow(app.db.pool)).getTime() + CHALLENGE_MS);
  await app.db.prisma.passkeyChallenge.create({ data: { challenge, ...challengedOwner(owner), expiresAt } });
}

/** Consumes a challenge, which is valid once and only for the owner it was made for. @returns whether it was valid */
async function takeChallenge(app: App, challenge: string, owner: Owner | undefined): Promise<boolean> {
  const { count } = await app.db.prisma.passkeyChallenge.deleteMany({
    where: { challenge, ...challengedOwner(owner), expiresAt: { gt: await databaseNow(app.db.pool) } },
  });
  return count === 1;
}
