import { z } from "zod";

declare module "zod" {
  interface GlobalMeta {
    /** Name of the field in forms and lists. */
    label?: string;
  }
}

/** Returns the labels of fields by their names, in the order of the fields. */
export function labelsOf<Name extends string>(fields: Record<Name, z.core.$ZodType>): Record<Name, string> {
  const labels = Object.entries<z.core.$ZodType>(fields).map(([name, field]) => [
    name,
    (field instanceof z.ZodType ? field.meta()?.label : undefined) ?? name,
  ]);
  // Object.fromEntries loses the types of the names.
  return Object.fromEntries(labels) as Record<Name, string>;
}
