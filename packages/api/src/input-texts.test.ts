import { expect, it } from "vitest";
import { z } from "zod";
import { procedures } from "./testing/procedures.ts";

/** Fields that are compared as hashes, checked as numbers or ignored, never stored or shown as a text. */
const UNSTORED = /(?:[pP]assword|token|[gG]oogle\w*\.search|imageId|listingOwnerId|slide_count|auto_play_interval)$/;

const ILL_FORMED = "aBc 12 \ud83d s\u0327";

/** Returns the path of each text field in an input that accepts an unpaired surrogate as it is. */
function rawTexts(schema: z.core.$ZodType, path: string): string[] {
  if (schema instanceof z.ZodString) {
    const { data, success } = schema.safeParse(ILL_FORMED);
    return success && /\p{Surrogate}/u.test(data) ? [path] : [];
  }
  if (schema instanceof z.ZodObject)
    return Object.entries(schema.shape).flatMap(([name, field]) => rawTexts(field, `${path}.${name}`));
  if (schema instanceof z.ZodArray) return rawTexts(schema.element, path);
  if (schema instanceof z.ZodUnion) return schema.options.flatMap((option) => rawTexts(option, path));
  if (schema instanceof z.ZodPipe) {
    const raw = rawTexts(schema.in, path);
    const isText = raw.length === 1 && raw[0] === path;
    return isText && !schema.safeParse(ILL_FORMED).success ? [] : raw; // what comes out may be checked
  }
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault)
    return rawTexts(schema.unwrap(), path);
  return [];
}

it.each(procedures)("$path repairs the texts that it stores", ({ path, procedure }) => {
  const raw = procedure._def.inputs.flatMap((schema) =>
    schema instanceof z.ZodType ? rawTexts(schema, path) : [path],
  );
  expect(raw.filter((field) => !UNSTORED.test(field))).toEqual([]);
});

it("the walk finds a text that nothing repairs", () => {
  const input = z.strictObject({ a: z.array(z.string().nullish()), b: z.union([z.number(), z.string()]).optional() });
  expect(rawTexts(input, "x")).toEqual(["x.a", "x.b"]);
});
