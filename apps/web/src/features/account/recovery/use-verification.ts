import { authTexts } from "@site/contract/auth/labels";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router-dom";
import { paths } from "../../../paths.ts";
import { serverFaultOf } from "../../../shared/forms/server-fault.ts";
import { useTrpc } from "../../../shared/lib/trpc.tsx";
import type { LinkValues } from "./link-values.ts";

const TO_LOGIN_MS = 3_000;

interface Verification {
  state: "loading" | "success" | "expired" | "error";
  text: string;
  /** The value of the link that led here, where there was one. */
  link?: string;
}

/** Proves the address with the values of the mail's link, once; success goes on to the sign-in (public-site.md section 2). */
export function useVerification({ access, refresh, token }: LinkValues): Verification {
  const { client } = useTrpc();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const hasBegun = useRef(false);
  const [verification, setVerification] = useState<Verification>({ state: "loading", text: "E-posta adresiniz doğrulanıyor…" });

  useEffect(() => {
    if (hasBegun.current) return;
    hasBegun.current = true; // a link works once
    const single = token || access;
    if (!single) return setVerification({ state: "error", text: authTexts.verificationLinkInvalid });
    const call = access && refresh ? client.auth.verifyEmailPair.mutate({ accessToken: access, refreshToken: refresh }) : client.auth.verifyEmail.mutate({ token: single });
    call.then(
      ({ message }) => {
        void queryClient.invalidateQueries({ queryKey: [["user"]] });
        setVerification({ state: "success", text: message });
      },
      (error) => {
        const text = serverFaultOf(error)?.message ?? authTexts.verifyFailed;
        setVerification(text.includes("expired") ? { state: "expired", text, link: single } : { state: "error", text });
      },
    );
  }, [client, queryClient, access, refresh, token]);

  useEffect(() => {
    if (verification.state !== "success") return;
    const timer = setTimeout(() => void navigate(paths.login), TO_LOGIN_MS);
    return () => clearTimeout(timer);
  }, [verification.state, navigate]);

  return verification;
}
