import { askAddress, type Question } from "@site/contract/becayis/board/ask/address";
import { getPath, withReturnPath } from "@site/contract/identity/links/return-path";
import { signInTexts } from "@site/contract/identity/sign-in/labels";
import { paths } from "@site/contract/paths";
import { useEffect, useRef } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { memberToken } from "../../../framework/browser.ts";
import { useToast } from "../../../shared/ui/toast.tsx";

/** Gives the visitor time to read the notification before the sign-in replaces the page. */
const REDIRECT_DELAY_MS = 2_000;

interface Options {
  /** The page to return to, if it is not the present one. */
  returnTo?: string;
  /** The question of a visitor who has no account, to whom the sign-in offers it. */
  question?: Partial<Question>;
}

/** Returns a function that runs an action for members; visitors are notified and redirected to the sign-in and back. */
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
