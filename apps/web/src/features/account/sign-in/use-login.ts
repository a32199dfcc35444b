import { getServerError } from "@site/browser/calls/server-error";
import type { ErrorCode } from "@site/contract/common/error-codes";
import { signInTexts } from "@site/contract/identity/sign-in/labels";
import { paths } from "@site/contract/paths";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { type Client, memberToken, trpc } from "../../../framework/browser.ts";
import type { SubmitError } from "../../../shared/forms/state/use-form.ts";
import { useToast } from "../../../shared/ui/toast.tsx";
import { useReturnPath } from "../return/use-return-path.ts";
import { forgetRegistrationAnswer } from "./registration-message.tsx";

type LoginInput = Parameters<Client["auth"]["login"]["mutate"]>[0];

/** Errors whose message tells the user what to do. Any other error is shown as a failed sign-in. */
const SHOWN: ReadonlySet<string> = new Set<ErrorCode>([
  "INVALID_CREDENTIALS",
  "FORBIDDEN",
  "VALIDATION_FAILED",
  "TOO_MANY_REQUESTS",
  "UNAVAILABLE",
  "INTERNAL",
]);

/** Returns a function that opens the member's session, and then the page that required the sign-in, or the profile. */
export function useLogin() {
  const utils = trpc.useUtils();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const showToast = useToast();
  const returnPath = useReturnPath();
  const [needsCode, setNeedsCode] = useState(false);

  async function open(signIn: Promise<{ session: { accessToken: string } }>): Promise<void> {
    const { session } = await signIn;
    queryClient.removeQueries({ queryKey: [["user"]] }); // discards the data of a previous member
    memberToken.store(session.accessToken);
    forgetRegistrationAnswer();
    await navigate(returnPath ?? paths.profile);
  }

  async function logIn(input: LoginInput): Promise<SubmitError> {
    try {
      await open(utils.client.auth.login.mutate(input));
      return undefined;
    } catch (error) {
      const serverError = getServerError(error);
      if (serverError?.code === "SECOND_FACTOR_REQUIRED") {
        setNeedsCode(true);
        return { fields: { code: serverError.message } };
      }
      const { turnstileToken } = serverError?.fields ?? {};
      const message =
        turnstileToken ?? (serverError && SHOWN.has(serverError.code) ? serverError.message : signInTexts.loginFailed);
      showToast({ kind: "error", title: signInTexts.loginFailedTitle, message });
      return { message };
    }
  }

  return { needsCode, logIn, open };
}
