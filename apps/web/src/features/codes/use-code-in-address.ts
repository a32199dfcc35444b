import { isOfCodeMail, tokenIn } from "@site/contract/identity/links/code-address";
import { codeTexts } from "@site/contract/identity/links/code-labels";
import type { PendingCode } from "@site/contract/identity/links/code-schema";
import { useEffect, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { trpc } from "../../framework/browser.ts";
import { toFormError } from "../../shared/forms/to-form-error.ts";

/** Shown if the link of a mail was opened in a browser that did not request the code. */
export const ELSEWHERE = "Kodu istediğiniz cihazdaki sayfaya girin ya da buradan yeniden başlayın.";

/**
 * Reads the token of a mailed code from the address, so that a mail's link works in any browser.
 * @param isKnown true if this browser has requested the code itself
 * @param onFound receives the subject of the code
 * @returns the reason why the code cannot be entered here
 */
export function useCodeInAddress(
  isKnown: boolean,
  onFound: (found: PendingCode & { token: string }) => void,
): string | undefined {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const { client } = trpc.useUtils();
  const [note, setNote] = useState<string>();
  const found = useRef(onFound);
  found.current = onFound;

  useEffect(() => {
    const token = tokenIn(hash);
    if (token === undefined) return;
    void navigate(pathname + search, { replace: true }); // removes the token from the address
    client.auth.pendingCode.query({ token }).then(
      (pending) => found.current({ ...pending, token }),
      (error: unknown) => setNote(toFormError(error, codeTexts.gone).message),
    );
  }, [hash, pathname, search, navigate, client]);

  if (note !== undefined) return note;
  return isOfCodeMail(search) && !isKnown && tokenIn(hash) === undefined ? ELSEWHERE : undefined;
}
