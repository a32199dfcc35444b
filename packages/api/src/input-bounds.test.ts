import type { AnyProcedure } from "@trpc/server";
import { expect, it } from "vitest";
import { z } from "zod";
import { appRouter } from "./root.ts";

/** PostgreSQL's largest `integer`; a larger number would be an internal error of the database. */
const LARGEST_INTEGER = 2 ** 31 - 1;

const procedures: [string, AnyProcedure][] = Object.entries(appRouter._def.procedures);

/** Returns the places in a JSON schema whose numbers, texts or lists have no bound. */
function unboundedPlaces(node: unknown, place: string): string[] {
  if (typeof node !== "object" || node === null) return [];
  const found = Object.entries(node).flatMap(([key, part]) => unboundedPlaces(part, `${place}.${key}`));
  return isBounded(node) ? found : [place, ...found];
}

function isBounded(schema: z.core.JSONSchema.BaseSchema): boolean {
  if (schema.enum || schema.const !== undefined) return true;
  const { minimum = -Infinity, maximum = Infinity } = schema;
  switch (schema.type) {
    case "integer":
      return minimum >= -LARGEST_INTEGER && maximum <= LARGEST_INTEGER;
    case "number":
      return Number.isFinite(minimum) && Number.isFinite(maximum);
    case "string":
      return Boolean(schema.maxLength ?? schema.format ?? schema.pattern);
    case "array":
      return schema.maxItems !== undefined;
    default:
      return true;
  }
}

it.each(procedures)("%s has bounds for each number, text and list of its input", (path, { _def }) => {
  const schemas = _def.inputs.filter((input) => input instanceof z.ZodType);
  expect(schemas).toHaveLength(_def.inputs.length);
  const places = schemas.flatMap((input) =>
    unboundedPlaces(z.toJSONSchema(input, { io: "input", unrepresentable: "any" }), path),
  );
  expect(places).toEqual([]);
});
