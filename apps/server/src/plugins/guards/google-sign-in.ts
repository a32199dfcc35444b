import { type App, AppError, GOOGLE_RETURN_PATH } from "@site/api";
import { GOOGLE_SIGN_IN_PATH, type GoogleError } from "@site/contract/account/sign-in/google-labels";
import { adminPaths } from "@site/contract/admin-paths";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import { createContext } from "../../calls/create-context.ts";
import { callMutation } from "../rest/byte-bodies.ts";

const redirect = z.object({ location: z.string() });

/**
 * Registers the administrator's Google redirect and its callback. Browsers navigate here, so each response is a page.
 */
export function registerGoogleSignIn(server: FastifyInstance, app: App): void {
  const go = (procedure: string, toInput: (request: FastifyRequest) => object) => {
    return async (request: FastifyRequest, reply: FastifyReply) => {
      const location = await callMutation(createContext(app, request, reply), procedure, toInput(request)).then(
        (answer) => redirect.parse(answer).location,
        (error: unknown) => addressAfter(error, request),
      );
      return reply.header("cache-control", "no-store").redirect(location, 302);
    };
  };
  const begin = go("admin.session.googleBegin", () => ({}));
  server.get(GOOGLE_SIGN_IN_PATH, begin);
  server.get("/api/admin/auth/google", begin);
  server.get(
    GOOGLE_RETURN_PATH,
    go("admin.session.googleReturn", ({ url }) => ({ search: new URL(url, app.siteUrl).search })),
  );
}

/** Returns the address of the sign-in with what it shows: an error, or the second step. */
function addressAfter(error: unknown, { log }: FastifyRequest): string {
  const cause = error instanceof Error ? error.cause : undefined;
  if (!(cause instanceof AppError)) log.error(error);
  else if (cause.code === "SECOND_FACTOR_REQUIRED") return `${adminPaths.login}#google_auth=second_factor`;
  const googleError: GoogleError = (cause instanceof AppError && cause.details.googleError) || "auth_failed";
  return `${adminPaths.login}?error=${googleError}`;
}
