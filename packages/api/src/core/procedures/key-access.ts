import { keyTexts } from "@site/contract/keys/labels";
import { AppError } from "../calls/errors.ts";
import type { Context, KeyIdentity } from "../context.ts";
import type { ProcedureMeta } from "./procedure-meta.ts";

/**
 * Admits the API key of a call where one was sent. Calls accept none unless their metadata names a scope, so that a
 * new procedure is closed to keys.
 * @returns the key, or undefined where none was sent
 * @throws UNAUTHORIZED for an invalid key, FORBIDDEN without the scope, TOO_MANY_REQUESTS beyond the key's limit
 */
export async function admitKey(ctx: Context, meta: ProcedureMeta | undefined): Promise<KeyIdentity | undefined> {
  const key = await ctx.key();
  if (!key) return undefined;
  if (key.remaining < 0)
    throw new AppError("TOO_MANY_REQUESTS", { message: keyTexts.limit, retryAfter: key.secondsLeft });
  const needed = meta?.keyScope;
  if (!needed) throw new AppError("FORBIDDEN", { message: keyTexts.notAccepted });
  if (needed !== "any" && !key.scopes.includes(needed))
    throw new AppError("FORBIDDEN", { message: keyTexts.scopeMissing(needed), flags: { requiredScope: needed } });
  return key;
}
