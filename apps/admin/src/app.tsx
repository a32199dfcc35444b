import { MantineProvider } from "@mantine/core";
import { lazyComponent } from "@site/browser/lazy-component";
import { useTooltips } from "@site/browser/tooltips/use-tooltips";
import { limits } from "@site/contract/common/limits";
import { mantineTheme, mantineVariables } from "@site/tokens/mantine-theme";
import { QueryClientProvider } from "@tanstack/react-query";
import { createBrowserRouter, RouterProvider } from "react-router-dom";
import { queryClient, trpcClient } from "./api/clients.ts";
import { trpc } from "./api/trpc.ts";
import { routes } from "./routes.tsx";
import { documentColorScheme } from "./theme/document-color-scheme.ts";

/** Loaded later, because no first screen needs it. Notifications sent before are queued. */
const Notifications = lazyComponent(async () => ({ default: (await import("@mantine/notifications")).Notifications }));
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
          <Notifications autoClose={limits.toastMs} limit={1} position="bottom-right" />
        </MantineProvider>
      </QueryClientProvider>
    </trpc.Provider>
  );
}
