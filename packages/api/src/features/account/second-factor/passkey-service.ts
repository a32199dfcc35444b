import { secondFactorTexts } from "@site/contract/account/second-factor/labels";
import type { AddPasskeyInput, PasskeyLoginInput } from "@site/contract/account/second-factor/schema";
import { signInTexts } from "@site/contract/account/sign-in/labels";
import type { App } from "../../../core/app.ts";
import type { Caller } from "../../../core/caller.ts";
import { AppError } from "../../../core/errors.ts";
import { memberColumns } from "../profile/view.ts";
import { recordSecurityEvent } from "../sessions/security-events-service.ts";

const CHALLENGE_MS = 5 * 60_000;
const MOST_PASSKEYS = 20;

const rpOf = ({ siteUrl }: App) => ({ origin: siteUrl, id: new URL(siteUrl).hostname });
const idBytes = (id: string) => new Uint8Array(Buffer.from(id, "base64url"));
const idText = (id: Uint8Array) => Buffer.from(id).toString("base64url");

export async function listPasskeys(app: App, memberId: number) {
  const rows = await app.db.prisma.passkey.findMany({ where: { memberId }, orderBy: { id: "asc" } });
  return rows.map(({ id, name, createdAt, lastUsedAt }) => ({
    id,
    name,
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  }));
}

/** Returns the WebAuthn options to create a passkey. */
export async function passkeyCreationOptions(
  app: App,
  member: { id: number; email: string; firstName: string; lastName: string },
) {
  const { generateRegistrationOptions } = await import("@simplewebauthn/server");
  const known = await app.db.prisma.passkey.findMany({
    where: { memberId: member.id },
    select: { credentialId: true, transports: true },
  });
  if (known.length >= MOST_PASSKEYS) throw new AppError("CONFLICT");
  const options = await generateRegistrationOptions({
    rpName: rpOf(app).id,
    rpID: rpOf(app).id,
    userID: new TextEncoder().encode(`member:${member.id}`),
    userName: member.email,
    userDisplayName: `${member.firstName} ${member.lastName}`,
    attestationType: "none",
    excludeCredentials: known.map(({ credentialId, transports }) => ({ id: idText(credentialId), transports })),
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
  });
  await keepChallenge(app, options.challenge, member.id);
  return options;
}

/** Stores a new passkey. @throws VALIDATION_FAILED if the response does not match the challenge */
export async function addPasskey(
  app: App,
  caller: Caller,
  memberId: number,
  { name, response }: AddPasskeyInput,
): Promise<void> {
  const { verifyRegistrationResponse } = await import("@simplewebauthn/server");
  const { origin, id } = rpOf(app);
  const result = await verifyRegistrationResponse({
    response,
    expectedChallenge: (challenge) => takeChallenge(app, challenge, memberId),
    expectedOrigin: origin,
    expectedRPID: id,
  }).catch(() => undefined);
  if (!result?.verified) throw new AppError("VALIDATION_FAILED", { message: secondFactorTexts.passkeyFailed });
  const { credential } = result.registrationInfo;
  await app.db.prisma.$transaction(async (tx) => {
    await tx.passkey.create({
      data: {
        memberId,
        credentialId: idBytes(credential.id),
        publicKey: new Uint8Array(credential.publicKey),
        counter: credential.counter,
        transports: response.response.transports ?? [],
        name: name || secondFactorTexts.passkeyDefaultName,
      },
    });
    await recordSecurityEvent(tx, caller, memberId, "passkey_added");
  });
}

/** Removes a passkey. @throws NOT_FOUND if it does not exist or is someone else's */
export async function removePasskey(app: App, caller: Caller, memberId: number, id: number): Promise<void> {
  await app.db.prisma.$transaction(async (tx) => {
    const { count } = await tx.passkey.deleteMany({ where: { id, memberId } });
    if (count === 0) throw new AppError("NOT_FOUND");
    await recordSecurityEvent(tx, caller, memberId, "passkey_removed");
  });
}

/**
 * Returns the WebAuthn options to sign in; equal for everyone, as the account is not known yet.
 * @throws TOO_MANY_REQUESTS
 */
export async function passkeyRequestOptions(app: App, caller: Caller) {
  await app.limits.take("passkeyAddress", caller.ipAddress);
  const { generateAuthenticationOptions } = await import("@simplewebauthn/server");
  const options = await generateAuthenticationOptions({ rpID: rpOf(app).id, userVerification: "required" });
  await keepChallenge(app, options.challenge, null);
  return options;
}

/**
 * Returns the member whose passkey signed the challenge. A passkey counts as two factors, so no second one is asked
 * for.
 * @throws INVALID_CREDENTIALS, FORBIDDEN
 */
export async function memberOfPasskey(app: App, { response }: PasskeyLoginInput) {
  const { verifyAuthenticationResponse } = await import("@simplewebauthn/server");
  const { origin, id } = rpOf(app);
  const known = await app.db.prisma.passkey.findUnique({
    where: { credentialId: idBytes(response.id) },
    include: { member: { select: { ...memberColumns, passwordHash: true, isActive: true } } },
  });
  const refusal = new AppError("INVALID_CREDENTIALS", { message: signInTexts.passkeyFailed });
  if (!known) throw refusal;
  const result = await verifyAuthenticationResponse({
    response,
    expectedChallenge: (challenge) => takeChallenge(app, challenge, null),
    expectedOrigin: origin,
    expectedRPID: id,
    credential: { id: response.id, publicKey: new Uint8Array(known.publicKey), counter: Number(known.counter) },
  }).catch(() => undefined);
  if (!result?.verified) throw refusal;
  if (!known.member.isActive) throw new AppError("FORBIDDEN", { message: signInTexts.inactive });
  await app.db.prisma.passkey.update({
    where: { id: known.id },
    data: { counter: result.authenticationInfo.newCounter, lastUsedAt: new Date() },
  });
  return { passkeyId: known.id, member: known.member };
}

async function keepChallenge(app: App, challenge: string, memberId: number | null): Promise<void> {
  await app.db.prisma.passkeyChallenge.create({
    data: { challenge, memberId, expiresAt: new Date(Date.now() + CHALLENGE_MS) },
  });
}

/** Consumes a challenge; each is valid once and for its own purpose. */
async function takeChallenge(app: App, challenge: string, memberId: number | null): Promise<boolean> {
  const { count } = await app.db.prisma.passkeyChallenge.deleteMany({
    where: { challenge, memberId, expiresAt: { gt: new Date() } },
  });
  return count === 1;
}
