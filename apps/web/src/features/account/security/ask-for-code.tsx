import { confirmationTexts } from "@site/contract/identity/passwords/labels";
import { useState } from "react";
import { trpc } from "../../../framework/browser.ts";
import formStyles from "../../../shared/forms/form.module.css";
import { connectionFailed, toFormError } from "../../../shared/forms/to-form-error.ts";
import { useToast } from "../../../shared/ui/toast.tsx";

/** Sends a code by mail to a member who has no password; the password field accepts it instead. */
export function AskForCode() {
  const { client } = trpc.useUtils();
  const showToast = useToast();
  const [isBusy, setBusy] = useState(false);

  async function ask(): Promise<void> {
    if (isBusy) return;
    setBusy(true);
    try {
      const { message } = await client.user.sendConfirmationCode.mutate();
      showToast({ kind: "success", message });
    } catch (error) {
      showToast({ kind: "error", message: toFormError(error, connectionFailed).message ?? connectionFailed });
    } finally {
      setBusy(false);
    }
  }

  return (
    <p className={formStyles.notes}>
      <button type="button" className="button" aria-disabled={isBusy} onClick={() => void ask()}>
        {confirmationTexts.askForCode}
      </button>
    </p>
  );
}
