import { joiningTexts } from "@site/contract/members/joining/labels";
import type { Prisma } from "@site/db";
import { z } from "zod";
import type { App } from "../../../core/app.ts";
import { AppError } from "../../../core/calls/errors.ts";
import { hashToken } from "../tokens.ts";
import { openCookie, type SealedCookie, sealCookie } from "./flow-service.ts";

/** Lifetime of a proof: long enough to review the listing, short enough for a shared browser. */
const PROOF_MS = 30 * 60_000;
const PROOF = "google.join-proof";

const proofState = z.object({ email: z.string(), fullName: z.string(), until: z.number() });

/** Seals the address that Google has proven for a browser's cookie. */
export function keepProof(app: App, proof: { email: string; fullName: string }): Promise<SealedCookie> {
  return sealCookie(app, PROOF, proof, PROOF_MS);
}

/** An address that Google has proven in a browser, and the hash by which its use is noted. */
export interface GoogleProof {
  email: string;
  fullName: string;
  hash: Uint8Array<ArrayBuffer>;
  expiresAt: Date;
}

/**
 * Returns the address that Google has proven in this browser; undefined without a valid, unused proof.
 * @param proof the browser's cookie
 */
export async function openProof(app: App, proof: string | undefined): Promise<GoogleProof | undefined> {
  const kept = await openCookie(app, PROOF, proofState, proof);
  if (!kept || proof === undefined) return undefined;
  const hash = hashToken(`${PROOF}:${proof}`);
  if ((await app.db.prisma.usedToken.count({ where: { hash } })) > 0) return undefined;
  return { email: kept.email, fullName: kept.fullName, hash, expiresAt: new Date(kept.until) };
}

/** Marks a proof as used, in the transaction that depends on it. @throws LINK_EXPIRED if it was used before */
export async function useProof(tx: Prisma.TransactionClient, { hash, expiresAt }: GoogleProof): Promise<void> {
  const { count } = await tx.usedToken.createMany({ data: [{ hash, expiresAt }], skipDuplicates: true });
  if (count === 0) throw new AppError("LINK_EXPIRED", { message: joiningTexts.googleUsed });
}

/**
 * Marks a browser's proof as used, so that a copy of the cookie does not work either.
 * @param proof the browser's cookie
 */
export async function endProof(app: App, proof: string | undefined): Promise<void> {
  const kept = await openProof(app, proof);
  if (!kept) return;
  const { hash, expiresAt } = kept;
  await app.db.prisma.usedToken.createMany({ data: [{ hash, expiresAt }], skipDuplicates: true });
}
