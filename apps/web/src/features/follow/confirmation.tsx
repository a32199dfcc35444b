import { followTexts } from "@site/contract/subscribers/subscriptions/labels";
import { useState } from "react";
import { trpc } from "../../framework/browser.ts";
import { toFormError } from "../../shared/forms/to-form-error.ts";

/** Confirms a request by a button, because programs that check mails open links. */
export function FollowConfirmation({ token }: { token: string }) {
  const { client } = trpc.useUtils();
  const [state, setState] = useState<{ message: string; isDone: boolean }>();
  const [isBusy, setBusy] = useState(false);

  async function confirm(): Promise<void> {
    if (isBusy) return;
    setBusy(true);
    try {
      setState({ message: (await client.subscribers.confirm.mutate({ token })).message, isDone: true });
    } catch (error) {
      setState({
        message: toFormError(error, followTexts.loadFailed).message ?? followTexts.loadFailed,
        isDone: false,
      });
    } finally {
      setBusy(false);
    }
  }

  return (
    <>
      {!state?.isDone && <p>{followTexts.confirmLead}</p>}
      <p role="status">{state?.message}</p>
      {!state?.isDone && (
        <p>
          <button type="button" className="button primary" aria-disabled={isBusy} onClick={() => void confirm()}>
            {followTexts.confirm}
          </button>
        </p>
      )}
    </>
  );
}
