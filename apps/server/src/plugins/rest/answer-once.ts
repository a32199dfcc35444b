import { type App, AppError, type Claim, type Context, claimCall, getLimitKey, ReplayAdmitted } from "@site/api";
import { idempotencyTexts } from "@site/contract/common/idempotency-labels";
import type { FastifyReply, FastifyRequest } from "fastify";

const FORM = /^[\x21-\x7e]{1,255}$/;

interface OnceCall {
  ctx: Context;
  /** The procedure, whichever of its addresses is used. */
  procedure: string;
  /** Must be the same in a repeated request. */
  body: unknown;
  run(ctx: Context): Promise<unknown>;
}

/**
 * Runs a call and returns its answer as JSON. With an Idempotency-Key a repeated request gets the first answer and
 * `idempotency-replayed`, if the caller may still make the call; a call that failed runs again, unless it has written
 * something.
 */
export async function answerOnce(
  app: App,
  request: FastifyRequest,
  reply: FastifyReply,
  { ctx, procedure, body, run }: OnceCall,
): Promise<string> {
  const answer = async (on: Context) => JSON.stringify((await run(on)) ?? {});
  const key = getKey(request);
  const caller = key === undefined ? undefined : await getCallerName(ctx);
  if (key === undefined || caller === undefined) return answer(ctx);
  const claim = await claimCall(app, { caller, address: procedure, key, body });
  if (claim.answer !== undefined) {
    await assertAdmitted(() => run({ ...ctx, isReplay: true }));
    void reply.header("idempotency-replayed", "true");
    return claim.answer;
  }
  return finished(claim, () => answer({ ...ctx, app: claim.app }));
}

/** Makes the checks of the call, which then does not run. @throws what the call would throw at its caller */
async function assertAdmitted(run: () => Promise<unknown>): Promise<void> {
  try {
    await run();
  } catch (error) {
    if (error instanceof Error && error.cause instanceof ReplayAdmitted) return;
    throw error;
  }
  throw new Error("a repeated call has run again");
}

async function finished(claim: Extract<Claim, { answer: undefined }>, answer: () => Promise<string>): Promise<string> {
  let text: string;
  try {
    text = await answer();
  } catch (error) {
    await claim.release(error);
    throw error;
  }
  await claim.finish(text);
  return text;
}

/** Returns the key, which may be a quoted string (draft-ietf-httpapi-idempotency-key-header). */
function getKey(request: FastifyRequest): string | undefined {
  const header = request.headers["idempotency-key"];
  if (header === undefined) return undefined;
  if (typeof header === "string" && FORM.test(header)) return header.replace(/^"(.+)"$/, "$1");
  throw new AppError("VALIDATION_FAILED", {
    message: idempotencyTexts.invalid,
    fields: { "Idempotency-Key": idempotencyTexts.invalid },
  });
}

/** Returns who calls, or undefined for an API key beyond its limit, which the call itself refuses. */
async function getCallerName(ctx: Context): Promise<string | undefined> {
  const key = await ctx.key();
  if (key) return key.remaining < 0 ? undefined : `key:${key.id}`;
  const admin = await ctx.admin();
  if (admin) return `admin:${admin.id}`;
  const member = await ctx.member();
  return member ? `member:${member.id}` : `address:${getLimitKey(ctx.caller.ipAddress)}`;
}
