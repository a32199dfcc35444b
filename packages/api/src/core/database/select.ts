import type { z } from "zod";

/** Returns Prisma's `select` of the fields that a schema lists. */
export function toSelect<Shape extends z.ZodRawShape>({ shape }: z.ZodObject<Shape>) {
  // Object.fromEntries forgets the names.
  return Object.fromEntries(Object.keys(shape).map((name) => [name, true])) as Record<keyof Shape, true>;
}
