import { authTexts } from "@site/contract/auth/labels";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router-dom";
import { paths } from "../../../paths.ts";
import { serverFaultOf } from "../../../shared/forms/server-fault.ts";
import { withReturnPath } from "../../../shared/lib/return-path.ts";
import { useTrpc } from "../../../shared/lib/trpc.tsx";
import { takeReturnPath } from "../return/kept-return-path.ts";
import type { LinkValues } from "./link-values.ts";

const TO_LOGIN_MS = 3_000;

interface Verification {
  state: "loading" | "success" | "expired" | "error";
  text: string;
  /** The value of the link that led here, where there was one. */
  link?: string;
  /** Tries the link once more, where the server said nothing of it: it has left the address, so a reload could not. */
  retry?: () => void;
}

const loading: Verification = { state: "loading", text: "E-posta adresiniz doğrulanıyor…" };

/** Proves the address with the values of the mail's link, once; success goes on to the sign-in (public-site.md section 2). */
export function useVerification({ access, refresh, token }: LinkValues): Verification & { loginPath: string } {
  const { client } = useTrpc();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const [tries, setTries] = useState(1);
  const triesBegun = useRef(0);
  const [verification, setVerification] = useState<Verification>(loading);
  const [loginPath, setLoginPath] = useState<string>(paths.login);

  useEffect(() => {
    if (triesBegun.current === tries) return; // a link works once
    triesBegun.current = tries;
    setVerification(loading);
    const single = token || access;
    if (!single) return setVerification({ state: "error", text: authTexts.verificationLinkInvalid });
    const call = access && refresh ? client.auth.verifyEmailPair.mutate({ accessToken: access, refreshToken: refresh }) : client.auth.verifyEmail.mutate({ token: single });
    call.then(
      ({ message }) => {
        void queryClient.invalidateQueries({ queryKey: [["user"]] });
        setLoginPath(withReturnPath(paths.login, takeReturnPath()));
        setVerification({ state: "success", text: message });
      },
      (error) => {
        const fault = serverFaultOf(error);
        if (fault?.code !== "VALIDATION_FAILED") return setVerification({ state: "error", text: fault?.message ?? authTexts.verifyFailed, retry: () => setTries(tries + 1) });
        const text = fault.message;
        setVerification(text.includes("expired") ? { state: "expired", text, link: single } : { state: "error", text });
      },
    );
  }, [client, queryClient, access, refresh, token, tries]);

  useEffect(() => {
    if (verification.state !== "success") return;
    const timer = setTimeout(() => void navigate(loginPath), TO_LOGIN_MS);
    return () => clearTimeout(timer);
  }, [verification.state, navigate, loginPath]);

  return { ...verification, loginPath };
}
