import { appRouter, type ProcedureMeta } from "@site/api";

export interface DescribedProcedure {
  /** Path in the router, such as blog.posts.get. */
  path: string;
  type: "query" | "mutation" | "subscription";
  meta: ProcedureMeta | undefined;
  inputs: readonly unknown[];
  output?: unknown;
}

/** All procedures of the application. */
export const procedures: readonly DescribedProcedure[] = Object.entries<unknown>(appRouter._def.procedures).flatMap(
  ([path, value]) =>
    isProcedure(value)
      ? [{ path, type: value._def.type, meta: value._def.meta, inputs: value._def.inputs, output: value._def.output }]
      : [],
);

function isProcedure(value: unknown): value is { _def: Omit<DescribedProcedure, "path"> } {
  return typeof value === "function" && "_def" in value;
}
