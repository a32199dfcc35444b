import { z } from "zod";

/** Fields that identify the record or the edited version. */
const ADDRESSING = new Set(["id", "version", "page"]);

/**
 * Returns the check of an update, in which all fields are optional because missing ones stay unchanged. An update
 * without any field is refused with the messages of the fields that `required` demands.
 */
export function refuseEmpty(required: z.ZodObject) {
  return (sent: object, context: z.RefinementCtx): void => {
    if (Object.entries(sent).some(([name, value]) => value !== undefined && !ADDRESSING.has(name))) return;
    for (const { path, message } of required.safeParse({}).error?.issues ?? [])
      context.addIssue({ code: "custom", path, message });
  };
}

type WithoutDefault<Rule> = Rule extends z.ZodDefault<infer Inner> ? Inner : Rule;

/** Returns the rules of fields for an update, without defaults, so that a missing field stays unchanged. */
export function withoutDefaults<Rules extends z.ZodRawShape>(rules: Rules) {
  const bare = Object.entries(rules).map(([name, rule]) => [name, rule instanceof z.ZodDefault ? rule.unwrap() : rule]);
  // Object.fromEntries loses the types of the names.
  return Object.fromEntries(bare) as { [Name in keyof Rules]: WithoutDefault<Rules[Name]> };
}

type WithNull<Rule> = Rule extends z.ZodDefault<infer Inner> ? z.ZodType<z.output<Inner>, z.input<Inner> | null> : Rule;

/**
 * Returns the rules of fields for a JSON Merge Patch (RFC 7396): a missing field stays unchanged, null resets it to its
 * default. A field without a default refuses null.
 */
export function withNulls<Rules extends z.ZodRawShape>(rules: Rules) {
  const patched = Object.entries(rules).map(([name, rule]) => [
    name,
    rule instanceof z.ZodDefault ? orNull(rule) : rule,
  ]);
  // Object.fromEntries loses the types of the names.
  return Object.fromEntries(patched) as { [Name in keyof Rules]: WithNull<Rules[Name]> };
}

function orNull(rule: z.ZodDefault) {
  return z.union([rule.unwrap(), z.null()]).transform((value) => (value === null ? rule.parse(undefined) : value));
}
