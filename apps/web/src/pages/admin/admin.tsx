import "./mantine-styles.ts";
import "../../features/admin-frame/history-gate.ts";
import { MantineProvider } from "@mantine/core";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { matchPath, useLocation } from "react-router-dom";
import { watchSession } from "../../features/session/watch-session.ts";
import { paths } from "../../paths.ts";
import { adminToken } from "../../shared/lib/admin-token.ts";
import { createTrpc } from "../../shared/lib/create-trpc.ts";
import { httpDoor } from "../../shared/lib/http-door.ts";
import { TrpcProvider } from "../../shared/lib/trpc.tsx";
import { mantineTheme, mantineVariables } from "../../theme/mantine-theme.ts";
import { documentColorScheme } from "./document-color-scheme.ts";
import { LoginPage } from "./login.tsx";
import { SignedInArea } from "./signed-in-area.tsx";

/** Everything under /admin. An answer that the session is over closes it here, whichever screen asked. */
export default function AdminArea() {
  const queryClient = useQueryClient();
  const { pathname } = useLocation();
  const [trpc] = useState(() =>
    createTrpc(
      queryClient,
      watchSession(httpDoor, adminToken, () => {
        adminToken.forget();
        queryClient.clear();
      }),
    ),
  );
  return (
    <MantineProvider
      theme={mantineTheme}
      cssVariablesResolver={mantineVariables}
      colorSchemeManager={documentColorScheme}
    >
      <TrpcProvider trpc={trpc}>
        {matchPath(paths.admin.login, pathname) ? <LoginPage /> : <SignedInArea />}
      </TrpcProvider>
    </MantineProvider>
  );
}
