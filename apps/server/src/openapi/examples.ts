import { exampleValues } from "./example-values.ts";
import { isRecord, type JsonSchema } from "./types.ts";

/** Where an example stands. */
interface Place {
  /** Name of the field. */
  name?: string;
  /** Name of the operation or of the schema that the field belongs to. */
  context?: string;
  /** Schemas that references point to. */
  named?: Record<string, JsonSchema>;
}

const MAX_DEPTH = 4;

/** Returns an example that fits a JSON schema; the same one each time. */
export function getExample(schema: unknown, place: Place = {}, depth = 0): unknown {
  if (!isRecord(schema)) return null;
  const { name = "", context = "", named = {} } = place;
  if (typeof schema.$ref === "string") {
    const target = schema.$ref.split("/").at(-1) ?? "";
    return getExample(named[target], { ...place, context: target }, depth);
  }
  const chosen = [exampleValues[`${context}.${name}`], exampleValues[name]].find(
    (value) => value !== undefined && fits(schema, value),
  );
  if (chosen !== undefined) return chosen;
  if ("default" in schema && schema.default !== "") return schema.default;
  if ("const" in schema) return schema.const;
  if (Array.isArray(schema.enum)) return schema.enum[0];
  const choices = [schema.anyOf, schema.oneOf, schema.allOf].find(Array.isArray);
  if (choices && schema.type === undefined) return getExample(choices[0], place, depth);
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type;
  switch (type) {
    case "object":
      return getObject(schema, place, depth);
    case "array":
      return Number(schema.minItems ?? 0) === 0 && depth >= MAX_DEPTH
        ? []
        : [getExample(schema.items, { ...place, name: toSingular(name) }, depth + 1)];
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

const toSingular = (name: string) => (name.endsWith("s") ? name.slice(0, -1) : name);

function getObject(schema: JsonSchema, place: Place, depth: number): JsonSchema {
  const { properties, required } = schema;
  const isNeeded = (key: string) => Array.isArray(required) && required.includes(key);
  const isLeftOut = (key: string) => exampleValues[`${place.context}.${key}`] === null;
  return Object.fromEntries(
    Object.entries(isRecord(properties) ? properties : {})
      .filter(([key]) => isNeeded(key) || (depth < MAX_DEPTH && !isLeftOut(key)))
      .map(([key, value]) => [key, getExample(value, { ...place, name: key }, depth + 1)]),
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
