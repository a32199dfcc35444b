import { errorCodes } from "@site/contract/common/error-codes";
import { useState } from "react";
import { toFormError } from "../../shared/forms/to-form-error.ts";
import { useToast } from "../../shared/ui/toast.tsx";

/**
 * Returns a function that runs one call at a time and shows its result in a toast.
 * @param unreached the message if the server did not answer
 */
export function useAction(unreached: string = errorCodes.UNAVAILABLE.message) {
  const showToast = useToast();
  const [isBusy, setBusy] = useState(false);

  /**
   * @param call returns the success message, and a function that undoes the action if possible
   * @param after runs before the success message is shown
   */
  async function run(
    call: () => Promise<{ message: string; undo?: () => void }>,
    after?: () => unknown,
  ): Promise<void> {
    if (isBusy) return;
    setBusy(true);
    try {
      const { message, undo } = await call();
      await after?.();
      showToast({ kind: "success", message, ...(undo && { action: { label: "Geri Al", onClick: undo } }) });
    } catch (error) {
      const { message, fields = {} } = toFormError(error, unreached);
      showToast({ kind: "error", title: "Hata", message: message ?? Object.values(fields)[0] ?? unreached });
    } finally {
      setBusy(false);
    }
  }

  return { isBusy, run };
}
