import { getServerError, type ServerError } from "@site/browser/calls/server-error";
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

export interface MutationOptions<Input, Output> {
  /** The success message. */
  success: string | ((output: Output, input: Input) => string);
  /** The error message if the server sent none. */
  fallback?: string;
  /** The error message in place of the server's; a function returns undefined if the screen shows the error. */
  failure?: string | ((serverError: ServerError | undefined) => string | undefined);
  /** Queries to invalidate; the visible ones are refetched before the call resolves. */
  invalidates: readonly { invalidate: () => Promise<void> }[];
  /** Undoes the mutation; offered in the success notification. */
  undo?: (output: Output, input: Input) => Promise<unknown>;
}

/**
 * Returns a mutation that shows notifications and refetches what it changed, also after an edit conflict. `mutateAsync`
 * rejects as usual, so that forms and dialogs can show the error; buttons call `mutate`, which never rejects.
 */
export function useAdminMutation<Input, Output>(
  procedure: MutationProcedure<Input, Output>,
  {
    success,
    fallback = "İşlem tamamlanamadı. Lütfen tekrar deneyin.",
    failure,
    invalidates,
    undo,
  }: MutationOptions<Input, Output>,
) {
  const refresh = () => Promise.all(invalidates.map((query) => query.invalidate()));
  return procedure.useMutation({
    async onSuccess(output, input) {
      const undoAction = undo && { label: "Geri Al", run: () => void undo(output, input).catch(() => undefined) };
      await refresh();
      notifySuccess(typeof success === "string" ? success : success(output, input), undoAction);
    },
    async onError(error) {
      const serverError = getServerError(error);
      if (serverError?.code === "UNAUTHORIZED") return notifyExpired();
      if (serverError?.code === "CONFIRMATION_REQUIRED")
        return notifyInfo("İşlem yapılmadı", "Şifrenizi girmediğiniz için hiçbir şey değişmedi.");
      const message =
        typeof failure === "function" ? failure(serverError) : (failure ?? serverError?.message ?? fallback);
      if (message !== undefined) notifyError(message);
      if (STALE_CODES.includes(serverError?.code)) await refresh();
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
