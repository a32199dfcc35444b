/**
 * The REST address of a procedure, as data. `openapi` is what trpc-to-openapi reads; `aliases` are further addresses of
 * the same call. `{name}` in a path is filled from the input field of that name.
 */
export type RestMeta = {
  openapi?: {
    method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
    path: `/${string}`;
    tags?: string[];
    summary?: string;
    /** True where a token is needed. */
    protect?: boolean;
  };
  aliases?: `/${string}`[];
};
