import { MantineProvider } from "@mantine/core";
import { Notifications } from "@mantine/notifications";
import { adminToken } from "@site/browser/admin-token";
import { type Answers, answerCalls } from "@site/browser/testing/answer-calls";
import { mantineTheme, mantineVariables } from "@site/tokens/mantine-theme";
import { QueryClientProvider } from "@tanstack/react-query";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { cleanup, render } from "vitest-browser-react";
import { queryClient, trpcClient } from "../../api/clients.ts";
import { trpc } from "../../api/trpc.ts";
import { routes } from "../../routes.tsx";
import { documentColorScheme } from "../../theme/document-color-scheme.ts";

/**
 * Opens the admin area at an address with a session, as `app.tsx` does, and closes the screen opened before.
 * @param answers of the screen's calls; those of the layout are answered here
 * @returns the router
 */
export async function openScreen(address: string, answers: Answers) {
  await cleanup();
  adminToken.store("a_test");
  answerCalls(answers, frameAnswers);
  const router = createMemoryRouter(routes, { initialEntries: [address] });
  await render(
    <trpc.Provider client={trpcClient} queryClient={queryClient}>
      <QueryClientProvider client={queryClient}>
        <MantineProvider
          theme={mantineTheme}
          cssVariablesResolver={mantineVariables}
          colorSchemeManager={documentColorScheme}
        >
          <RouterProvider router={router} />
          <Notifications position="bottom-right" />
        </MantineProvider>
      </QueryClientProvider>
    </trpc.Provider>,
  );
  return router;
}

/** The answer of the counts when nothing waits. */
export const nothingPending = { comment: 0, message: 0, listing: 0, document: 0, report: 0, mail: 0 };

const frameAnswers: Answers = {
  admin: {
    session: {
      me: () => ({ id: 1, username: "deniz", email: "deniz@example.org", role: "admin" }),
    },
    notifications: { unreadCount: () => ({ count: 0, isEnabled: true }) },
    pending: { counts: () => nothingPending },
  },
};
