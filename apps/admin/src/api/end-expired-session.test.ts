import type { AppRouter } from "@site/api";
import { adminToken } from "@site/browser/admin-token";
import { createTRPCClient, TRPCClientError, type TRPCLink } from "@trpc/client";
import { observable } from "@trpc/server/observable";
import { afterEach, expect, test, vi } from "vitest";
import { endExpiredSession } from "./end-expired-session.ts";

afterEach(() => adminToken.forget());

test.each([
  ["UNAUTHORIZED", "a_first", 1],
  ["UNAUTHORIZED", "a_second", 0],
  ["FORBIDDEN", "a_first", 0],
])("an answer %s to a call of a_first, while %s is stored, ends %i sessions", async (code, storedThen, ended) => {
  adminToken.store("a_first");
  const server: TRPCLink<AppRouter> = () => () =>
    observable((observer) => {
      adminToken.store(storedThen);
      observer.error(TRPCClientError.from({ error: { code: -32_000, message: code, data: { code } } }));
    });
  const onExpired = vi.fn();
  const client = createTRPCClient<AppRouter>({ links: [endExpiredSession(onExpired), server] });
  await expect(client.admin.users.remove.mutate({ id: 7 })).rejects.toThrow(code);
  expect(onExpired).toHaveBeenCalledTimes(ended);
});
