import { z } from "zod";

type JsonSchema = z.core.JSONSchema._JSONSchema;
/** Returns the value of a field, or undefined to derive one from its schema. */
export type FieldValue = (name: string) => unknown;

/** Schemas by their input, because one test makes an input of a procedure many times. */
const converted = new WeakMap<object, JsonSchema>();

/** Makes the smallest input of these schemas: the required fields, and those for which `valueFor` has a value. */
export function sampleInput(inputs: readonly unknown[], valueFor: FieldValue): unknown {
  const samples = inputs.map((input) => getSample(getJsonSchema(input), valueFor));
  return samples.length === 0 ? undefined : Object.assign({}, ...samples);
}

/** Returns the names of all fields of these schemas, at any depth. */
export function fieldNames(inputs: readonly unknown[]): string[] {
  const names: string[] = [];
  for (const input of inputs) toJsonSchema(input, (name) => names.push(name));
  return names;
}

function getJsonSchema(input: unknown): JsonSchema {
  if (typeof input !== "object" || input === null) return {};
  const schema = converted.get(input) ?? toJsonSchema(input);
  converted.set(input, schema);
  return schema;
}

function toJsonSchema(input: unknown, note: (name: string) => void = () => undefined): JsonSchema {
  if (!(input instanceof z.ZodType)) return {};
  return z.toJSONSchema(input, {
    io: "input",
    unrepresentable: "any",
    override: ({ jsonSchema }) => {
      for (const name of Object.keys(jsonSchema.properties ?? {})) note(name);
    },
  });
}

function getSample(schema: JsonSchema, valueFor: FieldValue): unknown {
  if (typeof schema === "boolean") return "a";
  const [option] = [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])];
  if (schema.default !== undefined) return schema.default;
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  if (option) return getSample(option, valueFor);
  switch (schema.type) {
    case "object": {
      const required = schema.required ?? [];
      const fields = Object.entries(schema.properties ?? {}).flatMap(([name, field]) => {
        const value = valueFor(name) ?? (required.includes(name) ? getSample(field, valueFor) : undefined);
        return value === undefined ? [] : [[name, value] as const];
      });
      return Object.fromEntries(fields);
    }
    case "array":
      return schema.items && !Array.isArray(schema.items) ? [getSample(schema.items, valueFor)] : [];
    case "number":
    case "integer":
      return Math.max(1, schema.minimum ?? 1);
    case "boolean":
      return true;
    default:
      return schema.format === "date" ? "2026-11-26" : "a".repeat(Math.max(1, schema.minLength ?? 1));
  }
}
