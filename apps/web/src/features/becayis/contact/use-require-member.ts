import { askAddress, type Question } from "@site/contract/becayis/board/ask/address";
import { getPath, withReturnPath } from "@site/contract/identity/links/return-path";
import { signInTexts } from "@site/contract/identity/sign-in/labels";
import { paths } from "@site/contract/paths";
import { useEffect, useRef } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { memberToken } from "../../../framework/browser.ts";
import { useToast } from "../../../shared/ui/toast.tsx";

/** Delay of the redirect, so that the visitor can read the notification. */
const REDIRECT_DELAY_MS = 2_000;

interface Options {
  /** The page to open after the sign-in; by default the present one. */
  returnTo?: string;
  /** Initial values of the question, which the sign-in screen offers to visitors without an account. */
  question?: Partial<Question>;
}

/**
 * Returns a function that runs an action for members. Visitors are notified and redirected to the sign-in, which
 * returns to the page.
 */
export function useRequireMember({ returnTo, question = {} }: Options = {}): (work: () => void) => void {
  const navigate = useNavigate();
  const location = useLocation();
  const showToast = useToast();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return (work) => {
    if (memberToken.read() !== null) return work();
    showToast({
      kind: "warning",
      title: signInTexts.signInNeededTitle,
      message: `${signInTexts.signInNeeded} Sizi giriş sayfasına yönlendiriyoruz.`,
    });
    clearTimeout(timer.current);
    const back = withReturnPath(paths.login, returnTo ?? getPath(location));
    const asked = new URL(askAddress(question), window.location.href).searchParams;
    const address = asked.size > 0 ? `${back}&${asked}` : back;
    timer.current = setTimeout(() => navigate(address), REDIRECT_DELAY_MS);
  };
}
