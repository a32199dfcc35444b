import { type UseMutationOptions, useMutation } from "@tanstack/react-query";

/** Returns a fake procedure. Its `useMutation` is React Query's, as tRPC's is. */
export function getProcedure<Input, Output>(call: (input: Input) => Promise<Output>) {
  return {
    useMutation: function useCall(options: Omit<UseMutationOptions<Output, unknown, Input>, "mutationFn">) {
      return useMutation({ ...options, mutationFn: (input) => call(input), networkMode: "always" });
    },
  };
}
