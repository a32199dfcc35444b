import { joiningTexts } from "@site/contract/members/joining/labels";
import type { Prisma } from "@site/db";
import { z } from "zod";
import type { App } from "../../../core/app.ts";
import { AppError } from "../../../core/calls/errors.ts";
import { hashToken } from "../tokens.ts";
import { openCookie, type SealedCookie, sealCookie } from "./flow-service.ts";

/** Long enough to read what the listing will say, short enough for a browser that others use. */
const PROOF_MS = 30 * 60_000;
const PROOF = "google.join-proof";

const proofState = z.object({ email: z.string(), fullName: z.string(), until: z.number() });

/** Keeps in a browser which address Google has proven there. */
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

/** Returns what Google has proven in this browser; undefined without a valid, unused proof. @param proof its cookie */
export async function openProof(app: App, proof: string | undefined): Promise<GoogleProof | undefined> {
  const kept = await openCookie(app, PROOF, proofState, proof);
  if (!kept || proof === undefined) return undefined;
  const hash = hashToken(`${PROOF}:${proof}`);
  if ((await app.db.prisma.usedToken.count({ where: { hash } })) > 0) return undefined;
  return { email: kept.email, fullName: kept.fullName, hash, expiresAt: new Date(kept.until) };
}

/** Uses a proof in the transaction that it allows. @throws LINK_EXPIRED if it was used */
export async function useProof(tx: Prisma.TransactionClient, { hash, expiresAt }: GoogleProof): Promise<void> {
  const { count } = await tx.usedToken.createMany({ data: [{ hash, expiresAt }], skipDuplicates: true });
  if (count === 0) throw new AppError("LINK_EXPIRED", { message: joiningTexts.googleUsed });
}

/** Ends a browser's proof, also where somebody has copied it. @param proof its cookie */
export async function endProof(app: App, proof: string | undefined): Promise<void> {
  const kept = await openProof(app, proof);
  if (!kept) return;
  const { hash, expiresAt } = kept;
  await app.db.prisma.usedToken.createMany({ data: [{ hash, expiresAt }], skipDuplicates: true });
}
