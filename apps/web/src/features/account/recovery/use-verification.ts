import { getServerError } from "@site/browser/calls/server-error";
import { withReturnPath } from "@site/contract/identity/links/return-path";
import { registrationTexts } from "@site/contract/members/registration/labels";
import type { OpenedVerification } from "@site/contract/members/registration/schema";
import { paths } from "@site/contract/paths";
import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router-dom";
import { memberToken, trpc } from "../../../framework/browser.ts";
import { useReturnPath } from "../return/use-return-path.ts";
import type { LinkValues } from "./link-values.ts";

const REDIRECT_DELAY_MS = 3_000;

/** The details of a registration that the server shows to a browser that did not make it. */
export type RegistrationQuestion = Extract<OpenedVerification, { state: "asks" }>;

/** The state of a verification; `text` is its message to the user. */
type State =
  | { name: "loading" | "success"; text: string }
  | { name: "asks"; question: RegistrationQuestion }
  /** `link` is the token of the opened link. */
  | { name: "expired"; text: string; link: string }
  /** `retry` repeats a failed request. Reloading cannot, because the token is no longer in the address. */
  | { name: "error"; text: string; retry?: () => void };

const loading: State = { name: "loading", text: "E-posta adresiniz doğrulanıyor…" };

/**
 * Opens the mailed link once. In the browser that registered, this verifies the address; in any other one the person is
 * asked whether they registered. After a success it opens the page that required the registration, or else the profile;
 * without a session the sign-in comes first.
 */
export function useVerification({ access, refresh, token }: LinkValues) {
  const { client } = trpc.useUtils();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const returnPath = useReturnPath();
  const [state, setState] = useState<State>(loading);
  const [nextPath, setNextPath] = useState<string>(paths.login);
  const hasBegun = useRef(false);
  const link = token || access;

  const succeed = useCallback(
    (text: string) => {
      void queryClient.invalidateQueries({ queryKey: [["user"]] });
      setNextPath(memberToken.read() ? (returnPath ?? paths.profile) : withReturnPath(paths.login, returnPath));
      setState({ name: "success", text });
    },
    [queryClient, returnPath],
  );

  const fail = useCallback(
    (error: unknown, retry: () => void) => {
      const serverError = getServerError(error);
      const text = serverError?.message ?? registrationTexts.verifyFailed;
      if (serverError?.code === "LINK_EXPIRED") return setState({ name: "expired", text, link });
      const isFinal = serverError?.code === "VALIDATION_FAILED";
      setState({ name: "error", text, ...(!isFinal && { retry }) });
    },
    [link],
  );

  const open = useCallback(async () => {
    setState(loading);
    if (!link) return setState({ name: "error", text: registrationTexts.verificationLinkInvalid });
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

  /** Verifies the address after the person has confirmed that they registered. */
  async function confirm(): Promise<void> {
    setState(loading);
    try {
      succeed((await client.auth.verifyEmail.mutate({ token: link })).message);
    } catch (error) {
      fail(error, () => void confirm());
    }
  }

  useEffect(() => {
    if (hasBegun.current) return; // a link works only once
    hasBegun.current = true;
    void open();
  }, [open]);

  useEffect(() => {
    if (state.name !== "success") return;
    const timer = setTimeout(() => navigate(nextPath), REDIRECT_DELAY_MS);
    return () => clearTimeout(timer);
  }, [state.name, navigate, nextPath]);

  return { state, link, nextPath, confirm, succeed };
}
