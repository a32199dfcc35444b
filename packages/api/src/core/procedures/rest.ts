import type { ProcedureMeta } from "./procedure-meta.ts";
import type { Tag } from "./rest-tags.ts";

type Method = NonNullable<ProcedureMeta["openapi"]>["method"];

/**
 * Returns the function by which the procedures of one group of calls state their REST address:
 * `.meta(rest("DELETE /api/admin/redirects/{id}", "Yönlendirme silme"))`. `{name}` in a path is filled from the input
 * field of that name.
 */
export function restIn(tag: Tag) {
  return (address: `${Method} /api/${string}`, summary: string) => {
    const [method, path] = address.split(" ") as [Method, `/${string}`]; // the type of `address` says so
    return { openapi: { method, path, tags: [tag], summary } } satisfies ProcedureMeta;
  };
}
