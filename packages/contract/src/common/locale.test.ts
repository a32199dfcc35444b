import { expect, it } from "vitest";
import { z } from "zod";
import "./locale.ts";
import { errorCodes } from "./error-codes.ts";
import { limitParameter, page } from "./paging.ts";

const messages = (schema: z.ZodType, value: unknown) =>
  schema.safeParse(value).error?.issues.map((issue) => issue.message);

it("has Turkish messages for rules without their own", () => {
  const schema = z.strictObject({ a: z.string(), b: z.number(), c: z.enum(["x", "y"]) });
  expect(messages(schema, { b: "1", c: "z", d: 1 })).toEqual([
    "Bu alan gereklidir",
    "Bu alandaki bilgi geçerli türde değil",
    "Şu değerlerden biri girilmelidir: x, y",
    'Bilinmeyen alan: "d"',
  ]);
});

it("names unknown fields, however many or long they are, in a short text", () => {
  const names = Array.from({ length: 20_000 }, (_, index) => [`alan${index}`, 1] as const);
  expect(messages(z.strictObject({}), Object.fromEntries(names))).toEqual([
    'Bilinmeyen alan: "alan0", "alan1", "alan2", "alan3", "alan4" ve 19995 alan daha',
  ]);
  expect(messages(z.strictObject({}), { ["x".repeat(1_000_000)]: 1 })).toEqual([
    `Bilinmeyen alan: "${"x".repeat(60)}…"`,
  ]);
});

it("keeps a rule's own message", () => {
  expect(messages(z.string("Ad gereklidir"), undefined)).toEqual(["Ad gereklidir"]);
  expect(messages(limitParameter(9), 51)).toEqual(["En fazla 50 kayıt istenebilir"]);
  expect(messages(page, 0)).toEqual(["Geçerli bir sayı girin"]);
});

it("has a Turkish text and a 4xx or 5xx status for every error code", () => {
  for (const { status, message } of Object.values(errorCodes)) {
    expect(status).toBeGreaterThanOrEqual(400);
    expect(message).toMatch(/\.$/);
  }
});
