import { useEffect, useState } from "react";
import { serverFaultOf } from "../../shared/forms/server-fault.ts";
import { useTrpc } from "../../shared/lib/trpc.tsx";

const FAILED = "İsteğiniz şu anda yerine getirilemedi. Bağlantınızı kontrol edip yeniden deneyin.";

type State = { message: string; canRetry?: boolean } | undefined;

/** Stops the mails about a reader's comments: a mail's link brings them here, its token stands in the fragment. */
export function StopMails() {
  const trpc = useTrpc();
  const [token, setToken] = useState<string>();
  const [state, setState] = useState<State>();

  useEffect(() => {
    setToken(location.hash.slice(1, 201));
    history.replaceState(history.state, "", location.pathname);
  }, []);

  useEffect(() => {
    if (token === undefined || state) return;
    trpc.client.comments.stopMails.mutate({ token }).then(setState, (error) => {
      const fault = serverFaultOf(error);
      setState(fault?.code === "VALIDATION_FAILED" ? { message: fault.message } : { message: FAILED, canRetry: true });
    });
  }, [trpc, token, state]);

  return (
    <>
      <p role="status">{state?.message ?? "Bildirimler durduruluyor…"}</p>
      {state?.canRetry && (
        <p>
          <button type="button" className="button" onClick={() => setState(undefined)}>
            Tekrar Dene
          </button>
        </p>
      )}
      <p className="without-script">Bildirimleri durdurmak için tarayıcınızda JavaScript’i açın.</p>
    </>
  );
}
