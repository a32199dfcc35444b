import { getServerError } from "@site/browser/calls/server-error";
import { notifyError, notifySuccess } from "../../kit/notify.tsx";

interface Test<Input> {
  mutateAsync: (input: Input) => Promise<{ connected?: boolean; success?: boolean; message: string }>;
  isPending: boolean;
  variables: Input | undefined;
}

/** Returns the connection test of a stored record, whose result is a notification. */
export function useConnectionTest<Input extends { id?: number | undefined }>(test: Test<Input>, failed: string) {
  return {
    isRunning: (id: number) => test.isPending && test.variables?.id === id,
    async run(input: Input): Promise<void> {
      try {
        const { connected, success, message } = await test.mutateAsync(input);
        if (connected || success) notifySuccess(message);
        else notifyError(message);
      } catch (error) {
        notifyError(getServerError(error)?.message ?? failed);
      }
    },
  };
}
