import { FIELD_EXAMPLE, isRecord, type JsonSchema } from "./types.ts";

const MAX_DEPTH = 4;

/**
 * Returns an example that fits a JSON schema, of the fields' own examples where they fit; the same one each time.
 * @param named schemas that references point to
 */
export function getExample(schema: unknown, named: Record<string, JsonSchema> = {}, depth = 0): unknown {
  if (!isRecord(schema)) return null;
  const given = schema[FIELD_EXAMPLE];
  if (typeof schema.$ref === "string")
    return getExample(withExample(named[schema.$ref.split("/").at(-1) ?? ""], given), named, depth);
  if (given !== undefined && fits(schema, given)) return given;
  if ("default" in schema && schema.default !== "") return schema.default;
  if ("const" in schema) return schema.const;
  if (Array.isArray(schema.enum)) return schema.enum[0];
  const choices = [schema.anyOf, schema.oneOf, schema.allOf].find(Array.isArray);
  if (choices && schema.type === undefined) return getExample(withExample(choices[0], given), named, depth);
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type;
  switch (type) {
    case "object":
      return getObject(schema, named, depth);
    case "array":
      return Number(schema.minItems ?? 0) === 0 && depth >= MAX_DEPTH
        ? []
        : [getExample(schema.items, named, depth + 1)];
    case "integer":
    case "number":
      return Math.max(1, Number(schema.minimum ?? 1));
    case "boolean":
      return true;
    case "string":
      return findText(schema);
    default:
      return null;
  }
}

/** Gives a schema the example of the field that refers to it. */
function withExample(schema: unknown, example: unknown): unknown {
  return isRecord(schema) && example !== undefined ? { ...schema, [FIELD_EXAMPLE]: example } : schema;
}

function getObject(schema: JsonSchema, named: Record<string, JsonSchema>, depth: number): JsonSchema {
  const { properties, required } = schema;
  const isNeeded = (key: string) => Array.isArray(required) && required.includes(key);
  const isLeftOut = (value: unknown) => isRecord(value) && value[FIELD_EXAMPLE] === null;
  return Object.fromEntries(
    Object.entries(isRecord(properties) ? properties : {})
      .filter(([key, value]) => isNeeded(key) || (depth < MAX_DEPTH && !isLeftOut(value)))
      .map(([key, value]) => [key, getExample(value, named, depth + 1)]),
  );
}

/** Texts for fields without an example of their own, in the order in which they are tried. */
const texts = [
  "Kısa bir açıklama",
  "ornek",
  "/ornek",
  "https://hukuk.example.org/ornek",
  "ayse.yilmaz@example.org",
  "2026-11-23T09:00:00Z",
  "2026-11-23",
  "2026-11",
  "09:00",
  "123456",
  "05321234567",
  "Bu metin, en az yirmi karakter isteyen alanlar için yeterince uzundur.",
  "7f3b5a0e-53b1-4a0b-8d5f-1f5d7f0a9c11",
  "a".repeat(43),
];

function findText(schema: JsonSchema): string {
  const { minLength = 0 } = schema;
  return texts.find((text) => fits(schema, text)) ?? "ö".repeat(Number(minLength));
}

const FORMATS: Record<string, RegExp> = {
  "date-time": /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z$/,
  date: /^\d{4}-\d\d-\d\d$/,
  email: /^[\w.+-]+@[\w.-]+\.\w+$/,
  uri: /^[a-z]+:\S+$/,
  uuid: /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/,
};

/** Returns whether a plain value fits the type and the bounds of its field. */
export function fits(schema: JsonSchema, value: unknown): boolean {
  if (typeof schema.$ref === "string") return false;
  if (Array.isArray(schema.enum)) return schema.enum.includes(value);
  if ("const" in schema) return schema.const === value;
  const choices = [schema.anyOf, schema.oneOf].find(Array.isArray);
  if (choices && !choices.some((choice) => isRecord(choice) && fits({ type: schema.type, ...choice }, value)))
    return false;
  const types = Array.isArray(schema.type) ? schema.type : schema.type === undefined ? [] : [schema.type];
  if (types.length > 0 && !types.includes(typeOf(value)) && !(types.includes("number") && typeof value === "number"))
    return false;
  if (Array.isArray(value)) return value.every((each) => isRecord(schema.items) && fits(schema.items, each));
  if (typeof value === "number")
    return value >= Number(schema.minimum ?? value) && value <= Number(schema.maximum ?? value);
  return typeof value !== "string" || fitsText(schema, value);
}

function fitsText({ format, pattern, minLength = 0, maxLength = Number.POSITIVE_INFINITY }: JsonSchema, text: string) {
  return (
    text.length >= Number(minLength) &&
    text.length <= Number(maxLength) &&
    (typeof pattern !== "string" || new RegExp(pattern, "u").test(text)) &&
    (typeof format !== "string" || (FORMATS[format]?.test(text) ?? true))
  );
}

function typeOf(value: unknown): string {
  if (value === null) return "null";
  if (Array.isArray(value)) return "array";
  return Number.isInteger(value) ? "integer" : typeof value;
}
