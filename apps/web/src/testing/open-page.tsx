import { createQueryClient } from "@site/browser/query-client";
import { type Answers, answerCalls } from "@site/browser/testing/answer-calls";
import { QueryClientProvider } from "@tanstack/react-query";
import { createBrowserRouter, RouterProvider } from "react-router-dom";
import { cleanup, render } from "vitest-browser-react";
import { httpLink, trpc } from "../framework/browser.ts";
import { createData, provideData } from "../framework/data.ts";
import { loadMatchedRoutes } from "../framework/start/start-site.tsx";
import { routes } from "../routes.tsx";
import { shell } from "./shell.ts";

/** Shown while the loaders run; in the product people see the server's document. */
const NOTHING_YET = <></>;

/**
 * Opens the public site at an address without a server, and closes the page opened before.
 * @param answers of the page's calls
 */
export async function openPage(address: string, answers: Answers): Promise<void> {
  await cleanup();
  answerCalls(answers, { site: { shell: () => shell, pageSeo: () => ({}) } });
  history.replaceState(null, "", address);
  await loadMatchedRoutes(routes); // otherwise the first test of a file would wait for Vite
  const data = createData(createQueryClient(), httpLink);
  const router = createBrowserRouter([{ children: routes, hydrateFallbackElement: NOTHING_YET }], {
    getContext: () => provideData(data),
  });
  await render(
    <trpc.Provider client={data.client} queryClient={data.queryClient}>
      <QueryClientProvider client={data.queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </trpc.Provider>,
  );
}
