/** SQLSTATEs (PostgreSQL, appendix A) of temporary errors and those an operator can fix, by class or code. */
const SQL_STATES = [
  /^08(?!P01)/, // connection exceptions
  /^53/, // disk full, out of memory, too many connections
  /^57P/, // shutting down, starting, in recovery
  /^58/, // file read or write failed
  /^57014$/, // statement timeout
  /^55P03$/, // lock timeout
  /^25P0[34]$/, // idle in transaction timeout
  /^25006$/, // read-only: a standby before its promotion
];

/** Error codes of Node and Prisma for broken connections and full disks. */
const CODES = new Set(
  `ECONNREFUSED ECONNRESET ECONNABORTED EPIPE ETIMEDOUT EHOSTUNREACH ENETUNREACH ENOTFOUND EAI_AGAIN ENOENT
   ENOSPC EDQUOT P1001 P1002 P1008 P1017 P2024 P2028 P2037`.split(/\s+/),
);

/** Error kinds of Prisma's driver adapter for the same errors. */
const KINDS = new Set(["DatabaseNotReachable", "ConnectionClosed", "SocketTimeout", "TooManyConnections"]);

/** Messages of pg errors without a code. */
const MESSAGES = new RegExp(
  [
    "timeout exceeded when trying to connect",
    "timeout expired",
    "Connection terminated",
    "Query read timeout",
    "Client has encountered a connection error and is not queryable",
    "Client was closed and is not queryable",
    "Cannot use a pool after calling end",
  ].join("|"),
);

const MAX_DEPTH = 6;

/** SQLSTATEs of aborted transactions (serialization failure, deadlock), and Prisma's names of both. */
const UNDONE = new Set(["40001", "40P01", "P2034", "TransactionWriteConflict"]);

/** Reads a text property of an error; "" if it is missing. */
type ReadText = (key: string) => string;

/** Returns whether an error, or one wrapped in it, means that the database is temporarily unavailable. */
export function isDatabaseUnavailable(error: unknown): boolean {
  return someError(error, (findText) => {
    const codes = [findText("code"), findText("originalCode")];
    if (codes.some((code) => CODES.has(code) || (code.length === 5 && SQL_STATES.some((state) => state.test(code)))))
      return true;
    return (
      KINDS.has(findText("kind")) || MESSAGES.test(findText("message")) || MESSAGES.test(findText("originalMessage"))
    );
  });
}

/**
 * Returns whether an error, or one wrapped in it, means that PostgreSQL aborted the transaction because of another one,
 * so that a retry may succeed.
 */
export function isTransactionUndone(error: unknown): boolean {
  return someError(error, (findText) => ["code", "originalCode", "kind"].some((key) => UNDONE.has(findText(key))));
}

/** Returns whether an error, or one wrapped in it, means that a statement exceeded its time. */
export function isStatementTimeout(error: unknown): boolean {
  return someError(error, (findText) => ["code", "originalCode"].some((key) => findText(key) === "57014"));
}

/** Tests an error and those wrapped in it. */
function someError(error: unknown, isMeant: (findText: ReadText) => boolean, depth = 0): boolean {
  if (typeof error !== "object" || error === null || depth > MAX_DEPTH) return false;
  const findText = (key: string) => {
    const value: unknown = Reflect.get(error, key);
    return typeof value === "string" ? value : "";
  };
  if (isMeant(findText)) return true;
  const inner: unknown[] = ["cause", "meta", "driverAdapterError"].map((key) => Reflect.get(error, key));
  return inner.some((each) => someError(each, isMeant, depth + 1));
}
