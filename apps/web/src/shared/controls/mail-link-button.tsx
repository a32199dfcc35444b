import type { ErrorCode } from "@site/contract/common/error-codes";
import { useEffect, useRef, useState } from "react";
import { toFormError } from "../forms/to-form-error.ts";

/** Errors after which the link never works again. */
const ENDED: ReadonlySet<string> = new Set<ErrorCode>(["LINK_EXPIRED", "VALIDATION_FAILED", "NOT_FOUND"]);

interface Props {
  call: () => Promise<{ message: string }>;
  /** A sentence that explains the button. */
  lead: string;
  label: string;
  /** Message for a failed call without a server's message. */
  failed: string;
}

/** Runs the action of a mailed link after a press, because programs that check mails open links. */
export function MailLinkButton({ call, lead, label, failed }: Props) {
  const [state, setState] = useState<{ message: string; isOver: boolean }>();
  const [isBusy, setBusy] = useState(false);
  const answer = useRef<HTMLParagraphElement>(null);
  const isOver = state?.isOver ?? false;
  useEffect(() => {
    if (isOver) answer.current?.focus(); // moves the focus, because the pressed button is gone
  }, [isOver]);

  async function act(): Promise<void> {
    if (isBusy) return;
    setBusy(true);
    try {
      setState({ message: (await call()).message, isOver: true });
    } catch (error) {
      const { code, message = failed } = toFormError(error, failed);
      setState({ message, isOver: code !== undefined && ENDED.has(code) });
    } finally {
      setBusy(false);
    }
  }

  return (
    <>
      {!isOver && <p>{lead}</p>}
      <p role="status" ref={answer} tabIndex={-1}>
        {state?.message}
      </p>
      {!isOver && (
        <p>
          <button type="button" className="button primary" aria-disabled={isBusy} onClick={() => void act()}>
            {label}
          </button>
        </p>
      )}
    </>
  );
}
