import { createHash, randomBytes } from "node:crypto";
import { z } from "zod";
import type { App } from "../../../core/app.ts";
import type { Owner } from "../../../core/calls/owner.ts";
import type { Context } from "../../../core/context.ts";
import { openToken, sealToken } from "../../../core/secrets/sealed-token.ts";

const YEAR_MS = 365 * 86_400_000;

/** The account that a device is bound to; a new password ends the binding. */
export interface DeviceOwner extends Owner {
  passwordHash: string | null;
}

/** The device cookie of an account. */
export interface IssuedDevice {
  value: string;
  expiresAt: Date;
}

const content = z.object({ owner: z.number(), password: z.string(), device: z.string(), issuedAt: z.number() });

/**
 * Issues a device cookie after a sign-in (OWASP, "Slow Down Online Guessing Attacks with Device Cookies"). Failed
 * attempts with the cookie are counted separately, so that strangers cannot lock the owner out.
 * @param known the browser's current cookie, whose counter continues
 */
export function issueDevice(app: App, owner: DeviceOwner, known: string | undefined): IssuedDevice {
  const device = findDevice(app, owner, known) ?? randomBytes(16).toString("base64url");
  const issuedAt = Date.now();
  const value = sealToken(
    app,
    getPurpose(owner),
    JSON.stringify({ owner: owner.id, password: getFingerprint(owner), device, issuedAt } satisfies z.input<
      typeof content
    >),
  );
  return { value, expiresAt: new Date(issuedAt + YEAR_MS) };
}

/** Returns the device id of a browser, or undefined unless it signed in with the current password within a year. */
export function findDevice(app: App, owner: DeviceOwner | undefined, value: string | undefined): string | undefined {
  const opened = value === undefined || !owner ? undefined : openToken(app, getPurpose(owner), value);
  if (opened === undefined || !owner) return undefined;
  const { data } = content.safeParse(JSON.parse(opened));
  const isOwners =
    data?.owner === owner.id && data.password === getFingerprint(owner) && Date.now() - data.issuedAt < YEAR_MS;
  return isOwners ? data.device : undefined;
}

function getFingerprint({ passwordHash }: DeviceOwner): string {
  return createHash("sha256")
    .update(passwordHash ?? "")
    .digest("base64url");
}

function getPurpose({ kind }: Owner): string {
  return `device.${kind}`;
}

/** Sets the device cookie of a browser that signed in to an account or changed its password. */
export function rememberDevice({ app, cookies }: Context, owner: DeviceOwner): void {
  const cookie = `${owner.kind}Device` as const;
  const { value, expiresAt } = issueDevice(app, owner, cookies.read(cookie));
  cookies.set(cookie, value, expiresAt);
}
