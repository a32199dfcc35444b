import { serverFaultOf } from "@site/browser/server-fault.ts";
import type { ErrorCode } from "@site/contract/common/error-codes";
import { useEffect, useEffectEvent, useState } from "react";
import { RetryButton } from "./part-failed.tsx";

/** What the server means by these another try does not change. */
const FINAL: readonly string[] = ["VALIDATION_FAILED", "NOT_FOUND", "CONFLICT"] satisfies ErrorCode[];

/** Longer than any token of ours. */
const LONGEST_TOKEN = 400;

type State = { message: string; canRetry?: boolean } | undefined;

interface Props {
  call: (token: string) => Promise<{ message: string }>;
  waiting: string;
  /** Said where the address brings no token. */
  broken: string;
  /** Said where the server was not reached. */
  failed: string;
  withoutScript: string;
}

/** Does what a mail's link is for, without a sign-in: its token stands in the fragment, which leaves the address first. */
export function MailLinkAction({ call, waiting, broken, failed, withoutScript }: Props) {
  const [token, setToken] = useState<string>();
  const [state, setState] = useState<State>();

  useEffect(() => {
    function take(): void {
      const given = location.hash.slice(1, LONGEST_TOKEN + 1);
      history.replaceState(history.state, "", location.pathname);
      setToken(given);
      setState(given === "" ? { message: broken } : undefined);
    }
    take();
    addEventListener("hashchange", take); // another link may come to the page of the one before
    return () => removeEventListener("hashchange", take);
  }, [broken]);

  const act = useEffectEvent(async (given: string) => {
    try {
      setState(await call(given));
    } catch (error) {
      const fault = serverFaultOf(error);
      setState(fault && FINAL.includes(fault.code) ? { message: fault.message } : { message: failed, canRetry: true });
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
