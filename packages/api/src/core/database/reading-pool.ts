import type { Database } from "@site/db";

/** Tables that the audit log does not record, so that a call may write them at any time. */
const UNRECORDED_TABLES = ["ai_calls", "post_drafts", "upstream_states"];
/** Matches the table of a writing statement; neither SELECT … FOR UPDATE nor the UPDATE part of an upsert. */
const WRITE =
  /\b(?:INSERT INTO|DELETE FROM|MERGE INTO|TRUNCATE|(?<!\b(?:FOR|FOR NO KEY|DO) )UPDATE) +(?:ONLY +)?"?(\w+)/gi;

/**
 * Wraps a pool for a call whose changes are recorded: it refuses to write outside the recorded transaction, where
 * neither the rows before and after would be noted nor the entry of the log be committed together with the change.
 */
export function readingPool(pool: Database["pool"]): Database["pool"] {
  return new Proxy(pool, {
    get(target, key): unknown {
      if (key !== "connect") return guardedMember(target, key);
      return async () => new Proxy(await target.connect(), { get: guardedMember });
    },
  });
}

function guardedMember(target: object, key: string | symbol): unknown {
  const member: unknown = Reflect.get(target, key);
  if (typeof member !== "function") return member;
  return (...given: readonly unknown[]): unknown => {
    if (key === "query") assertUnrecorded(given[0]);
    return Reflect.apply(member, target, given);
  };
}

function assertUnrecorded(statement: unknown): void {
  const text: unknown =
    typeof statement === "object" && statement !== null ? Reflect.get(statement, "text") : statement;
  for (const [, table = ""] of String(text).matchAll(WRITE))
    if (!UNRECORDED_TABLES.includes(table.toLowerCase()))
      throw new Error(`${table} is written outside the recorded transaction`);
}
