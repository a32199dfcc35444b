import { GoogleMark } from "@site/browser/google/google-mark";
import type { AskResult } from "@site/contract/becayis/board/ask/schema";
import { becayisTexts } from "@site/contract/becayis/labels";
import { type GoogleJoinError, googleJoinErrors } from "@site/contract/members/joining/labels";
import { useState } from "react";
import { trpc, useIsHydrating } from "../../../framework/browser.ts";
import formStyles from "../../../shared/forms/form.module.css";
import { useToast } from "../../../shared/ui/toast.tsx";
import { getSlugs } from "./question-listing.ts";

const FRAGMENT = "#google=";
const NOTES = ["proven", "failed", "notHosted"] as const satisfies readonly ("proven" | GoogleJoinError)[];

/** Returns the result of proving an address at Google from the fragment; undefined if the page was opened otherwise. */
function readGoogleReturn(): "proven" | GoogleJoinError | undefined {
  return NOTES.find((note) => location.hash === FRAGMENT + note);
}

/**
 * Shows why proving the address at Google failed. The error is in the fragment of the address, so it is shown even if
 * the question was lost.
 */
export function GoogleReturnNote() {
  const isHydrating = useIsHydrating();
  const note = isHydrating ? undefined : readGoogleReturn();
  if (note === undefined || note === "proven") return null;
  return (
    <p role="alert" className={formStyles.error}>
      {googleJoinErrors[note]}
    </p>
  );
}

/** Starts proving the address at Google, which replaces typing the address and the mailed code. */
export function GoogleProof({ result }: { result: AskResult }) {
  const { client } = trpc.useUtils();
  const showToast = useToast();
  const [isLeaving, setLeaving] = useState(false);

  async function leave(): Promise<void> {
    setLeaving(true);
    try {
      const { location: address } = await client.auth.beginJoinByGoogle.mutate(getSlugs(result));
      location.assign(address);
    } catch (error) {
      setLeaving(false);
      showToast({ kind: "error", message: error instanceof Error ? error.message : becayisTexts.actionFailed });
    }
  }

  return (
    <div className="stack start gap-2">
      <button type="button" className="button" disabled={isLeaving} onClick={() => void leave()}>
        <GoogleMark /> Google ile devam et
      </button>
      <p className={formStyles.notes}>
        Yalnızca adınız ve e-postanız alınır; kod beklemezsiniz. Google hesabınız yoksa aşağıya yazın.
      </p>
    </div>
  );
}
