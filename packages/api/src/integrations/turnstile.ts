import type { BotCheckAction } from "@site/contract/bot-check/rules";
import { z } from "zod";

const TIMEOUT_MS = 5_000;

/** What the service knows of a token: "unavailable" where it could not be asked or could not judge. */
export type TurnstileVerdict = "passed" | "refused" | "unavailable";

export interface Turnstile {
  /**
   * @param ipAddress of the person who solved the challenge
   * @param hostname where it must have been solved
   * @param action the form that it must have been solved for
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

/** Faults that say nothing about the token: of the service, or of the secret that was saved. */
const notTheToken = ["internal-error", "missing-input-secret", "invalid-input-secret"];

/**
 * Cloudflare Turnstile's siteverify call.
 * @param verifyUrl whole address of the call (TURNSTILE_VERIFY_URL)
 */
export function createTurnstile(verifyUrl: string): Turnstile {
  return {
    async verify({ secret, token, ipAddress, hostname, action }) {
      try {
        const response = await fetch(verifyUrl, {
          method: "POST",
          body: new URLSearchParams({ secret, response: token, remoteip: ipAddress }),
          signal: AbortSignal.timeout(TIMEOUT_MS),
        });
        const answer = siteverifyAnswer.parse(await response.json());
        if (answer.success) return answer.hostname === hostname && answer.action === action ? "passed" : "refused";
        return answer["error-codes"]?.some((code) => notTheToken.includes(code)) ? "unavailable" : "refused";
      } catch {
        return "unavailable"; // not reached, too late, or something else answers there
      }
    },
  };
}
