import { idempotencyTexts } from "@site/contract/common/idempotency-labels";
import type { App } from "./app.ts";
import { AppError } from "./errors.ts";

/** Answers that one caller may have stored at a time, and the longest one in characters; both bound the table. */
const MOST_PER_CALLER = 1_000;
const LONGEST_ANSWER = 64 * 1024;
/** A call that takes longer belongs to a killed process; its key may then be claimed again. */
const ABANDONED = "interval '2 minutes'";
const KEPT = "interval '24 hours'";

/** A call that may be repeated: who makes it, where, under which key, with which body. */
export interface RepeatableCall {
  caller: string;
  address: string;
  key: string;
  body: unknown;
}

/** The right to run a call, or the answer that it had before. */
export type Claim =
  | { answer: string }
  | {
      answer: undefined;
      /** Stores the answer. */
      finish(answer: string): Promise<void>;
      /** Gives the key free, because the call has changed nothing. */
      release(): Promise<void>;
    };

/** $1: key, $2: caller, $3: body, all hashed. Of parallel claims one inserts. */
const CLAIM = `INSERT INTO idempotent_answers AS kept (key_hash, caller_hash, body_hash)
  SELECT $1, $2, $3 WHERE (SELECT count(*) FROM idempotent_answers
    WHERE caller_hash = $2 AND created_at > now() - ${KEPT}) < ${MOST_PER_CALLER}
  ON CONFLICT (key_hash) DO UPDATE SET created_at = now(), body_hash = $3, status = NULL, answer = NULL
    WHERE kept.created_at <= now() - ${KEPT}
      OR (kept.status IS NULL AND kept.body_hash = $3 AND kept.created_at <= now() - ${ABANDONED})
  RETURNING key_hash`;

const FIND = "SELECT body_hash, status, answer FROM idempotent_answers WHERE key_hash = $1";
const FINISH =
  "UPDATE idempotent_answers SET status = 200, answer = $2 WHERE key_hash = $1 AND body_hash = $3 AND status IS NULL";
const RELEASE = "DELETE FROM idempotent_answers WHERE key_hash = $1 AND status IS NULL";

/**
 * Claims the key of a call that may be repeated. Answers are sealed, since they may contain secrets; bodies are only
 * compared by HMAC.
 * @throws IDEMPOTENCY_KEY_REUSED for another body; CONFLICT while the first call runs, or where its answer was too long
 *   to be kept; TOO_MANY_REQUESTS where the caller has too many stored
 */
export async function claimCall({ db, secrets }: App, call: RepeatableCall): Promise<Claim> {
  const hashOf = (...parts: unknown[]) => secrets.sign(Buffer.from(`idempotency:${canonical(parts)}`));
  const key = hashOf("key", call.caller, call.address, call.key);
  const body = hashOf("body", call.body);
  const place = `idempotent_answers.answer:${Buffer.from(key).toString("hex")}`;
  const { rowCount } = await db.pool.query(CLAIM, [key, hashOf("caller", call.caller), body]);
  if (rowCount)
    return {
      answer: undefined,
      async finish(answer) {
        const kept = answer.length > LONGEST_ANSWER ? null : secrets.seal(place, answer);
        await db.pool.query(FINISH, [key, kept, body]);
      },
      async release() {
        await db.pool.query(RELEASE, [key]);
      },
    };
  const { rows } = await db.pool.query<{ body_hash: Buffer; status: number | null; answer: Buffer | null }>(FIND, [
    key,
  ]);
  const [found] = rows;
  if (!found) throw new AppError("TOO_MANY_REQUESTS", { message: idempotencyTexts.tooMany, retryAfter: 60 });
  if (!found.body_hash.equals(body)) throw new AppError("IDEMPOTENCY_KEY_REUSED");
  if (found.status === null) throw new AppError("CONFLICT", { message: idempotencyTexts.running, retryAfter: 1 });
  if (!found.answer) throw new AppError("CONFLICT", { message: idempotencyTexts.tooLong });
  return { answer: secrets.open(place, found.answer) };
}

/** Writes a value as JSON whose fields are in one order. */
function canonical(value: unknown): string {
  return (
    JSON.stringify(value, (_, part: unknown) => {
      if (typeof part !== "object" || part === null || Array.isArray(part)) return part;
      return Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)));
    }) ?? ""
  );
}
