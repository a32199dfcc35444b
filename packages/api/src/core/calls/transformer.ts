import superjson from "superjson";
import { z } from "zod";
import { AppError } from "./errors.ts";
import { JSON_BOUNDS } from "./json-bounds.ts";

/** Field names that reach an object's prototype; no input uses them. */
const PROTOTYPE_NAMES = new Set(["__proto__", "constructor", "prototype"]);

/** A field path joined by dots; contract field names never need superjson's escapes. */
const PATH = /^\w{1,100}(?:\.\w{1,100}){0,19}$/;

/** The superjson annotations that clients may send: undefined (sent as null) and dates (sent as ISO text). */
const annotation = z.tuple([z.enum(["undefined", "Date"])]);
const annotations = z.union([annotation, z.record(z.string().regex(PATH), annotation)]);
const envelope = z.strictObject({
  json: z.unknown(),
  meta: z.strictObject({ values: annotations, v: z.literal(1).optional() }).optional(),
});

type Annotation = z.output<typeof annotation>[0];

/**
 * Reads the superjson envelope of an input. superjson itself would build any type the envelope names (typed arrays of
 * any length, regular expressions) before a schema sees it; this reader only replaces existing values.
 * @throws MALFORMED_REQUEST for anything else
 */
export function readInput(given: unknown): unknown {
  assertPlain(given);
  const parsed = envelope.safeParse(given);
  if (!parsed.success || typeof given !== "object" || given === null || !("json" in given))
    throw new AppError("MALFORMED_REQUEST");
  const { json, meta } = parsed.data;
  if (!meta) return json;
  if (Array.isArray(meta.values)) return restore(json, meta.values[0]);
  for (const [path, [type]] of Object.entries(meta.values)) restoreAt(json, path.split("."), type);
  return json;
}

/** tRPC transformer: inputs are read by `readInput`, outputs are written by superjson. */
export const transformer = { input: { serialize: superjson.serialize, deserialize: readInput }, output: superjson };

/** Rejects values that are too deep, too large or have prototype field names. */
function assertPlain(root: unknown): void {
  let level = [root];
  let nodes = 0;
  for (let depth = 0; level.length > 0; depth++) {
    nodes += level.length;
    if (depth > JSON_BOUNDS.depth || nodes > JSON_BOUNDS.nodes) throw new AppError("MALFORMED_REQUEST");
    const next: unknown[] = [];
    for (const value of level) {
      if (typeof value !== "object" || value === null) continue;
      for (const [name, child] of Object.entries(value)) {
        if (PROTOTYPE_NAMES.has(name)) throw new AppError("MALFORMED_REQUEST");
        next.push(child);
      }
    }
    level = next;
  }
}

function restoreAt(root: unknown, path: readonly string[], type: Annotation): void {
  const [name, ...deeper] = path;
  if (name === undefined || !isFieldOf(root, name)) throw new AppError("MALFORMED_REQUEST");
  if (deeper.length > 0) restoreAt(root[name], deeper, type);
  else root[name] = restore(root[name], type);
}

function isFieldOf(value: unknown, name: string): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && Object.hasOwn(value, name) && name !== "length";
}

function restore(value: unknown, type: Annotation): unknown {
  if (type === "undefined" && value === null) return undefined;
  if (type === "Date" && typeof value === "string" && value.length <= 30) return new Date(value);
  throw new AppError("MALFORMED_REQUEST");
}
