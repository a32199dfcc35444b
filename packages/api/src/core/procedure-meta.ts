/**
 * What a procedure says of itself beside its schemas. `openapi` is its REST address, which trpc-to-openapi reads as well;
 * `aliases` are further addresses of the same call. `{name}` in a path is filled from the input field of that name.
 */
export type ProcedureMeta = {
  openapi?: {
    method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
    path: `/${string}`;
    tags?: string[];
    summary?: string;
    /** True where a token is needed. */
    protect?: boolean;
  };
  aliases?: `/${string}`[];
  /** Bytes the body may have at the REST address where it is not the usual mebibyte. */
  bodyLimit?: number;
  /** True for what a mail program's one click may call (RFC 8058): it sends a form, and all that counts stands in the address. */
  isOneClick?: boolean;
  /** Who signs in by this call; each try is written into the audit log. */
  signsIn?: "admin" | "member";
  /** True where many pages show the same answer: rendering keeps it until something is written. */
  isShownEverywhere?: boolean;
};
