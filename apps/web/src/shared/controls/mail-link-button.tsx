import type { ErrorCode } from "@site/contract/common/error-codes";
import { useEffect, useRef, useState } from "react";
import { toFormError } from "../forms/to-form-error.ts";

/** Answers after which the same link does not work a second time either. */
const ENDED: ReadonlySet<string> = new Set<ErrorCode>(["LINK_EXPIRED", "VALIDATION_FAILED", "NOT_FOUND"]);

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
  const [state, setState] = useState<{ message: string; isOver: boolean }>();
  const [isBusy, setBusy] = useState(false);
  const answer = useRef<HTMLParagraphElement>(null);
  const isOver = state?.isOver ?? false;
  useEffect(() => {
    if (isOver) answer.current?.focus(); // the button that had the focus is gone
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
