import { errorCodes } from "@site/contract/common/error-codes";
import { useState } from "react";
import { explain } from "../../shared/forms/explain.ts";
import { useToast } from "../../shared/ui/toast.tsx";

/**
 * Runs what a button does, once at a time, and tells how it went.
 * @param unreached said where the server said nothing
 */
export function useAction(unreached: string = errorCodes.UNAVAILABLE.message) {
  const showToast = useToast();
  const [isBusy, setBusy] = useState(false);

  /**
   * @param call brings the good news, and where it can be taken back, how
   * @param after done before the good news is told
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
      const { message, fields = {} } = explain(error, unreached);
      showToast({ kind: "error", title: "Hata", message: message ?? Object.values(fields)[0] ?? unreached });
    } finally {
      setBusy(false);
    }
  }

  return { isBusy, run };
}
