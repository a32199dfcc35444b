import { type ServerFault, serverFaultOf } from "@site/browser/server-fault.ts";
import { hasDrafts } from "./draft.ts";
import { notifyError, notifyInfo, notifySuccess } from "./notify.tsx";

/** Codes that say of a record that it is no longer as it was shown. */
const STALE_CODES: readonly (string | undefined)[] = ["CONFLICT", "NOT_FOUND"];

/** The hooks of a procedure that are used here, as `trpc.admin.posts.remove` has them. */
interface MutationProcedure<Input, Output> {
  useMutation(options: {
    onSuccess: (output: Output, input: Input) => unknown;
    onError: (error: unknown, input: Input) => unknown;
  }): { mutateAsync: (input: Input) => Promise<Output>; isPending: boolean };
}

interface Options<Input, Output> {
  /** Said when it went well. */
  success: string | ((output: Output, input: Input) => string);
  /** Said when it did not; as a function where the server's own words may be better. */
  failure: string | ((fault: ServerFault | undefined) => string);
  /** What was read of it is stale then; what is on the screen is read again before the call ends. */
  invalidates: readonly { invalidate: () => Promise<void> }[];
  /** Takes it back; offered beside the success. */
  undo?: (output: Output, input: Input) => Promise<unknown>;
}

/**
 * Makes a mutation that tells how it went and refreshes what it changed. A record that meanwhile changed elsewhere is refreshed
 * too. `mutateAsync` rejects as usual, so that a form or a dialog can show the fault in its place.
 */
export function useAdminMutation<Input, Output>(
  procedure: MutationProcedure<Input, Output>,
  { success, failure, invalidates, undo }: Options<Input, Output>,
) {
  const refresh = () => Promise.all(invalidates.map((query) => query.invalidate()));
  return procedure.useMutation({
    async onSuccess(output, input) {
      const undoAction = undo && { label: "Geri Al", run: () => void undo(output, input).catch(() => undefined) };
      await refresh();
      notifySuccess(typeof success === "string" ? success : success(output, input), undoAction);
    },
    async onError(error) {
      const fault = serverFaultOf(error);
      if (fault?.code === "UNAUTHORIZED") return notifyExpired();
      notifyError(typeof failure === "string" ? failure : failure(fault));
      if (STALE_CODES.includes(fault?.code)) await refresh();
    },
  });
}

function notifyExpired(): void {
  notifyInfo(
    "Oturumunuz sona erdi",
    hasDrafts()
      ? "Yazdıklarınız saklandı. Giriş yaptığınızda size sunulacak."
      : "Devam etmek için yeniden giriş yapın.",
  );
}
