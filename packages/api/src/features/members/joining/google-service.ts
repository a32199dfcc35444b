import { askAddress } from "@site/contract/becayis/board/ask/address";
import { cleanEmail } from "@site/contract/common/email";
import { cutText } from "@site/contract/common/text";
import type { GoogleJoinError } from "@site/contract/members/joining/labels";
import {
  type BeginJoinByGoogleInput,
  beginJoinByGoogleInput,
  type JoinOptions,
} from "@site/contract/members/joining/schema";
import type { App } from "../../../core/app.ts";
import type { Caller } from "../../../core/calls/caller.ts";
import { AppError } from "../../../core/calls/errors.ts";
import {
  beginFlow,
  FLOW_MS,
  finishFlow,
  flowState,
  openCookie,
  type SealedCookie,
  sealCookie,
} from "../../identity/google/flow-service.ts";
import { keepProof, openProof } from "../../identity/google/proof-service.ts";

const FLOW = "google.join-flow";

const joinFlowState = flowState.extend({ question: beginJoinByGoogleInput });

/** Begins to prove an address at Google; the browser's cookie keeps the question for the return. */
export async function beginJoinByGoogle(
  app: App,
  caller: Caller,
  question: BeginJoinByGoogleInput,
): Promise<{ address: string; flow: SealedCookie }> {
  const { address, flow } = await beginFlow(app, caller, "join");
  return { address, flow: await sealCookie(app, FLOW, { ...flow, question }, FLOW_MS) };
}

/**
 * Returns the address of the question's page, with a proof of the address or the reason why there is none. Only an
 * address whose mailbox Google hosts is accepted; any other may have a new owner since Google verified it.
 * @param search the query string of Google's redirect
 * @param flow the browser's cookie of `beginJoinByGoogle`
 */
export async function finishJoinByGoogle(
  app: App,
  caller: Caller,
  search: string,
  flow: string | undefined,
): Promise<{ location: string; proof?: SealedCookie }> {
  const kept = await openCookie(app, FLOW, joinFlowState, flow);
  const page = askAddress(kept?.question ?? {});
  const without = (error: GoogleJoinError) => ({ location: `${page}#google=${error}` });
  try {
    const { email, isHosted, name = "" } = await finishFlow(app, caller, search, kept);
    if (email === undefined || !isHosted) return without("notHosted");
    const proof = { email: cleanEmail(email), fullName: cutText(name, 200) };
    return { location: `${page}#google=proven`, proof: await keepProof(app, proof) };
  } catch (error) {
    if (error instanceof AppError) return without("failed");
    throw error;
  }
}

/**
 * Returns the available ways to prove an address, and the address that this browser has proven.
 * @param proof the browser's cookie
 */
export async function getJoinOptions(app: App, proof: string | undefined): Promise<JoinOptions> {
  const proven = await openProof(app, proof);
  return {
    google: app.google !== undefined,
    proven: proven ? { email: proven.email, fullName: proven.fullName } : null,
  };
}
