/** A node of a JSON schema. */
type Schema = Record<string, unknown>;

/** Values that fit a field of this name, in the order in which they are tried. */
const byName: Record<string, readonly unknown[]> = {
  slug: ["yapay-zeka-ve-hukuk"],
  title: ["Yapay zekâ ve hukuk"],
  name: ["Yapay zekâ"],
  email: ["kisi@example.org"],
  content: ["<p>Yazının metni</p>", "Yorumun metni"],
  message: ["Kısa bir mesaj"],
  category: ["yapay-zeka"],
  status: ["published"],
  featuredImage: ["/images/ornek.webp"],
  unpublishAt: ["2027-11-23T09:00:00Z"],
};

const texts = [
  "örnek",
  "ornek",
  "/ornek",
  "https://example.org/ornek",
  "kisi@example.org",
  "2026-11-23T09:00:00Z",
  "2026-11-23",
  "2026-11",
  "09:00",
  "2026",
  "12345678901",
  "05321234567",
  "örnek metin, yeterince uzun bir cümle",
  "a".repeat(43),
];

/** Returns an example that fits a JSON schema; the same one each time. @param name name of the field */
export function getExample(schema: unknown, name = "", depth = 0): unknown {
  if (!isSchema(schema)) return null;
  if ("example" in schema) return schema.example;
  if ("default" in schema) return schema.default;
  if ("const" in schema) return schema.const;
  if (Array.isArray(schema.enum)) return schema.enum[0];
  const [choice] = [schema.anyOf, schema.oneOf, schema.allOf].find(Array.isArray) ?? [];
  if (choice !== undefined) return getExample(choice, name, depth);
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type;
  switch (type) {
    case "object":
      return getObject(schema, depth);
    case "array":
      return isSchema(schema.items) && "$ref" in schema.items ? [] : [getExample(schema.items, name, depth + 1)];
    case "integer":
    case "number":
      return Math.max(1, Number(schema.minimum ?? 1));
    case "boolean":
      return true;
    case "string":
      return findText(schema, name);
    default:
      return null;
  }
}

function getObject({ properties, required }: Schema, depth: number): Schema {
  const isNeeded = (key: string) => Array.isArray(required) && required.includes(key);
  return Object.fromEntries(
    Object.entries(isSchema(properties) ? properties : {})
      .filter(([key]) => isNeeded(key) || depth < 3)
      .map(([key, value]) => [key, getExample(value, key, depth + 1)]),
  );
}

function findText(
  { format, pattern, minLength = 0, maxLength = Number.POSITIVE_INFINITY }: Schema,
  name: string,
): string {
  if (format === "date-time") return String(byName[name]?.[0] ?? "2026-11-23T09:00:00Z");
  if (format === "email") return "kisi@example.org";
  if (format === "uuid") return "7f3b5a0e-53b1-4a0b-8d5f-1f5d7f0a9c11";
  const candidates = [...(byName[name] ?? []), ...(/At$|_at$/.test(name) ? ["2026-11-23T09:00:00Z"] : []), ...texts];
  const fits = (value: unknown): value is string =>
    typeof value === "string" &&
    value.length >= Number(minLength) &&
    value.length <= Number(maxLength) &&
    (typeof pattern !== "string" || new RegExp(pattern, "u").test(value));
  return candidates.find(fits) ?? "ö".repeat(Number(minLength));
}

function isSchema(value: unknown): value is Schema {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
