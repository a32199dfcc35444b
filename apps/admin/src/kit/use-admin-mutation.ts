import { getServerError, type ServerError } from "@site/browser/calls/server-error";
import { useMutation } from "@tanstack/react-query";
import { hasDrafts } from "./drafts/draft.ts";
import { notifyError, notifyInfo, notifySuccess } from "./notify.tsx";

/** Error codes for a record that has changed since it was shown. */
const STALE_CODES: readonly (string | undefined)[] = ["CONFLICT", "NOT_FOUND"];

/** A tRPC mutation procedure such as `trpc.admin.posts.remove`. */
export interface MutationProcedure<Input, Output> {
  useMutation(options: {
    onSuccess: (output: Output, input: Input) => unknown;
    onError: (error: unknown, input: Input) => unknown;
  }): { mutate: (input: Input) => void; mutateAsync: (input: Input) => Promise<Output>; isPending: boolean };
}

interface CommonOptions<Input, Output> {
  /** The error message if the server sent none. */
  fallback?: string;
  /** The error message in place of the server's; a function returns undefined if the screen shows the error. */
  failure?: string | ((serverError: ServerError | undefined) => string | undefined);
  /** Queries to invalidate; the visible ones are refetched before the call resolves. */
  invalidates: readonly { invalidate: () => Promise<void> }[];
  /** Undoes the mutation; offered in the success notification. */
  undo?: (output: Output, input: Input) => Promise<unknown>;
}

/** The message of a success; by default the answer's own, which a call without one has to replace. */
export type SuccessText<Input, Output> = Output extends { message: string }
  ? { success?: string | ((output: Output, input: Input) => string) }
  : { success: string | ((output: Output, input: Input) => string) };

export type MutationOptions<Input, Output> = CommonOptions<Input, Output> & SuccessText<Input, Output>;

/**
 * Returns a mutation that shows notifications and refetches what it changed, also after an edit conflict. `mutateAsync`
 * rejects as usual, so that forms and dialogs can show the error; buttons call `mutate`, which never rejects.
 */
export function useAdminMutation<Input, Output>(
  procedure: MutationProcedure<Input, Output>,
  options: NoInfer<MutationOptions<Input, Output>>,
) {
  return procedure.useMutation(toHandlers(options));
}

/** As `useAdminMutation`, for work of several calls. */
export function useAdminCalls<Input, Output>(
  calls: (input: Input) => Promise<Output>,
  options: NoInfer<MutationOptions<Input, Output>>,
) {
  return useMutation({ ...toHandlers(options), mutationFn: calls, networkMode: "always" });
}

/** Returns what a mutation does after a success and after a failure. */
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

/** Returns the message of an answer, which `SuccessText` requires where no other is given. */
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
