import { idempotencyTexts } from "@site/contract/common/idempotency-labels";
import type { App } from "./app.ts";
import { AppError } from "./errors.ts";
import { recordedDatabase } from "./recorded-database.ts";

/** Answers that one caller may have stored at a time, and the longest one in characters; both bound the table. */
const MOST_PER_CALLER = 1_000;
const LONGEST_ANSWER = 64 * 1024;
/** A call that has written nothing for so long belongs to a killed process; its key may then be claimed again. */
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
      /** The application to run the call on: its first write commits together with the key's mark, or not at all. */
      app: App;
      /** Stores the answer. */
      finish(answer: string): Promise<void>;
      /** Gives the key of a failed call free, unless the call has written something. */
      release(): Promise<void>;
    };

/** $1: key, $2: caller, $3: body, all hashed. Of parallel claims one inserts. */
const CLAIM = `INSERT INTO idempotent_answers AS kept (key_hash, caller_hash, body_hash)
  SELECT $1, $2, $3 WHERE (SELECT count(*) FROM idempotent_answers
    WHERE caller_hash = $2 AND created_at > now() - ${KEPT}) < ${MOST_PER_CALLER}
  ON CONFLICT (key_hash) DO UPDATE SET created_at = now(), body_hash = $3, status = NULL, answer = NULL,
      claim = gen_random_uuid(), has_written = false
    WHERE kept.created_at <= now() - ${KEPT}
      OR (kept.status IS NULL AND NOT kept.has_written AND kept.body_hash = $3
        AND kept.created_at <= now() - ${ABANDONED})
  RETURNING claim`;

const FIND = `SELECT body_hash, status, answer, created_at <= now() - ${ABANDONED} AS is_abandoned
  FROM idempotent_answers WHERE key_hash = $1`;
/** $1: key, $2: claim in the following. */
const MARK = "UPDATE idempotent_answers SET has_written = true WHERE key_hash = $1 AND claim = $2::uuid";
const FINISH = "UPDATE idempotent_answers SET status = 200, answer = $3 WHERE key_hash = $1 AND claim = $2::uuid";
const RELEASE = "DELETE FROM idempotent_answers WHERE key_hash = $1 AND claim = $2::uuid AND NOT has_written";

interface FoundCall {
  body_hash: Buffer;
  status: number | null;
  answer: Buffer | null;
  is_abandoned: boolean;
}

/**
 * Claims the key of a call that may be repeated. Answers are sealed, since they may contain secrets; bodies are only
 * compared by HMAC.
 * @throws IDEMPOTENCY_KEY_REUSED for another body; CONFLICT while the first call runs, where its answer was too long to
 *   be kept, and where it was cut off after it had written; TOO_MANY_REQUESTS where the caller has too many stored
 */
export async function claimCall(app: App, call: RepeatableCall): Promise<Claim> {
  const { db, secrets } = app;
  const hashOf = (...parts: unknown[]) => secrets.sign(Buffer.from(`idempotency:${canonical(parts)}`));
  const key = hashOf("key", call.caller, call.address, call.key);
  const body = hashOf("body", call.body);
  const place = `idempotent_answers.answer:${Buffer.from(key).toString("hex")}`;
  const { rows: claims } = await db.pool.query<{ claim: string }>(CLAIM, [key, hashOf("caller", call.caller), body]);
  const [claimed] = claims;
  if (claimed) {
    const { claim } = claimed;
    return {
      answer: undefined,
      app: markingApp(app, key, claim),
      async finish(answer) {
        const kept = answer.length > LONGEST_ANSWER ? null : secrets.seal(place, answer);
        await db.pool.query(FINISH, [key, claim, kept]);
      },
      async release() {
        await db.pool.query(RELEASE, [key, claim]);
      },
    };
  }
  const { rows } = await db.pool.query<FoundCall>(FIND, [key]);
  const [found] = rows;
  if (!found) throw new AppError("TOO_MANY_REQUESTS", { message: idempotencyTexts.tooMany, retryAfter: 60 });
  if (!found.body_hash.equals(body)) throw new AppError("IDEMPOTENCY_KEY_REUSED");
  if (found.answer) return { answer: secrets.open(place, found.answer) };
  if (found.status !== null) throw new AppError("CONFLICT", { message: idempotencyTexts.tooLong });
  if (found.is_abandoned) throw new AppError("CONFLICT", { message: idempotencyTexts.cutOff });
  throw new AppError("CONFLICT", { message: idempotencyTexts.running, retryAfter: 1 });
}

/** Returns an application whose first write marks the key, and is refused where another run has claimed it. */
function markingApp(app: App, key: Uint8Array, claim: string): App {
  let isMarked = false;
  const db = recordedDatabase(app.db, {
    async record(tx) {
      if (isMarked || (await tx.$executeRawUnsafe(MARK, key, claim)) > 0) return;
      throw new AppError("CONFLICT", { message: idempotencyTexts.running, retryAfter: 1 });
    },
    committed() {
      isMarked = true;
    },
  });
  return { ...app, db };
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
