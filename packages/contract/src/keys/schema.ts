import { z } from "zod";
import { id, requiredText } from "../common/atoms.ts";
import { entities, meaningOf } from "../common/field.ts";
import * as fields from "../common/fields.ts";
import { keyTexts } from "./labels.ts";

const scopesField = { description: "Anahtarın izinleri · permissions of the key" };
const callsPerMinuteField = z
  .number()
  .meta({ description: "Dakikadaki çağrı sınırı · limit of calls in a minute", example: 60 });

/** The permissions of an API key. */
export const keyScope = z
  .enum(["public:read", "board:statistics", "posts:write"])
  .register(entities, { id: "KeyScope" });

/** Calls per minute and lifetime of a key; how many may be valid, are listed, and for how long ended ones are kept. */
export const keyLimits = {
  perMinute: { min: 1, max: 6_000, default: 60 },
  days: { min: 1, max: 730, default: 365 },
  valid: 50,
  listed: 200,
  keptDays: 90,
};

const { perMinute, days } = keyLimits;

export const createKeyInput = z.strictObject({
  name: requiredText(80, keyTexts.nameNeeded).meta({ ...meaningOf(fields.name), example: "Bülten programı" }),
  scopes: z
    .array(keyScope)
    .min(1, keyTexts.scopeNeeded)
    .max(keyScope.options.length)
    .refine((scopes) => new Set(scopes).size === scopes.length, keyTexts.scopeTwice)
    .meta({ uniqueItems: true })
    .meta(scopesField),
  callsPerMinute: z
    .int(keyTexts.perMinute)
    .min(perMinute.min, keyTexts.perMinute)
    .max(perMinute.max, keyTexts.perMinute)
    .meta(meaningOf(callsPerMinuteField)),
  /** Days until the key ends. */
  days: z.int(keyTexts.days).min(days.min, keyTexts.days).max(days.max, keyTexts.days).meta(fields.days),
});

export const keyByIdInput = z.strictObject({ id });

/** A key as it is listed; times are ISO 8601. */
export const keyRow = z
  .object({
    id: fields.id,
    name: fields.name,
    /** First characters of the key, which recognise it. */
    start: z.string().meta({
      description: "İlk karakterler; tanımaya yarar · first characters, which recognise it",
      example: "hy_kP3vZ8",
    }),
    scopes: z.array(keyScope).meta(scopesField),
    callsPerMinute: callsPerMinuteField,
    createdAt: fields.createdAt,
    expiresAt: fields.expiresAt,
    lastUsedAt: z.string().nullable().describe("Son kullanım; hiç kullanılmadıysa null · last use; null if never"),
    revokedAt: z
      .string()
      .nullable()
      .describe("İptal zamanı; iptal edilmediyse null · when it was revoked; null if it is not"),
    /** The owner who vouches for it; null for a key of an earlier version whose maker is unknown. */
    madeBy: fields.madeBy.nullable(),
    /** A suspended key's owner has lost the right; another owner can take it over. */
    state: z.enum(["active", "suspended", "expired", "revoked"]).meta(fields.state),
  })
  .register(entities, { id: "ApiKey" });

/** A new key; `secret` is shown this once. */
export const createdKey = z
  .object({ key: keyRow.meta(fields.key), secret: fields.secret })
  .register(entities, { id: "CreatedKey" });

/** The facts that a key learns of itself. */
export const keyInfo = keyRow
  .pick({ name: true, scopes: true, callsPerMinute: true, expiresAt: true })
  .register(entities, { id: "OwnApiKey" });

export type KeyScope = z.output<typeof keyScope>;
export type CreateKeyInput = z.output<typeof createKeyInput>;
export type KeyRow = z.output<typeof keyRow>;
export type CreatedKey = z.output<typeof createdKey>;
export type KeyInfo = z.output<typeof keyInfo>;
