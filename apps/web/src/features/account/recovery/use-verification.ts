import { serverFaultOf } from "@site/browser/server-fault.ts";
import { authTexts } from "@site/contract/auth/labels";
import type { OpenedVerification } from "@site/contract/auth/schema";
import { paths } from "@site/contract/paths";
import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router-dom";
import { memberToken } from "../../../shared/lib/member-token.ts";
import { withReturnPath } from "../../../shared/lib/return-path.ts";
import { useTrpc } from "../../../shared/lib/trpc.tsx";
import { takeReturnPath } from "../return/kept-return-path.ts";
import type { LinkValues } from "./link-values.ts";

const TO_LOGIN_MS = 3_000;

/** Who registered, as the server tells it to another browser. */
export type RegistrationQuestion = Extract<OpenedVerification, { state: "asks" }>;

/** How the verification of an address stands; `text` says so to the person. */
type State =
  | { name: "loading" | "success"; text: string }
  | { name: "asks"; question: RegistrationQuestion }
  /** `link` is the value of the link that led here. */
  | { name: "expired"; text: string; link: string }
  /** `retry` tries once more where the server said nothing of the link: it has left the address, so a reload could not. */
  | { name: "error"; text: string; retry?: () => void };

const loading: State = { name: "loading", text: "E-posta adresiniz doğrulanıyor…" };

/**
 * Opens the mail's link, once. The browser that registered proves the address by that; any other one is asked first who
 * registered. Success goes on to the sign-in (public-site.md section 2), and from there to the page that asked for it.
 */
export function useVerification({ access, refresh, token }: LinkValues) {
  const { client } = useTrpc();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const [state, setState] = useState<State>(loading);
  const [loginPath, setLoginPath] = useState<string>(paths.login);
  const hasBegun = useRef(false);
  const link = token || access;

  const succeed = useCallback(
    (text: string) => {
      void queryClient.invalidateQueries({ queryKey: [["user"]] });
      setLoginPath(withReturnPath(paths.login, takeReturnPath()));
      setState({ name: "success", text });
    },
    [queryClient],
  );

  const fail = useCallback(
    (error: unknown, retry: () => void) => {
      const fault = serverFaultOf(error);
      if (fault?.code !== "VALIDATION_FAILED")
        return setState({ name: "error", text: fault?.message ?? authTexts.verifyFailed, retry });
      setState(
        fault.message.includes("expired")
          ? { name: "expired", text: fault.message, link }
          : { name: "error", text: fault.message },
      );
    },
    [link],
  );

  const open = useCallback(async () => {
    setState(loading);
    if (!link) return setState({ name: "error", text: authTexts.verificationLinkInvalid });
    try {
      const opened = await client.auth.openVerificationLink.mutate({
        token: link,
        ...(access && refresh && { refresh }),
      });
      if (opened.state === "asks") return setState({ name: "asks", question: opened });
      if (opened.accessToken) memberToken.store(opened.accessToken);
      succeed(opened.message);
    } catch (error) {
      fail(error, () => void open());
    }
  }, [client, access, refresh, link, succeed, fail]);

  /** Says that whoever opened the link registered. */
  async function confirm(): Promise<void> {
    setState(loading);
    try {
      succeed((await client.auth.verifyEmail.mutate({ token: link })).message);
    } catch (error) {
      fail(error, () => void confirm());
    }
  }

  useEffect(() => {
    if (hasBegun.current) return; // a link works once
    hasBegun.current = true;
    void open();
  }, [open]);

  useEffect(() => {
    if (state.name !== "success") return;
    const timer = setTimeout(() => void navigate(loginPath), TO_LOGIN_MS);
    return () => clearTimeout(timer);
  }, [state.name, navigate, loginPath]);

  return { state, link, loginPath, confirm, succeed };
}
