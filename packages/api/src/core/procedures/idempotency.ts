import { idempotencyTexts } from "@site/contract/common/idempotency-labels";
import superjson from "superjson";
import type { App } from "../app.ts";
import { recordedDatabase } from "../audit/recorded-database.ts";
import { AppError } from "../calls/errors.ts";
import { toPublicError } from "../calls/public-error.ts";

/** Answers that one caller may have stored at a time, and the longest one in characters; both bound the table. */
const MAX_PER_CALLER = 1_000;
const MAX_ANSWER_LENGTH = 64 * 1024;
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

/** Length of the kept result of a write; one that is longer, or cannot be written as text, is not kept. */
const MAX_RESULT_LENGTH = 64 * 1024;
const UNKEPT = new Uint8Array();

/** The right to run a call, or the answer that it had before. */
export type Claim =
  | { answer: string }
  | {
      answer: undefined;
      /**
       * The application to run the call on: each write commits together with the key's mark, or not at all. A write
       * that an earlier run has committed gives its result again.
       */
      app: App;
      /** Stores the answer. */
      finish(answer: string): Promise<void>;
      /**
       * Gives the key of a failed call free, or lets it be repeated at once if the call has written something.
       * @throws CONFLICT if the call had been cut off after it had written, and could not be repeated
       */
      release(error: unknown): Promise<void>;
    };

/**
 * $1: key, $2: caller, $3: body, all hashed. Of parallel claims one inserts. A call that was cut off is claimed with
 * the results of its writes, unless one could not be kept.
 */
const CLAIM = `INSERT INTO idempotent_answers AS kept (key_hash, caller_hash, body_hash)
  SELECT $1, $2, $3 WHERE (SELECT count(*) FROM idempotent_answers
    WHERE caller_hash = $2 AND created_at > now() - ${KEPT}) < ${MAX_PER_CALLER}
  ON CONFLICT (key_hash) DO UPDATE SET created_at = now(), body_hash = $3, status = NULL, answer = NULL,
      claim = gen_random_uuid(),
      has_written = kept.has_written AND kept.created_at > now() - ${KEPT},
      writes = CASE WHEN kept.created_at > now() - ${KEPT} THEN kept.writes ELSE '{}' END
    WHERE kept.created_at <= now() - ${KEPT}
      OR (kept.status IS NULL AND kept.body_hash = $3 AND kept.created_at <= now() - ${ABANDONED}
        AND kept.has_written = (cardinality(kept.writes) > 0) AND ''::bytea <> ALL (kept.writes))
  RETURNING claim, writes`;

const FIND = `SELECT body_hash, status, answer, created_at <= now() - ${ABANDONED} AS is_abandoned
  FROM idempotent_answers WHERE key_hash = $1`;
/** $1: key, $2: claim in the following. $3: the sealed result of the write. */
const MARK = `UPDATE idempotent_answers SET has_written = true, writes = array_append(writes, $3::bytea)
  WHERE key_hash = $1 AND claim = $2::uuid`;
const FINISH = `UPDATE idempotent_answers SET status = 200, answer = $3, writes = '{}'
  WHERE key_hash = $1 AND claim = $2::uuid`;
/** A call that has written may be repeated at once. */
const RELEASE = `WITH freed AS (DELETE FROM idempotent_answers
    WHERE key_hash = $1 AND claim = $2::uuid AND NOT has_written)
  UPDATE idempotent_answers SET created_at = created_at - ${ABANDONED}
  WHERE key_hash = $1 AND claim = $2::uuid AND has_written`;

interface ClaimedCall {
  claim: string;
  writes: Buffer[];
}

interface FoundCall {
  body_hash: Buffer;
  status: number | null;
  answer: Buffer | null;
  is_abandoned: boolean;
}

/**
 * Claims the key of a call that may be repeated. Answers are sealed, since they may contain secrets; bodies are only
 * compared by HMAC. A call that was cut off after it had written is repeated with the results of its writes, so that
 * its response describes the record it made.
 * @throws IDEMPOTENCY_KEY_REUSED for another body; CONFLICT while the first call runs, where its answer was too long to
 *   be kept, and where it was cut off and cannot be repeated; TOO_MANY_REQUESTS where the caller has too many stored
 */
export async function claimCall(app: App, call: RepeatableCall): Promise<Claim> {
  const { db, secrets } = app;
  const getHash = (...parts: unknown[]) => secrets.sign(Buffer.from(`idempotency:${canonical(parts)}`));
  const key = getHash("key", call.caller, call.address, call.key);
  const body = getHash("body", call.body);
  const place = `idempotent_answers.answer:${Buffer.from(key).toString("hex")}`;
  const { rows: claims } = await db.pool.query<ClaimedCall>(CLAIM, [key, getHash("caller", call.caller), body]);
  const [claimed] = claims;
  if (claimed) {
    const { claim, writes } = claimed;
    const marking = markingApp(app, { key, claim, writes, place });
    return {
      answer: undefined,
      app: marking.app,
      async finish(answer) {
        const kept = answer.length > MAX_ANSWER_LENGTH ? null : secrets.seal(place, answer);
        await db.pool.query(FINISH, [key, claim, kept]);
      },
      async release(error) {
        await db.pool.query(RELEASE, [key, claim]);
        const isBroken = writes.length > 0 && toPublicError(error).code === "INTERNAL";
        if (isBroken || !marking.isRepeated()) throw new AppError("CONFLICT", { message: idempotencyTexts.cutOff });
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

interface Marking {
  key: Uint8Array;
  claim: string;
  /** Sealed results of an earlier run's writes. */
  writes: Buffer[];
  place: string;
}

/**
 * Returns an application whose writes mark the key, and are refused where another run has claimed it. `isRepeated`
 * says whether the run has passed the writes of the earlier one.
 */
function markingApp(app: App, { key, claim, writes, place }: Marking): { app: App; isRepeated(): boolean } {
  const { secrets } = app;
  const getPlace = (index: number) => `${place}:write:${index}`;
  let index = 0;
  const db = recordedDatabase(app.db, {
    replay() {
      const sealed = writes[index];
      return sealed && { result: superjson.parse(secrets.open(getPlace(index++), sealed)) };
    },
    async record(tx, result) {
      const text = superjson.stringify(result);
      const sealed = text.length > MAX_RESULT_LENGTH ? UNKEPT : secrets.seal(getPlace(index), text);
      if ((await tx.$executeRawUnsafe(MARK, key, claim, sealed)) === 0)
        throw new AppError("CONFLICT", { message: idempotencyTexts.running, retryAfter: 1 });
    },
    committed() {
      index++;
    },
  });
  return { app: { ...app, db }, isRepeated: () => index >= writes.length };
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
