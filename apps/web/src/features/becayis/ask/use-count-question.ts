import { useEffect } from "react";
import { trpc } from "../../../framework/browser.ts";
import { readOrigin } from "../shared/read-origin.ts";

/**
 * Counts an answered question with how the reader came.
 * @param institution slug; undefined while nothing is answered
 */
export function useCountQuestion(institution: string | undefined, address: string): void {
  const utils = trpc.useUtils();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another address is another question
  useEffect(() => {
    // A lost count needs no error message.
    if (institution) utils.client.becayis.countQuestion.mutate({ institution, origin: readOrigin() }).catch(() => {});
  }, [utils, institution, address]);
}
