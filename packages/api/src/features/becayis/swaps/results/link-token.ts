import { type Outcome, outcome } from "@site/contract/becayis/swaps/results/schema";
import type { App } from "../../../../core/app.ts";
import { sealToken } from "../../../../core/secrets/sealed-token.ts";
import { resultPath } from "../../paths.ts";
import type { SwapRef } from "../matching/accepted-swap.ts";

/** Purpose of the sealed tokens of result links. */
export const LINK = "becayis.result";

/** Returns the token of a mailed link that reports one outcome for one member and swap. */
export function getToken(
  app: App,
  { ref, memberId, result, now }: { ref: SwapRef; memberId: number; result: Outcome; now: number },
): string {
  return sealToken(app, LINK, [ref.kind, ref.id, memberId, result, now].join(":"));
}

/** Returns the mailed links for all outcomes of a swap that a member can report. */
export function getResultChoices(
  app: App,
  about: { ref: SwapRef; memberId: number; now: number },
): { outcome: Outcome; path: string }[] {
  return outcome.options.map((result) => ({
    outcome: result,
    path: resultPath(getToken(app, { ...about, result })),
  }));
}
