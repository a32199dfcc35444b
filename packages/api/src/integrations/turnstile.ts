import type { BotCheckAction } from "@site/contract/bot-check/rules";
import { z } from "zod";
import { createBoundedFetch } from "./bounded-fetch.ts";

const TIMEOUT_MS = 5_000;
const MAX_BYTES = 64 * 1024;

/** The verdict on a token: "unavailable" if the service could not be reached or could not judge. */
export type TurnstileVerdict = "passed" | "refused" | "unavailable";

export interface Turnstile {
  /**
   * Verifies a token.
   * @param ipAddress of the person who solved the challenge
   * @param hostname the expected host name
   * @param action the expected form
   */
  verify(answer: {
    secret: string;
    token: string;
    ipAddress: string;
    hostname: string;
    action: BotCheckAction;
  }): Promise<TurnstileVerdict>;
}

const siteverifyAnswer = z.object({
  success: z.boolean(),
  hostname: z.string().optional(),
  action: z.string().optional(),
  "error-codes": z.array(z.string()).optional(),
});

/** Error codes that say nothing about the token: service errors or a wrong secret. */
const notTheToken = ["internal-error", "missing-input-secret", "invalid-input-secret"];

/**
 * Creates a client of Cloudflare Turnstile's siteverify call.
 * @param verifyUrl full address of the call (TURNSTILE_VERIFY_URL)
 */
export function createTurnstile(verifyUrl: string): Turnstile {
  return {
    async verify({ secret, token, ipAddress, hostname, action }) {
      try {
        const response = await createBoundedFetch({ maxBytes: MAX_BYTES, isExceeded: false })(verifyUrl, {
          method: "POST",
          body: new URLSearchParams({ secret, response: token, remoteip: ipAddress }),
          signal: AbortSignal.timeout(TIMEOUT_MS),
        });
        const answer = siteverifyAnswer.parse(await response.json());
        if (answer.success) return answer.hostname === hostname && answer.action === action ? "passed" : "refused";
        return answer["error-codes"]?.some((code) => notTheToken.includes(code)) ? "unavailable" : "refused";
      } catch {
        return "unavailable"; // unreachable, timed out, or an unexpected response
      }
    },
  };
}
