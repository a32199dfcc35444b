import { createQueryClient } from "@site/browser/query-client";
import { getQueryKey } from "@trpc/react-query";
import { expect, it } from "vitest";
import { shell } from "../testing/shell.ts";
import { createData, provideData, trpc } from "./data.ts";
import { loadShell } from "./routes.ts";

const HOUR_MS = 3_600_000;

it("the layout keeps its data if the server is not reached, whatever their age", async () => {
  const queryClient = createQueryClient();
  const key = getQueryKey(trpc.site.shell, undefined, "query");
  queryClient.setQueryData(key, shell, { updatedAt: Date.now() - HOUR_MS });
  const data = createData(queryClient, () => () => {
    throw new TypeError("Failed to fetch");
  });
  const request = new Request("http://localhost/blog");
  const url = new URL(request.url);
  await loadShell({ context: provideData(data), request, url, params: {}, pattern: "/blog" });
  expect(queryClient.getQueryData(key)).toEqual(shell);
});
