import { type App, AppError, GOOGLE_RETURN_PATH, type GooglePurpose, getGooglePurpose } from "@site/api";
import { adminPaths } from "@site/contract/admin-paths";
import { googleRedirect } from "@site/contract/identity/google/schema";
import { GOOGLE_SIGN_IN_PATH, type GoogleError } from "@site/contract/identity/sign-in/google-labels";
import type { GoogleJoinError } from "@site/contract/members/joining/labels";
import { paths } from "@site/contract/paths";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { createContext } from "../../calls/create-context.ts";
import { callMutation } from "../rest/byte-bodies.ts";

/** A procedure whose answer contains the browser's next address. */
interface Step {
  procedure: string;
  /** Returns the next address after an error. */
  onError(error: unknown, request: FastifyRequest): string;
}

const BEGIN: Step = { procedure: "admin.session.googleBegin", onError: addressAfter };
const RETURNS: Record<GooglePurpose, Step> = {
  admin: { procedure: "admin.session.googleReturn", onError: addressAfter },
  join: { procedure: "auth.returnFromGoogle", onError: addressAfterJoin },
};

/**
 * Registers the administrator's Google redirect and the callback of administrators and of people who join by a listing.
 * Browsers navigate here, so each response is a page.
 */
export function registerGoogleSignIn(server: FastifyInstance, app: App): void {
  async function go(request: FastifyRequest, reply: FastifyReply, { procedure, onError }: Step, input: object) {
    const location = await callMutation(createContext(app, request, reply), procedure, input).then(
      (answer) => googleRedirect.parse(answer).location,
      (error: unknown) => onError(error, request),
    );
    return reply.header("cache-control", "no-store").redirect(location, 302);
  }
  const begin = (request: FastifyRequest, reply: FastifyReply) => go(request, reply, BEGIN, {});
  server.get(GOOGLE_SIGN_IN_PATH, begin);
  server.get("/api/admin/auth/google", begin);
  server.get(GOOGLE_RETURN_PATH, (request, reply) => {
    const { search, searchParams } = new URL(request.url, app.siteUrl);
    return go(request, reply, RETURNS[getGooglePurpose(searchParams.get("state"))], { search });
  });
}

/** Returns the address of the question page with the message that no address is proven, for expected errors too. */
function addressAfterJoin(error: unknown, { log }: FastifyRequest): string {
  if (!(error instanceof Error && error.cause instanceof AppError)) log.error(error);
  const reason: GoogleJoinError = "failed";
  return `${paths.ask}#google=${reason}`;
}

/** Returns the sign-in's address with what it shows: an error, or the second step. */
function addressAfter(error: unknown, { log }: FastifyRequest): string {
  const cause = error instanceof Error ? error.cause : undefined;
  if (!(cause instanceof AppError)) log.error(error);
  else if (cause.code === "SECOND_FACTOR_REQUIRED") return `${adminPaths.login}#google_auth=second_factor`;
  const googleError: GoogleError = (cause instanceof AppError && cause.details.googleError) || "auth_failed";
  return `${adminPaths.login}?error=${googleError}`;
}
