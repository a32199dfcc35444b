import type { pageOf } from "@site/contract/common/paging";
import { type ZodType, z } from "zod";
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

/**
 * Returns the documented answer of a call whose output is a page of a list: its items under `name`, beside their number
 * (`total`) or the numbers of the page (`pagination`).
 */
export function listAs(
  output: ReturnType<typeof pageOf<ZodType>>,
  name: string,
  counts: "total" | "pagination",
): ZodType {
  const { items: rows, page, limit, total, pageCount } = output.shape;
  const numbers = z.object({ page, limit, total, totalPages: pageCount });
  return z.preprocess(
    (value) => {
      const { items, pageCount: totalPages, ...given } = output.parse(value);
      return { [name]: items, total: given.total, pagination: { ...given, totalPages } };
    },
    z.object({ [name]: rows, ...(counts === "total" ? { total } : { pagination: numbers }) }),
  );
}
