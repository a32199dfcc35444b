import { appRouter, type ProcedureMeta } from "@site/api";

/** What a procedure says of itself. */
export interface DescribedProcedure {
  /** As the router's table of contents names it: blog.posts.get */
  path: string;
  type: "query" | "mutation" | "subscription";
  meta: ProcedureMeta | undefined;
  /** The schemas of its input, as given. */
  inputs: readonly unknown[];
}

/** Every procedure of the application. */
export const procedures: readonly DescribedProcedure[] = Object.entries<unknown>(appRouter._def.procedures).flatMap(
  ([path, value]) =>
    isProcedure(value) ? [{ path, type: value._def.type, meta: value._def.meta, inputs: value._def.inputs }] : [],
);

function isProcedure(value: unknown): value is { _def: Omit<DescribedProcedure, "path"> } {
  return typeof value === "function" && "_def" in value;
}
