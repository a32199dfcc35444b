import { useEffect } from "react";
import { trpc } from "../../../framework/browser.ts";
import { readGoogleReturn } from "../shared/google-return.ts";
import { readOrigin } from "../shared/read-origin.ts";

/**
 * Counts an answered question with how the reader came.
 * @param institution slug; undefined while nothing is answered
 */
export function useCountQuestion(institution: string | undefined, address: string): void {
  const utils = trpc.useUtils();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another address is another question
  useEffect(() => {
    if (readGoogleReturn() !== undefined) return; // it was counted before the trip
    // A lost count needs no error message.
    if (institution) utils.client.becayis.countQuestion.mutate({ institution, origin: readOrigin() }).catch(() => {});
  }, [utils, institution, address]);
}
