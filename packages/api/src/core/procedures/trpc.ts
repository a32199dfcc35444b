import "@site/contract/common/locale";
import { signInTexts } from "@site/contract/identity/sign-in/labels";
import { keyTexts } from "@site/contract/keys/labels";
import { registrationTexts } from "@site/contract/members/registration/labels";
import { initTRPC } from "@trpc/server";
import { auditFailedSignIn, auditRefusal, auditSignIn, auditWrite } from "../audit/audit.ts";
import { AppError } from "../calls/errors.ts";
import { toPublicError } from "../calls/public-error.ts";
import { transformer } from "../calls/transformer.ts";
import type { Context } from "../context.ts";
import { assertConfirmed, requireAdmin } from "../permissions.ts";
import { admitKey } from "./key-access.ts";
import type { ProcedureMeta } from "./procedure-meta.ts";

const t = initTRPC
  .context<Context>()
  .meta<ProcedureMeta>()
  .create({
    transformer,
    errorFormatter({ shape, error }) {
      const { code, message, status, details } = toPublicError(error);
      return {
        ...shape,
        message,
        data: { code, httpStatus: status, fields: details.fields, retryAfter: details.retryAfter, ...details.flags },
      };
    },
  });

export const router = t.router;
export const mergeRouters = t.mergeRouters;
export const createCallerFactory = t.createCallerFactory;

/** Records every sign-in and every administrator's change in the audit log. */
const audited = t.middleware(async ({ ctx, type, path, meta, getRawInput, next }) => {
  const key = type === "mutation" && "keyIdentity" in ctx ? await ctx.key() : undefined;
  const admin = type === "mutation" && !meta?.isUnaudited && "adminIdentity" in ctx ? await ctx.admin() : undefined;
  if (!admin && !key && !meta?.signsIn) return next();
  const call = { path, input: await getRawInput() };
  const audit = key
    ? auditWrite(ctx, { kind: "key", id: key.id, name: key.name }, call)
    : admin
      ? auditWrite(ctx, { kind: "admin", id: admin.id, name: admin.username }, call)
      : auditSignIn(ctx, meta?.signsIn ?? "admin", call);
  const result = await next({ ctx: { app: audit.app } });
  if (result.ok) await audit.finish();
  else if (meta?.signsIn) await auditFailedSignIn(ctx, meta.signsIn, call, result.error.cause);
  return result;
});

/**
 * Begins every procedure: an API key is refused unless the procedure names a scope for it, and refusals of known
 * callers are recorded.
 */
const procedure = t.procedure
  .use(async ({ ctx, meta, path, next }) => {
    const result = await next();
    if (!result.ok && !meta?.signsIn) await auditRefusal(ctx, path, result.error.cause);
    return result;
  })
  .use(async ({ ctx, meta, next }) => {
    await admitKey(ctx, meta);
    return next();
  });

/** Open to everyone. */
export const publicProcedure = procedure.use(audited);

/** For third parties' programs with an API key; sets `ctx.keyIdentity`. */
export const keyProcedure = procedure
  .meta({ isGuarded: true })
  .use(async ({ ctx, next }) => {
    const keyIdentity = await ctx.key();
    if (!keyIdentity) throw new AppError("UNAUTHORIZED", { message: keyTexts.needed });
    return next({ ctx: { ...ctx, keyIdentity } });
  })
  .use(audited);

/**
 * For administrators. Sets `ctx.adminIdentity`; other callers are rejected before the input is validated. With
 * `needsPassword` in the meta the password is asked for again.
 */
export const adminProcedure = procedure
  .meta({ isGuarded: true })
  .use(async ({ ctx, meta, getRawInput, next }) => {
    const found = await requireAdmin(ctx);
    const adminIdentity = { ...found, isConfirmed: found.isConfirmed || (await ctx.confirm(found)) };
    const needed = meta?.needsPassword ?? false;
    const isNeeded = typeof needed === "boolean" ? needed : needed(await getRawInput());
    if (isNeeded) assertConfirmed(adminIdentity);
    return next({ ctx: { ...ctx, adminIdentity } });
  })
  .use(audited);

const memberCall = procedure.meta({ isGuarded: true }).use(async ({ ctx, next }) => {
  const memberIdentity = await ctx.member();
  if (!memberIdentity) throw new AppError("UNAUTHORIZED", { message: signInTexts.sessionExpired });
  return next({ ctx: { ...ctx, memberIdentity } });
});

/** For signed-in members; sets `ctx.memberIdentity`. */
export const memberProcedure = memberCall;

/** For signed-in members with a verified e-mail address. */
export const verifiedMemberProcedure = memberCall.use(({ ctx, next }) => {
  if (!ctx.memberIdentity.isVerified)
    throw new AppError("FORBIDDEN", {
      message: registrationTexts.verificationNeeded,
      flags: { requiresEmailVerification: true },
    });
  return next({ ctx });
});
