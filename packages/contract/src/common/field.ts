import { z } from "zod";

declare module "zod" {
  interface GlobalMeta {
    /** Name of the field in forms and lists. */
    label?: string;
    /** A value that fits the rule, for the API reference; null leaves an optional field out of the examples. */
    example?: unknown;
  }
}

/** The names that schemas have in the API reference. */
export const entities = z.registry<{ id: string }>();

/** Describes a field apart from its rule: a text in Turkish and English ("tr · en"), a label and an example. */
export type FieldMeaning = Pick<z.GlobalMeta, "description" | "label" | "example">;

/**
 * Returns the meaning of a field, for another rule of the same field: an input has bounds, an answer what is stored.
 */
export function meaningOf(field: z.core.$ZodType): FieldMeaning {
  if (!(field instanceof z.ZodType)) return {};
  const isWrapped = field instanceof z.ZodOptional || field instanceof z.ZodNullable || field instanceof z.ZodDefault;
  const { description, label, example } = field.meta() ?? {};
  return {
    ...(isWrapped && meaningOf(field.unwrap())),
    ...(description !== undefined && { description }),
    ...(label !== undefined && { label }),
    ...(example !== undefined && { example }),
  };
}

/** Returns the labels of fields by their names, in the order of the fields. */
export function labelsOf<Name extends string>(fields: Record<Name, z.core.$ZodType>): Record<Name, string> {
  const labels = Object.entries<z.core.$ZodType>(fields).map(([name, field]) => [name, meaningOf(field).label ?? name]);
  // Object.fromEntries forgets the names.
  return Object.fromEntries(labels) as Record<Name, string>;
}
