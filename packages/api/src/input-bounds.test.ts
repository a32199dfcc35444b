import { expect, it } from "vitest";
import { z } from "zod";
import { procedures } from "./testing/procedures.ts";

/** PostgreSQL's largest `integer`; a larger number would be an internal error of the database. */
const LARGEST_INTEGER = 2 ** 31 - 1;

/** Returns the places in a JSON schema whose numbers, texts or lists have no bound. */
function unboundedPlaces(node: unknown, place: string): string[] {
  if (typeof node !== "object" || node === null) return [];
  const found = Object.entries(node).flatMap(([key, part]) => unboundedPlaces(part, `${place}.${key}`));
  return isBounded({ ...node }) ? found : [place, ...found];
}

function isBounded(schema: z.core.JSONSchema.JSONSchema): boolean {
  if (schema.enum || schema.const !== undefined) return true;
  const { minimum = -Infinity, maximum = Infinity } = schema;
  switch (schema.type) {
    case "integer":
      return minimum >= -LARGEST_INTEGER && maximum <= LARGEST_INTEGER;
    case "number":
      return Number.isFinite(minimum) && Number.isFinite(maximum);
    case "string":
      return Boolean(schema.maxLength ?? schema.format);
    case "array":
      return schema.maxItems !== undefined;
    default:
      return true;
  }
}

it.each(procedures)("$path has bounds for each number, text and list of its input", ({ path, procedure }) => {
  const places = procedure._def.inputs.flatMap((schema) =>
    schema instanceof z.ZodType
      ? unboundedPlaces(z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }), path)
      : [`${path}: not a schema`],
  );
  expect(places).toEqual([]);
});
