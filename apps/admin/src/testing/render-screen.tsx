import { MantineProvider } from "@mantine/core";
import { Notifications } from "@mantine/notifications";
import { mantineTheme } from "@site/tokens/mantine-theme";
import { QueryClientProvider } from "@tanstack/react-query";
import { render } from "@testing-library/react";
import type { ReactNode } from "react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { queryClient, trpcClient } from "../api/clients.ts";
import { trpc } from "../api/trpc.ts";
import { DialogHost } from "../kit/dialogs/dialog-host.tsx";
import { PasswordDialog } from "../session/password-dialog.tsx";

/**
 * Renders an element with the app's providers at `path`. All other addresses show "Başka ekran".
 * @returns the router
 */
export function renderScreen(element: ReactNode, address = "/admin/ekran", path = "/admin/ekran") {
  const router = createMemoryRouter(
    [
      { path, element },
      { path: "*", element: <p>Başka ekran</p> },
    ],
    { initialEntries: [address] },
  );
  render(
    <trpc.Provider client={trpcClient} queryClient={queryClient}>
      <QueryClientProvider client={queryClient}>
        <MantineProvider env="test" theme={mantineTheme}>
          <RouterProvider router={router} />
          <DialogHost />
          <PasswordDialog />
          <Notifications />
        </MantineProvider>
      </QueryClientProvider>
    </trpc.Provider>,
  );
  return router;
}
