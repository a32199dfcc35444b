import { adminToken } from "@site/browser/admin-token";
import { transferTexts } from "@site/contract/blog/transfer/labels";
import { transferLimits } from "@site/contract/blog/transfer/schema";
import { z } from "zod";

const ATTEMPTS = 3;
const PAUSE_MS = 1_000;

const refusal = z.object({ message: z.string().min(1) });

/** Sends a file in pieces; one that does not arrive is sent again. @throws Error with a sentence */
export async function sendPieces(file: File, importId: number, onProgress: (percent: number) => void): Promise<void> {
  const { pieceBytes } = transferLimits;
  for (let index = 0; index * pieceBytes < file.size; index++) {
    await sendPiece(file.slice(index * pieceBytes, (index + 1) * pieceBytes), `${importId}/pieces/${index}`);
    onProgress(Math.min(100, Math.round((((index + 1) * pieceBytes) / file.size) * 100)));
  }
}

async function sendPiece(piece: Blob, address: string): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    const answer = await fetch(`/api/admin/imports/${address}`, {
      method: "PUT",
      headers: { "content-type": "application/octet-stream", ...tokenHeader() },
      body: piece,
    }).catch(() => undefined);
    if (answer?.ok) return;
    const isRefused = answer !== undefined && answer.status < 500;
    if (isRefused || attempt === ATTEMPTS) {
      const body: unknown = await answer?.json().catch(() => undefined);
      throw new Error(refusal.safeParse(body).data?.message ?? transferTexts.sendFailed);
    }
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS * attempt));
  }
}

function tokenHeader(): Record<string, string> {
  const token = adminToken.read();
  return token === null ? {} : { "x-admin-token": token };
}
