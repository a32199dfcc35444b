import { MantineProvider } from "@mantine/core";
import { useTooltips } from "@site/browser/tooltips/use-tooltips";
import { limits } from "@site/contract/common/limits";
import { mantineTheme, mantineVariables } from "@site/tokens/mantine-theme";
import { QueryClientProvider } from "@tanstack/react-query";
import { lazy, Suspense } from "react";
import { createBrowserRouter, RouterProvider } from "react-router-dom";
import { queryClient, trpcClient } from "./api/clients.ts";
import { trpc } from "./api/trpc.ts";
import { routes } from "./routes.tsx";
import { documentColorScheme } from "./theme/document-color-scheme.ts";

/** Loaded later, because no first screen needs it. Notifications sent before are queued. */
const Notifications = lazy(async () => ({ default: (await import("@mantine/notifications")).Notifications }));
const router = createBrowserRouter(routes);

export function App() {
  useTooltips();
  return (
    <trpc.Provider client={trpcClient} queryClient={queryClient}>
      <QueryClientProvider client={queryClient}>
        <MantineProvider
          theme={mantineTheme}
          cssVariablesResolver={mantineVariables}
          colorSchemeManager={documentColorScheme}
        >
          <RouterProvider router={router} />
          <Suspense>
            <Notifications autoClose={limits.toastMs} limit={1} position="bottom-right" />
          </Suspense>
        </MantineProvider>
      </QueryClientProvider>
    </trpc.Provider>
  );
}
