import { z } from "zod";
import { id, requiredText } from "../common/atoms.ts";
import { keyTexts } from "./labels.ts";

const callsPerMinuteField = z.number();

/** The permissions of an API key. */
export const keyScope = z.enum(["public:read", "board:statistics", "posts:write"]);

/** Calls per minute and lifetime of a key; the most valid and listed keys, and how long ended ones are kept. */
export const keyLimits = {
  perMinute: { min: 1, max: 6_000, default: 60 },
  days: { min: 1, max: 730, default: 365 },
  valid: 50,
  listed: 200,
  keptDays: 90,
};

const { perMinute, days } = keyLimits;

export const createKeyInput = z.strictObject({
  name: requiredText(80, keyTexts.nameNeeded),
  scopes: z
    .array(keyScope)
    .min(1, keyTexts.scopeNeeded)
    .max(keyScope.options.length)
    .refine((scopes) => new Set(scopes).size === scopes.length, keyTexts.scopeTwice)
    .meta({ uniqueItems: true }),
  callsPerMinute: z
    .int(keyTexts.perMinute)
    .min(perMinute.min, keyTexts.perMinute)
    .max(perMinute.max, keyTexts.perMinute),
  /** Days until the key ends. */
  days: z.int(keyTexts.days).min(days.min, keyTexts.days).max(days.max, keyTexts.days),
});

export const keyByIdInput = z.strictObject({ id });

/** A key as it is listed; times are ISO 8601. */
export const keyRow = z.object({
  id: z.number(),
  name: z.string(),
  /** The first characters of the key, by which people recognise it. */
  start: z.string(),
  scopes: z.array(keyScope),
  callsPerMinute: callsPerMinuteField,
  createdAt: z.string(),
  expiresAt: z.string(),
  lastUsedAt: z.string().nullable(),
  revokedAt: z.string().nullable(),
  /** The administrator who is responsible for it; null for a key of an earlier version whose maker is unknown. */
  madeBy: z.string().nullable(),
  /** A key is suspended if its administrator has lost access; another one can take it over. */
  state: z.enum(["active", "suspended", "expired", "revoked"]),
});

/** A new key; `secret` is shown this once. */
export const createdKey = z.object({ key: keyRow, secret: z.string() });

/** The data that a key may read about itself. */
export const keyInfo = keyRow.pick({ name: true, scopes: true, callsPerMinute: true, expiresAt: true });

export type KeyScope = z.output<typeof keyScope>;
export type CreateKeyInput = z.output<typeof createKeyInput>;
export type KeyRow = z.output<typeof keyRow>;
export type CreatedKey = z.output<typeof createdKey>;
export type KeyInfo = z.output<typeof keyInfo>;
