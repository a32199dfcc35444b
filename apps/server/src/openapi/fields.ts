import { fieldTexts } from "./field-texts/index.ts";
import { isRecord, type JsonSchema } from "./types.ts";

/** Fields whose numbers may have a fraction; all others are whole. */
const FRACTIONS = new Set([
  "temperature",
  "cost",
  "share",
  "seconds",
  "score",
  "matchScore",
  "successRate",
  "contactGrowth",
  "listingGrowth",
  "matchGrowth",
  "userGrowth",
]);

/** Returns what a field means: in its schema or operation, or everywhere. */
export function fieldText(name: string, context: string): string {
  return fieldTexts[`${context}.${name}`] ?? fieldTexts[name] ?? "";
}

/**
 * Adds to each property what its name says: its meaning, whole numbers and the format of times. What the schema says
 * itself stays.
 * @param context name of the schema or of the operation
 */
export function describeFields(schema: JsonSchema, context: string): JsonSchema {
  return Object.fromEntries(
    Object.entries(schema).map(([key, value]) => {
      if (key === "properties" && isRecord(value)) return [key, describeProperties(value, context)];
      if (isRecord(value) && key !== "example" && key !== "default") return [key, describeFields(value, context)];
      if (Array.isArray(value) && ["anyOf", "oneOf", "allOf"].includes(key))
        return [key, value.map((each) => (isRecord(each) ? describeFields(each, context) : each))];
      return [key, value];
    }),
  );
}

function describeProperties(properties: JsonSchema, context: string): JsonSchema {
  return Object.fromEntries(
    Object.entries(properties).map(([name, value]) => {
      if (!isRecord(value)) return [name, value];
      const described = describeFields(refine(value, name), context);
      const text = fieldText(name, context);
      return [name, text && !("description" in described) ? { description: text, ...described } : described];
    }),
  );
}

/** Makes numbers whole and gives times their format, also inside of a choice. */
function refine(schema: JsonSchema, name: string): JsonSchema {
  const types = Array.isArray(schema.type) ? schema.type : [schema.type];
  const isWhole = types.includes("number") && !FRACTIONS.has(name);
  const isTime =
    types.includes("string") &&
    !schema.format &&
    !schema.pattern &&
    !schema.enum &&
    !("const" in schema) &&
    isTimeName(name);
  return {
    ...schema,
    ...(isWhole && { type: Array.isArray(schema.type) ? types.map(toWhole) : "integer" }),
    ...(isTime && { format: "date-time" }),
    ...(name === "confirmPassword" && { "x-same-as": "newPassword" }),
    ...(Array.isArray(schema.anyOf) && {
      anyOf: schema.anyOf.map((each) => (isRecord(each) ? refine(each, name) : each)),
    }),
    ...(isRecord(schema.items) && { items: refine(schema.items, name) }),
  };
}

const toWhole = (type: unknown) => (type === "number" ? "integer" : type);

/** Returns whether a field is named like a time (ISO 8601 in UTC). */
function isTimeName(name: string): boolean {
  return /(?:At|_at|Until|_until|Since|eraseAfter)$/.test(name);
}
