import type { AppRouter } from "@site/api";
import { createTRPCClient, TRPCClientError, type TRPCLink } from "@trpc/client";
import { observable } from "@trpc/server/observable";
import { expect, test } from "vitest";
import { confirmAgain } from "./confirm-again.ts";
import { answerPassword, askForPassword, isPasswordAsked } from "./password-question.ts";

/**
 * Returns a client and the calls that its server received. The server answers with these error codes, then with
 * success.
 */
function getClient(refusals: string[]) {
  const calls: unknown[] = [];
  const server: TRPCLink<AppRouter> =
    () =>
    ({ op }) =>
      observable((observer) => {
        calls.push(op.input);
        const code = refusals.shift();
        if (code)
          return observer.error(TRPCClientError.from({ error: { code: -32_000, message: code, data: { code } } }));
        observer.next({ result: { data: { message: "tamam" } } });
        observer.complete();
      });
  return { client: createTRPCClient<AppRouter>({ links: [confirmAgain(askForPassword), server] }), calls };
}

test("a call is repeated as it was once the password is given", async () => {
  const { client, calls } = getClient(["CONFIRMATION_REQUIRED"]);
  const answer = client.admin.users.remove.mutate({ id: 7 });
  await expect.poll(isPasswordAsked).toBe(true);
  answerPassword(true);
  expect(await answer).toEqual({ message: "tamam" });
  expect(calls).toEqual([{ id: 7 }, { id: 7 }]);
  expect(isPasswordAsked()).toBe(false);
});

test("calls at the same time share one question, and fail where nobody answers", async () => {
  const { client, calls } = getClient(["CONFIRMATION_REQUIRED", "CONFIRMATION_REQUIRED"]);
  const answers = [7, 8].map((id) => client.admin.users.remove.mutate({ id }));
  await expect.poll(isPasswordAsked).toBe(true);
  answerPassword(false);
  for (const answer of answers) await expect(answer).rejects.toThrow("CONFIRMATION_REQUIRED");
  expect(calls).toHaveLength(2);
  expect(isPasswordAsked()).toBe(false);
});

test("a second refusal and other errors are passed on", async () => {
  const { client } = getClient(["CONFIRMATION_REQUIRED", "CONFIRMATION_REQUIRED", "FORBIDDEN"]);
  const twice = client.admin.users.remove.mutate({ id: 7 });
  await expect.poll(isPasswordAsked).toBe(true);
  answerPassword(true);
  await expect(twice).rejects.toThrow("CONFIRMATION_REQUIRED");
  await expect(client.admin.users.remove.mutate({ id: 7 })).rejects.toThrow("FORBIDDEN");
  expect(isPasswordAsked()).toBe(false);
});
