import { entities } from "@site/contract/common/field";
import { z } from "zod";
import { describeFields } from "./fields.ts";
import { FIELD_EXAMPLE, isRecord, type JsonSchema } from "./types.ts";

/** Named schemas of the document, collected while operations are written. */
export type NamedSchemas = Record<string, JsonSchema>;

/** Returns the JSON schema of an answer. Schemas with an id become references and are added to `named`. */
export function toAnswerSchema(schema: z.ZodType, named: NamedSchemas): JsonSchema {
  const { $defs, ...root } = convert(schema, "output");
  const definitions = isRecord($defs) ? $defs : {};
  for (const [name, definition] of Object.entries(definitions))
    if (isRecord(definition)) named[name] ??= absolute(describeFields(definition, definitions));
  return absolute(describeFields(root, definitions));
}

/** Returns the JSON schema of an input, without references. */
export function toInputSchema(schema: z.ZodType): JsonSchema {
  return describeFields(convert(schema, "input"));
}

function convert(schema: z.ZodType, io: "input" | "output"): JsonSchema {
  const { $schema: _, ...converted } = z.toJSONSchema(schema, {
    io,
    unrepresentable: "any",
    metadata: io === "output" ? entities : z.registry<{ id: string }>(),
    override({ zodSchema, jsonSchema }) {
      const { label: __, example, ...facts } = z.globalRegistry.get(zodSchema) ?? {};
      const { pattern } = jsonSchema;
      Object.assign(jsonSchema, facts, pattern !== undefined && { pattern });
      if (example !== undefined) jsonSchema[FIELD_EXAMPLE] = example;
      dropImpliedBounds(jsonSchema);
      trimPattern(jsonSchema);
      dropEmpty(jsonSchema);
      if (typeof jsonSchema.format === "string" && TIMES.includes(jsonSchema.format)) delete jsonSchema.pattern;
    },
  });
  return converted;
}

/** Formats that say all that their patterns do. */
const TIMES = ["date", "date-time", "uuid"];

/** Drops the bounds of JavaScript's safe integers, which say nothing about a field. */
function dropImpliedBounds(schema: JsonSchema): void {
  if (schema.minimum === Number.MIN_SAFE_INTEGER) delete schema.minimum;
  if (schema.maximum === Number.MAX_SAFE_INTEGER) delete schema.maximum;
}

/** Makes the pattern of a text with a minimum count without the spaces around it, as the server does. */
function trimPattern(schema: JsonSchema): void {
  const [, ahead = "", excluded] = /^\^(\(\?!.*\))?\[\^(.*)\]\*\$$/.exec(String(schema.pattern)) ?? [];
  if (excluded === undefined || Number(schema.minLength ?? 0) < 1) return;
  schema.pattern = `^${ahead}[^\\s${excluded}](?:[^${excluded}]*[^\\s${excluded}])?$`;
}

/** Drops the empty text from the choices of a text with a minimum. */
function dropEmpty(schema: JsonSchema): void {
  if (Number(schema.minLength ?? 0) > 0 && Array.isArray(schema.anyOf))
    schema.anyOf = schema.anyOf.filter((choice) => !isRecord(choice) || choice.const !== "");
}

/** Lets references point to the components of the document. */
function absolute(schema: JsonSchema): JsonSchema {
  return JSON.parse(JSON.stringify(schema).replaceAll('"$ref":"#/$defs/', '"$ref":"#/components/schemas/'));
}
