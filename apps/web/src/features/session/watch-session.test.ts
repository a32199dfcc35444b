import type { AppRouter } from "@site/api";
import { createTRPCClient, TRPCClientError, type TRPCLink } from "@trpc/client";
import { observable } from "@trpc/server/observable";
import { expect, test, vi } from "vitest";
import { watchSession } from "./watch-session.ts";

test.each([
  ["UNAUTHORIZED", "u_first", 1],
  ["UNAUTHORIZED", "u_second", 0],
  ["UNAUTHORIZED", null, 0],
  ["FORBIDDEN", "u_first", 0],
])("an answer %s to a call of u_first, while %s is stored, ends %i sessions", async (code, storedThen, ended) => {
  let stored: string | null = "u_first";
  const token = {
    read: () => stored,
    store: () => undefined,
    forget: () => undefined,
    subscribe: () => () => undefined,
  };
  const server: TRPCLink<AppRouter> = () => () =>
    observable((observer) => {
      stored = storedThen;
      observer.error(TRPCClientError.from({ error: { code: -32_000, message: code, data: { code } } }));
    });
  const onExpired = vi.fn();
  const client = createTRPCClient<AppRouter>({ links: [watchSession(token, onExpired), server] });
  await expect(client.auth.logout.mutate()).rejects.toThrow(code);
  expect(onExpired).toHaveBeenCalledTimes(ended);
});
