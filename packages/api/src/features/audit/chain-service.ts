import type { App } from "../../core/app.ts";
import { inTransaction } from "../../core/database/transaction.ts";
import { type ChainRow, FIND_LAST_LINK, LIST_CHAIN, LIST_UNCHAINED, LOCK_CHAIN, WRITE_LINKS } from "./queries.ts";

const BATCH = 500;

/** The state of the chain of administrators' entries. */
export interface ChainState {
  /** Number of intact entries. */
  length: number;
  /** HMAC of the last entry in hexadecimal. Noted elsewhere, it also proves that no newer entries were removed. */
  head: string;
  /** Identifies the first entry that was changed, or before which entries are missing. */
  brokenAt: { id: number; position: number } | undefined;
}

/**
 * Links new entries of administrators and the system into the chain: each is signed together with its predecessor's
 * signature. A job does it, because entries commit out of order and none should wait for another.
 */
export async function sealEntries({ db, secrets }: Pick<App, "db" | "secrets">): Promise<void> {
  for (let isDone = false; !isDone; )
    isDone = await inTransaction(db.pool, async (client) => {
      await client.query(LOCK_CHAIN);
      const last = (await client.query<{ position: number; hash: Buffer }>(FIND_LAST_LINK)).rows[0];
      const { rows } = await client.query<ChainRow>(LIST_UNCHAINED, [BATCH]);
      let previous: Uint8Array = last?.hash ?? new Uint8Array();
      const links = rows.map(({ id, content }, index) => {
        const position = (last?.position ?? 0) + index + 1;
        previous = signLink(secrets, previous, position, content);
        return { id, position, hash: previous };
      });
      await client.query(WRITE_LINKS, [
        links.map(({ id }) => id),
        links.map(({ position }) => position),
        links.map(({ hash }) => Buffer.from(hash)),
      ]);
      return rows.length < BATCH;
    });
}

/**
 * Verifies the whole chain. The oldest entries may be gone, because their retention is over; the first that is left is
 * trusted, every later one is checked against its predecessor.
 */
export async function verifyChain({ db, secrets }: Pick<App, "db" | "secrets">): Promise<ChainState> {
  const state: ChainState = { length: 0, head: "", brokenAt: undefined };
  let previous: { position: number; hash: Uint8Array } = { position: 0, hash: new Uint8Array() };
  for (;;) {
    const { rows } = await db.pool.query<ChainRow>(LIST_CHAIN, [previous.position, BATCH]);
    for (const { id, position, hash, content } of rows) {
      const isFirst = state.length === 0 && position > 1;
      const expected = signLink(secrets, previous.hash, position, content);
      if (!hash || (!isFirst && (position !== previous.position + 1 || !hash.equals(expected))))
        return { ...state, brokenAt: { id, position } };
      previous = { position, hash };
      state.length++;
      state.head = hash.toString("hex");
    }
    if (rows.length < BATCH) return state;
  }
}

/** Returns the HMAC of an entry together with its predecessor's. */
export function signLink(
  secrets: App["secrets"],
  previous: Uint8Array,
  position: number,
  content: string,
): Uint8Array<ArrayBuffer> {
  return secrets.sign(Buffer.concat([previous, Buffer.from(`\n${position}\n${content}`)]));
}
