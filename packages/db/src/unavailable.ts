/** SQLSTATEs (PostgreSQL, appendix A) of what passes by itself or by the operator's hand: a whole class, or one of it. */
const SQL_STATES = [
  /^08(?!P01)/, // connection exceptions
  /^53/, // disk full, out of memory, too many connections
  /^57P/, // shut down, starting, in recovery
  /^58/, // a file could not be read or written
  /^57014$/, // took longer than the connection allows
  /^55P03$/, // waited too long for a lock
  /^25P0[34]$/, // was idle too long within a transaction
  /^25006$/, // read-only: a standby that is about to take over
];

/** Node's codes of a broken or refused connection or a full disk, and Prisma's of the same. */
const CODES = new Set(
  "ECONNREFUSED ECONNRESET ECONNABORTED EPIPE ETIMEDOUT EHOSTUNREACH ENETUNREACH ENOTFOUND EAI_AGAIN ENOENT ENOSPC EDQUOT P1001 P1002 P1008 P1017 P2024 P2028 P2037".split(
    " ",
  ),
);

/** What the driver adapter of Prisma calls them. */
const KINDS = new Set(["DatabaseNotReachable", "ConnectionClosed", "SocketTimeout", "TooManyConnections"]);

/** What `pg` says without a code. */
const MESSAGES =
  /timeout exceeded when trying to connect|timeout expired|Connection terminated|Query read timeout|Client has encountered a connection error and is not queryable|Client was closed and is not queryable|Cannot use a pool after calling end/;

const MAX_DEPTH = 6;

/** SQLSTATEs of a transaction that PostgreSQL undid because of another (serialization failure, deadlock), and Prisma's names of both. */
const UNDONE = new Set(["40001", "40P01", "P2034", "TransactionWriteConflict"]);

/** Reads a text of an error; an empty one where it has none of that name. */
type ReadText = (key: string) => string;

/** True for an error, or one wrapped in it, that says that the database cannot do its work for now. */
export function isDatabaseUnavailable(error: unknown): boolean {
  return someError(error, (textOf) => {
    const codes = [textOf("code"), textOf("originalCode")];
    if (codes.some((code) => CODES.has(code) || (code.length === 5 && SQL_STATES.some((state) => state.test(code)))))
      return true;
    return KINDS.has(textOf("kind")) || MESSAGES.test(textOf("message")) || MESSAGES.test(textOf("originalMessage"));
  });
}

/** True for an error, or one wrapped in it, of a transaction that was undone because of another: a second try may succeed. */
export function isTransactionUndone(error: unknown): boolean {
  return someError(error, (textOf) => ["code", "originalCode", "kind"].some((key) => UNDONE.has(textOf(key))));
}

/** Asks of an error and of those wrapped in it. */
function someError(error: unknown, isMeant: (textOf: ReadText) => boolean, depth = 0): boolean {
  if (typeof error !== "object" || error === null || depth > MAX_DEPTH) return false;
  const textOf = (key: string) => {
    const value: unknown = Reflect.get(error, key);
    return typeof value === "string" ? value : "";
  };
  if (isMeant(textOf)) return true;
  const inner: unknown[] = ["cause", "meta", "driverAdapterError"].map((key) => Reflect.get(error, key));
  return inner.some((each) => someError(each, isMeant, depth + 1));
}
