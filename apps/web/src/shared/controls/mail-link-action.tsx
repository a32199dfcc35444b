import { getServerError } from "@site/browser/calls/server-error";
import type { ErrorCode } from "@site/contract/common/error-codes";
import { linkTexts } from "@site/contract/identity/links/labels";
import { useEffect, useEffectEvent, useState } from "react";
import { RetryButton } from "../ui/error-state.tsx";

/** Errors that a retry would meet again; the server's message is shown. */
const FINAL_CODES: readonly string[] = ["VALIDATION_FAILED", "NOT_FOUND", "CONFLICT"] satisfies ErrorCode[];

/** Longer than any token the server issues. */
const MAX_TOKEN_LENGTH = 400;

type State = { message: string; canRetry?: boolean } | undefined;

interface Props {
  call: (token: string) => Promise<{ message: string }>;
  waiting: string;
  /** Message for all other failures, after which the call can be retried. */
  failed: string;
  withoutScript: string;
}

/** Runs the action of a mailed link at once. The token is in the fragment, which is removed from the address first. */
export function MailLinkAction({ call, waiting, failed, withoutScript }: Props) {
  const [token, setToken] = useState<string>();
  const [state, setState] = useState<State>();

  useEffect(() => {
    function readToken(): void {
      const given = location.hash.slice(1, MAX_TOKEN_LENGTH + 1);
      history.replaceState(history.state, "", location.pathname);
      setToken(given);
      setState(given === "" ? { message: linkTexts.incomplete } : undefined);
    }
    readToken();
    addEventListener("hashchange", readToken); // a second link may open in the same document
    return () => removeEventListener("hashchange", readToken);
  }, []);

  const act = useEffectEvent(async (given: string) => {
    try {
      setState(await call(given));
    } catch (error) {
      const serverError = getServerError(error);
      setState(
        serverError && FINAL_CODES.includes(serverError.code)
          ? { message: serverError.message }
          : { message: failed, canRetry: true },
      );
    }
  });

  useEffect(() => {
    if (token && !state) void act(token);
  }, [token, state]);

  return (
    <>
      <p role="status">{state?.message ?? waiting}</p>
      {state?.canRetry && (
        <p>
          <RetryButton onRetry={() => setState(undefined)} />
        </p>
      )}
      <p className="without-script">{withoutScript}</p>
    </>
  );
}
