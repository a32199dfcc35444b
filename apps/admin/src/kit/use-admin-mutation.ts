import { getServerError, type ServerError } from "@site/browser/calls/server-error";
import { useMutation } from "@tanstack/react-query";
import { hasDrafts } from "./drafts/draft.ts";
import { notifyError, notifyInfo, notifySuccess } from "./notify.tsx";

/** Error codes of a call on a record that has changed or gone since it was shown. */
const STALE_CODES: readonly (string | undefined)[] = ["CONFLICT", "NOT_FOUND"];

/** A tRPC mutation procedure such as `trpc.admin.posts.remove`. */
export interface MutationProcedure<Input, Output> {
  useMutation(options: {
    onSuccess: (output: Output, input: Input) => unknown;
    onError: (error: unknown, input: Input) => unknown;
  }): { mutate: (input: Input) => void; mutateAsync: (input: Input) => Promise<Output>; isPending: boolean };
}

interface CommonOptions<Input, Output> {
  /** Message if the server sent none. */
  fallback?: string;
  /** Message in place of the server's. A function may return undefined if the screen shows the error itself. */
  failure?: string | ((serverError: ServerError | undefined) => string | undefined);
  /** Queries to invalidate. Those on the screen are refetched before the call resolves. */
  invalidates: readonly { invalidate: () => Promise<void> }[];
  /** Undoes the mutation. The success notification offers it. */
  undo?: (output: Output, input: Input) => Promise<unknown>;
}

/** Message of a success. It is required for calls whose answer has no message of its own. */
export type SuccessText<Input, Output> = Output extends { message: string }
  ? { success?: string | ((output: Output, input: Input) => string) }
  : { success: string | ((output: Output, input: Input) => string) };

export type MutationOptions<Input, Output> = CommonOptions<Input, Output> & SuccessText<Input, Output>;

/**
 * Returns a mutation that shows notifications and refetches the changed queries, also after an edit conflict. Forms and
 * dialogs call `mutateAsync`, which rejects so that they can show the error; buttons call `mutate`, which never does.
 */
export function useAdminMutation<Input, Output>(
  procedure: MutationProcedure<Input, Output>,
  options: NoInfer<MutationOptions<Input, Output>>,
) {
  return procedure.useMutation(toHandlers(options));
}

/** Returns a mutation like `useAdminMutation` for a function that makes several calls. */
export function useAdminCalls<Input, Output>(
  calls: (input: Input) => Promise<Output>,
  options: NoInfer<MutationOptions<Input, Output>>,
) {
  return useMutation({ ...toHandlers(options), mutationFn: calls, networkMode: "always" });
}

/** Returns the handlers of a mutation's success and failure. */
function toHandlers<Input, Output>({
  success = getMessage,
  fallback = "İşlem tamamlanamadı. Lütfen tekrar deneyin.",
  failure,
  invalidates,
  undo,
}: MutationOptions<Input, Output>) {
  const refresh = () => Promise.all(invalidates.map((query) => query.invalidate()));
  return {
    async onSuccess(output: Output, input: Input) {
      const undoAction = undo && { label: "Geri Al", run: () => void undo(output, input).catch(() => undefined) };
      await refresh();
      notifySuccess(typeof success === "string" ? success : success(output, input), undoAction);
    },
    async onError(error: unknown) {
      const serverError = getServerError(error);
      if (serverError?.code === "UNAUTHORIZED") return notifyExpired();
      if (serverError?.code === "CONFIRMATION_REQUIRED")
        return notifyInfo("İşlem yapılmadı", "Şifrenizi girmediğiniz için hiçbir şey değişmedi.");
      const message =
        typeof failure === "function" ? failure(serverError) : (failure ?? serverError?.message ?? fallback);
      if (message !== undefined) notifyError(message);
      if (STALE_CODES.includes(serverError?.code)) await refresh();
    },
  };
}

/** Returns the message of an answer; `SuccessText` guarantees that it has one. */
function getMessage(output: unknown): string {
  return typeof output === "object" && output !== null && "message" in output ? String(output.message) : "";
}

function notifyExpired(): void {
  notifyInfo(
    "Oturumunuz sona erdi",
    hasDrafts()
      ? "Yazdıklarınız saklandı. Giriş yaptığınızda size sunulacak."
      : "Devam etmek için yeniden giriş yapın.",
  );
}
