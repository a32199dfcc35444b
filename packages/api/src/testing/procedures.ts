import type { AnyProcedure } from "@trpc/server";
import { appRouter } from "../root.ts";

/** All procedures with their paths. */
export const procedures = Object.entries<unknown>(appRouter._def.procedures).flatMap(([path, procedure]) =>
  isProcedure(procedure) ? [{ path, procedure }] : [],
);

function isProcedure(value: unknown): value is AnyProcedure {
  return typeof value === "function" && "_def" in value;
}
