import { fits } from "../openapi/examples.ts";
import { isRecord, type JsonSchema } from "../openapi/types.ts";
import type { createRandom } from "./fuzz/random.ts";

type Random = ReturnType<typeof createRandom>;

const TEXTS = [
  "Ankara",
  "yapay-zeka",
  "1",
  "2026-11-22",
  "2026-11-22T09:00:00Z",
  "09:30",
  "Bir başlık olarak yeterince uzun",
  "https://example.org/a.webp",
  "/hizmetler/yeni-adres",
  "kisi@example.org",
  "dogru-parola-42",
  "123456",
  "05321234567",
  "7f3b5a0e-53b1-4a0b-8d5f-1f5d7f0a9c11",
  "ca-pub-1234567890",
  "yedek.xml",
  "yedek.zip",
  "2026-11",
  "hizmetler",
  "adalet.gov.tr",
  "127.0.0.1",
  "Av. Ayşe Yılmaz",
  "123456:AbC-def",
  "aGVsbG8",
] as const;
const LETTERS = "Günaydın, sevgili okurlar; bugün yeni bir yazı var. ";

/** Returns a value that a JSON schema accepts. @throws where no value is known for a pattern */
export function makeValid(random: Random, schema: JsonSchema): unknown {
  const choices = [schema.anyOf, schema.oneOf].find(Array.isArray);
  if (choices && !isRecord(schema.properties)) {
    const { anyOf: _, oneOf: __, ...rest } = schema;
    return makeValid(random, { ...rest, ...choices[random.below(choices.length)] });
  }
  if (Array.isArray(schema.enum)) return schema.enum[random.below(schema.enum.length)];
  if ("const" in schema) return schema.const;
  const types = [schema.type].flat();
  switch (types[random.below(types.length)]) {
    case "object":
      return makeObject(random, schema);
    case "array":
      return makeList(random, schema);
    case "integer":
      return makeNumber(random, schema, 1);
    case "number":
      return makeNumber(random, schema, 0.5);
    case "boolean":
      return random.percent(50);
    case "null":
      return null;
    case "string":
      return makeText(random, schema);
    default:
      return TEXTS[0];
  }
}

function makeObject(random: Random, schema: JsonSchema): JsonSchema {
  if (Array.isArray(schema.anyOf))
    return makeObject(random, joinChoice(schema, schema.anyOf[random.below(schema.anyOf.length)]));
  const { properties, required } = schema;
  const isNeeded = (name: string) => Array.isArray(required) && required.includes(name);
  const share = random.pick([0, 50, 100]);
  const named = Object.entries(isRecord(properties) ? properties : {}).filter(
    ([name]) => isNeeded(name) || random.percent(share),
  );
  const made = Object.fromEntries(
    named.map(([name, field]) => [name, isRecord(field) ? makeValid(random, field) : TEXTS[0]]),
  );
  for (const [name, field] of named) {
    const twin = isRecord(field) ? field["x-same-as"] : undefined;
    if (typeof twin === "string") made[name] = made[twin];
  }
  const isTooEmpty = named.length < Number(schema.minProperties ?? 0);
  return isTooEmpty ? makeObject(random, schema) : made;
}

/** Adds what one choice says to the fields of an object. */
function joinChoice({ anyOf: _, ...schema }: JsonSchema, choice: unknown): JsonSchema {
  const { required = [], properties = {} } = isRecord(choice) ? choice : {};
  const fields = isRecord(schema.properties) ? schema.properties : {};
  const joined = Object.entries(isRecord(properties) ? properties : {}).map(([name, more]) => {
    const field = fields[name];
    const { anyOf: __, ...plain } = isRecord(field) ? field : {};
    const branches = isRecord(field) && Array.isArray(field.anyOf) ? field.anyOf : [];
    const branch = branches.find((each) => isRecord(each) && isRecord(more) && each.type === more.type);
    return [name, { ...plain, ...(isRecord(branch) && branch), ...(isRecord(more) && more) }] as const;
  });
  const needed = [schema.required ?? [], required].flat();
  return { ...schema, required: needed, properties: { ...fields, ...Object.fromEntries(joined) } };
}

