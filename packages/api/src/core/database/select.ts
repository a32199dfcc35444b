import { namesOf, toRecord } from "@site/contract/common/record";
import type { z } from "zod";

/** Returns Prisma's `select` of the fields that a schema lists. */
export function toSelect<Shape extends z.ZodRawShape>({ shape }: z.ZodObject<Shape>) {
  return toRecord(namesOf(shape), () => true as const);
}
