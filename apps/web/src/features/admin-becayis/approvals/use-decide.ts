import { adminBecayisTexts } from "@site/contract/becayis/labels";
import { useState } from "react";
import { serverFaultOf } from "../../../shared/forms/server-fault.ts";
import { useTrpc } from "../../../shared/lib/trpc.tsx";
import { useToast } from "../../../shared/ui/toast.tsx";

export type Decision = "approve" | "reject";

const failed = { approve: adminBecayisTexts.approveFailed, reject: adminBecayisTexts.rejectFailed } as const;

/** Approves or refuses a listing and says how it went; what was read of the board is stale then, whoever decided. */
export function useDecide() {
  const trpc = useTrpc();
  const toast = useToast();
  const [isDeciding, setDeciding] = useState(false);

  /** @returns what to say beside the field; undefined where the listing awaits no decision any more */
  async function decide(id: number, decision: Decision, words: string): Promise<string | undefined> {
    const { listings } = trpc.client.admin.becayis;
    setDeciding(true);
    try {
      const { message } = await (decision === "approve"
        ? listings.approve.mutate({ id, adminNote: words })
        : listings.reject.mutate({ id, reason: words }));
      toast({ kind: "success", title: "Başarılı", message });
      await trpc.admin.becayis.invalidate();
      return undefined;
    } catch (error) {
      const fault = serverFaultOf(error);
      toast({ kind: "error", title: "Hata", message: fault?.message ?? failed[decision] });
      if (fault?.code === "VALIDATION_FAILED") return Object.values(fault.fields)[0] ?? fault.message;
      if (fault?.code !== "CONFLICT" && fault?.code !== "NOT_FOUND") return failed[decision];
      await trpc.admin.becayis.invalidate();
      return undefined;
    } finally {
      setDeciding(false);
    }
  }

  return { isDeciding, decide };
}
