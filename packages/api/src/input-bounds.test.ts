import { expect, it } from "vitest";
import { z } from "zod";
import { procedures } from "./testing/procedures.ts";

/** PostgreSQL's largest `integer`; a larger number would be an internal error of the database. */
const LARGEST_INTEGER = 2 ** 31 - 1;

type Rule = (schema: z.core.JSONSchema.JSONSchema) => boolean;

/** Returns the places in a JSON schema that break a rule. */
function placesAgainst(rule: Rule, node: unknown, place: string): string[] {
  if (typeof node !== "object" || node === null) return [];
  const found = Object.entries(node).flatMap(([key, part]) => placesAgainst(rule, part, `${place}.${key}`));
  return rule({ ...node }) ? found : [place, ...found];
}

/** Returns the places in a procedure's input that break a rule. */
function inputPlaces(rule: Rule, { path, procedure }: (typeof procedures)[number]): string[] {
  return procedure._def.inputs.flatMap((schema) =>
    schema instanceof z.ZodType
      ? placesAgainst(rule, z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }), path)
      : [`${path}: not a schema`],
  );
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

/** Returns whether an object refuses fields that it does not name; a record says what its values are. */
function isClosed({ type, additionalProperties }: z.core.JSONSchema.JSONSchema): boolean {
  if (type !== "object" || additionalProperties === false) return true;
  return typeof additionalProperties === "object" && Object.keys(additionalProperties).length > 0;
}

it.each(procedures)("$path has bounds for each number, text and list of its input", (each) => {
  expect(inputPlaces(isBounded, each)).toEqual([]);
});

it.each(procedures)("$path refuses unknown fields, also inside of its input", (each) => {
  expect(inputPlaces(isClosed, each)).toEqual([]);
});
