import type { Random } from "./random.ts";

/** A JSON schema node. */
type Schema = Record<string, unknown>;

const HOSTILE: readonly [unknown, ...unknown[]] = [
  null,
  true,
  "",
  " ",
  "\u0000",
  "a\u0000b",
  "\ud800",
  "%",
  "' OR 1=1 --",
  "%_\\",
  "İıŞğ".repeat(50),
  "a".repeat(300),
  "<".repeat(5_000),
  "a@".repeat(10_000),
  "-".repeat(100_000),
  " ".repeat(100_000),
  "[[".repeat(20_000),
  0,
  -1,
  1.5,
  2_147_483_648,
  1e308,
  Number.MAX_SAFE_INTEGER,
  [],
  [[]],
  [null],
  {},
  { length: 140_000_000 },
  { $gt: "" },
  Array.from({ length: 2_000 }, () => ({})),
];

/** Returns a value of a kind that often causes errors. */
export function hostileValue(random: Random): unknown {
  return random.pick(HOSTILE);
}

/** Returns a value that usually matches a schema. @param hostility percentage of values that do not match */
export function valueFor(random: Random, schema: unknown, hostility: number): unknown {
  if (random.percent(hostility) || !isSchema(schema)) return hostileValue(random);
  const choices = [schema.anyOf, schema.oneOf, schema.allOf].find(Array.isArray);
  if (choices) return valueFor(random, choices[random.below(choices.length)], 0);
  if (Array.isArray(schema.enum)) return schema.enum[random.below(schema.enum.length)];
  if ("const" in schema) return schema.const;
  switch (schema.type) {
    case "object":
      return getObject(random, schema, hostility);
    case "array":
      return Array.from({ length: random.below(4) }, () => valueFor(random, schema.items, hostility));
    case "integer":
    case "number":
      return random.pick([1, 2, 3, 10, 34, random.below(100)]);
    case "boolean":
      return random.percent(50);
    case "null":
      return null;
    default:
      return findText(random, schema);
  }
}

function getObject(random: Random, { properties, required }: Schema, hostility: number): Record<string, unknown> {
  if (!isSchema(properties)) return { [findText(random, {})]: hostileValue(random) };
  const isNeeded = (name: string) => Array.isArray(required) && required.includes(name);
  const names = Object.keys(properties).filter((name) => random.percent(isNeeded(name) ? 97 : 50));
  return Object.fromEntries(names.map((name) => [name, valueFor(random, properties[name], hostility)]));
}

function findText(random: Random, { format }: Schema): string {
  if (format === "email") return `kisi${random.below(1_000)}@example.org`;
  return random.pick([
    "ankara",
    "yapay-zeka",
    "1",
    "2",
    "2026-11-22",
    "Bir başlık olarak yeterince uzun",
    "https://example.org/a.webp",
    "dogru-parola-42",
    "__proto__",
    "constructor",
    "faiz hesabı",
  ]);
}

function isSchema(value: unknown): value is Schema {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