function makeList(
  random: Random,
  { items, minItems = 0, maxItems = 3, uniqueItems, "x-unique-by": uniqueBy }: JsonSchema,
): unknown[] {
  const least = Number(minItems);
  const length = least + random.below(Math.max(1, Math.min(3, Number(maxItems) - least + 1)));
  const made = Array.from({ length }, () => (isRecord(items) ? makeValid(random, items) : TEXTS[0]));
  if (typeof uniqueBy === "string")
    return [...new Map(made.map((each) => [JSON.stringify(Object(each)[uniqueBy]), each])).values()];
  return uniqueItems ? [...new Map(made.map((each) => [JSON.stringify(each), each])).values()] : made;
}

function makeNumber(random: Random, { minimum = -1_000, maximum = 1_000 }: JsonSchema, step: number): number {
  const [least, most] = [Number(minimum), Number(maximum)];
  return random.pick([least, most, least + Math.min(most - least, step * random.below(100))]);
}

function makeText(random: Random, schema: JsonSchema): string {
  const { minLength = 0, maxLength = 500 } = schema;
  const length = random.pick([Number(minLength), Math.min(Number(maxLength), Number(minLength) + random.below(60))]);
  const plain = LETTERS.repeat(1 + length / LETTERS.length)
    .slice(0, length)
    .replace(/^\s|\s$/g, "a");
  const fitting = [plain, ...TEXTS].filter((text) => fits({ ...schema, type: "string" }, text));
  const found = random.percent(50) ? fitting[0] : fitting[random.below(fitting.length)];
  if (found === undefined) throw new Error(`no text is known for ${JSON.stringify(schema)}`);
  return found;
}

/** An input that a JSON schema refuses, and what is wrong with it. */
export interface InvalidInput {
  error: string;
  body: JsonSchema;
}

/** Returns inputs that a body's schema refuses, each valid but for one field. */
export function makeInvalid(random: Random, schema: JsonSchema): InvalidInput[] {
  const { properties, required } = schema;
  const fields = Object.entries(isRecord(properties) ? properties : {});
  const missing = (Array.isArray(required) ? required : []).map((name: string) => {
    const { [name]: _, ...body } = makeObject(random, schema);
    return { error: `${name} is missing`, body };
  });
  const wrong = fields.flatMap(([name, field]) =>
    (isRecord(field) ? wrongValues(field) : []).map((value) => ({
      error: `${name}: ${JSON.stringify(value)?.slice(0, 60)}`,
      body: { ...makeObject(random, schema), [name]: value },
    })),
  );
  return [...missing, ...wrong];
}

/** Returns values that a field refuses by its type or one of its bounds. */
function wrongValues(field: JsonSchema): unknown[] {
  const { type, minLength, maxLength, minimum, maximum, minItems, maxItems, pattern, format } = field;
  const isText = type === "string";
  const isNumber = type === "integer" || type === "number";
  const isList = type === "array";
  return [
    ...(Object.keys(field).some((key) => key !== "description") ? [{ boyle: "bir alan yok" }] : []),
    ...(isText && Array.isArray(field.enum) ? ["boyle-bir-deger-yok"] : []),
    ...(isText && Number(minLength) > 0 ? [""] : []),
    ...(isText && Number(minLength) > 1 ? ["a".repeat(Number(minLength) - 1)] : []),
    ...(isText && Number(maxLength) < 100_000 ? ["a".repeat(Number(maxLength) + 1)] : []),
    ...(isText && pattern !== undefined ? ["\u0000"] : []),
    ...(isText && format !== undefined ? ["bozuk bir değer"] : []),
    ...(isNumber ? ["abc"] : []),
    ...(type === "integer" ? [1.5] : []),
    ...(isNumber && minimum !== undefined ? [Number(minimum) - 1] : []),
    ...(isNumber && maximum !== undefined ? [Number(maximum) + 1] : []),
    ...(type === "boolean" ? ["evet"] : []),
    ...(isList ? ["liste değil"] : []),
    ...(isList && Number(minItems) > 0 ? [[]] : []),
    ...(isList && Number(maxItems) <= 1_000 && isRecord(field.items) && field.items.type === "integer"
      ? [Array.from({ length: Number(maxItems) + 1 }, (_, index) => index + 1)]
      : []),
  ];
}
