import type { pageOf } from "@site/contract/common/paging";
import { snakeCase } from "@site/contract/common/record";
import { type ZodType, z } from "zod";
import type { ProcedureMeta } from "./procedure-meta.ts";
import type { Tag } from "./rest-tags.ts";

type Method = NonNullable<ProcedureMeta["openapi"]>["method"];

/**
 * Returns the function by which the procedures of one group of calls state their REST address:
 * `.meta(rest("DELETE /api/admin/redirects/{id}", "Yönlendirme silme"))`. `{name}` in a path is filled from the input
 * field of that name.
 */
export function restIn(tag: Tag) {
  return (address: `${Method} /api/${string}`, summary: string) => {
    const [method, path] = address.split(" ") as [Method, `/${string}`]; // the type of `address` says so
    return { openapi: { method, path, tags: [tag], summary } } satisfies ProcedureMeta;
  };
}

/**
 * Returns the documented answer of a call whose output is a page of a list: its items under `name`, beside their number
 * (`total`) or the numbers of the page (`pagination`).
 */
export function listAs(
  output: ReturnType<typeof pageOf<ZodType>>,
  name: string,
  counts: "total" | "pagination",
): ZodType {
  const { items: rows, page, limit, total, pageCount } = output.shape;
  const numbers = z.object({ page, limit, total, totalPages: pageCount });
  return z.preprocess(
    (value) => {
      const { items, pageCount: totalPages, ...given } = output.parse(value);
      return { [name]: items, total: given.total, pagination: { ...given, totalPages } };
    },
    z.object({ [name]: rows, ...(counts === "total" ? { total } : { pagination: numbers }) }),
  );
}

/**
 * Returns the documented answer of a call whose documented keys are in snake case: the named keys of `output` are
 * renamed, as in "offerCity" to "offer_city", wherever they stand in its objects and arrays; without `names` all keys.
 */
export function spelledAs(output: ZodType, names?: readonly string[]): ZodType {
  const spell = (name: string) => (!names || names.includes(name) ? snakeCase(name) : name);
  return z.preprocess((value) => spellValue(output.parse(value), spell), spellSchema(output, spell, new Map()));
}

type Spell = (name: string) => string;

function spellValue(value: unknown, spell: Spell): unknown {
  if (Array.isArray(value)) return value.map((item) => spellValue(item, spell));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, field]) => [spell(name), spellValue(field, spell)]));
}

/**
 * Renames the keys of a schema; of a preprocessed one, such as `listAs` returns, those of what comes out.
 * @param known the renamed objects, because an object may contain itself, as a comment its replies
 */
function spellSchema(schema: z.core.$ZodType, spell: Spell, known: Map<z.core.$ZodType, ZodType>): ZodType {
  const inner = (part: z.core.$ZodType) => spellSchema(part, spell, known);
  if (schema instanceof z.ZodPipe) return inner(schema.out);
  if (schema instanceof z.ZodArray) return new z.ZodArray({ ...schema.def, element: inner(schema.element) });
  if (schema instanceof z.ZodNullable) return inner(schema.unwrap()).nullable();
  if (schema instanceof z.ZodOptional) return inner(schema.unwrap()).optional();
  if (schema instanceof z.ZodUnion) return z.union(schema.options.map(inner));
  if (!(schema instanceof z.ZodObject)) return schema as ZodType; // a plain value
  const { def } = schema;
  const spelled = known.get(schema) ?? new z.ZodObject({ ...def, shape: spellShape(def.shape, spell, inner) });
  known.set(schema, spelled);
  return spelled;
}

/** Renames the fields of an object. They are read on use, after the object itself is known. */
function spellShape(shape: z.core.$ZodShape, spell: Spell, inner: (field: z.core.$ZodType) => ZodType) {
  const spelled: Record<string, ZodType> = {};
  for (const name of Object.keys(shape)) {
    Object.defineProperty(spelled, spell(name), {
      enumerable: true,
      get: () => inner(shape[name] ?? z.never()),
    });
  }
  return spelled;
}
