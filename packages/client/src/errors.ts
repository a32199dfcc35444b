/** An answer of the site that is no success. */
export class SiteError extends Error {
  /** The HTTP status. */
  readonly status: number;
  /** A code of a closed list, as in NOT_FOUND. */
  readonly code: string;
  /** Turkish texts by field. */
  readonly fields: Readonly<Record<string, string>>;
  /** The id of the request, to name in questions about it. */
  readonly requestId: string | undefined;

  constructor(status: number, body: unknown) {
    const { message, code, requestId, details } = isRecord(body) ? body : {};
    super(typeof message === "string" ? message : `HTTP ${status}`);
    this.name = "SiteError";
    this.status = status;
    this.code = typeof code === "string" ? code : "UNKNOWN";
    this.requestId = typeof requestId === "string" ? requestId : undefined;
    const fields = isRecord(details) && isRecord(details.fields) ? details.fields : {};
    this.fields = Object.fromEntries(Object.entries(fields).map(([name, text]) => [name, String(text)]));
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
