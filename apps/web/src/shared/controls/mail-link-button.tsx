import { useState } from "react";
import { toFormError } from "../forms/to-form-error.ts";

interface Props {
  call: () => Promise<{ message: string }>;
  /** Says what the button does. */
  lead: string;
  label: string;
  /** The message if the server was not reached. */
  failed: string;
}

/** Runs the action of a mailed link by a button, because programs that check mails open links. */
export function MailLinkButton({ call, lead, label, failed }: Props) {
  const [state, setState] = useState<{ message: string; isDone: boolean }>();
  const [isBusy, setBusy] = useState(false);

  async function act(): Promise<void> {
    if (isBusy) return;
    setBusy(true);
    try {
      setState({ message: (await call()).message, isDone: true });
    } catch (error) {
      setState({ message: toFormError(error, failed).message ?? failed, isDone: false });
    } finally {
      setBusy(false);
    }
  }

  return (
    <>
      {!state?.isDone && <p>{lead}</p>}
      <p role="status">{state?.message}</p>
      {!state?.isDone && (
        <p>
          <button type="button" className="button primary" aria-disabled={isBusy} onClick={() => void act()}>
            {label}
          </button>
        </p>
      )}
    </>
  );
}
