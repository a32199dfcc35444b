import { FIELD_EXAMPLE, isRecord, type JsonSchema } from "./types.ts";

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

/**
 * Adds to each property what its name says: whole numbers and the format of times; and to a reference without a
 * description that of its schema.
 * @param definitions schemas that references point to
 */
export function describeFields(schema: JsonSchema, definitions: JsonSchema = {}): JsonSchema {
  return Object.fromEntries(
    Object.entries(liftMeaning(schema)).map(([key, value]) => {
      if (key === "properties" && isRecord(value)) return [key, describeProperties(value, definitions)];
      if (isRecord(value) && key !== FIELD_EXAMPLE && key !== "default")
        return [key, describeFields(value, definitions)];
      if (Array.isArray(value) && ["anyOf", "oneOf", "allOf"].includes(key))
        return [key, value.map((each) => (isRecord(each) ? describeFields(each, definitions) : each))];
      return [key, value];
    }),
  );
}

function describeProperties(properties: JsonSchema, definitions: JsonSchema): JsonSchema {
  return Object.fromEntries(
    Object.entries(properties).map(([name, value]) => {
      if (!isRecord(value)) return [name, value];
      const described = describeFields(refine(liftMeaning(value), name), definitions);
      const text = described.description ?? findReferenced(described, definitions)?.description;
      return [name, text === undefined ? described : { description: text, ...described }];
    }),
  );
}

/** Moves what a value means from the first choice of "this or null" to the field. */
function liftMeaning(schema: JsonSchema): JsonSchema {
  const [first, second, ...more] = Array.isArray(schema.anyOf) ? schema.anyOf : [];
  if (more.length > 0 || !isRecord(first) || !isRecord(second) || second.type !== "null") return schema;
  const { description, [FIELD_EXAMPLE]: example, ...rule } = first;
  const { anyOf: _, ...own } = schema;
  const field = {
    ...(description !== undefined && { description }),
    ...(example !== undefined && { [FIELD_EXAMPLE]: example }),
    ...own,
  };
  const isPlain = Object.keys(rule).join() === "type" && typeof rule.type === "string";
  return isPlain ? { ...field, type: [rule.type, "null"] } : { ...field, anyOf: [rule, second] };
}

/** Returns the schema that a reference, or a reference or null, points to. */
function findReferenced(schema: JsonSchema, definitions: JsonSchema): JsonSchema | undefined {
  const [first] = Array.isArray(schema.anyOf) ? schema.anyOf : [schema];
  const name = isRecord(first)
    ? String(first.$ref ?? "")
        .split("/")
        .at(-1)
    : undefined;
  const found = name ? definitions[name] : undefined;
  return isRecord(found) ? found : undefined;
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
