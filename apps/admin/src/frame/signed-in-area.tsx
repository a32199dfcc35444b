import { adminToken } from "@site/browser/admin-token";
import { useHasToken } from "@site/browser/use-has-token";
import { adminPaths } from "@site/contract/admin-paths";
import { lazy, Suspense } from "react";
import { Navigate, Outlet, useLocation } from "react-router-dom";
import { loginStateFor } from "../session/return-address.ts";
import { Frame } from "./frame.tsx";
import { MenuLinks } from "./menu-links.tsx";

/** Loaded later, because no first screen opens a dialog. `openDialog` waits for it. */
const DialogHost = lazy(async () => ({ default: (await import("../kit/dialogs/dialog-host.tsx")).DialogHost }));

const PasswordDialog = lazy(async () => ({
  default: (await import("../session/password-dialog.tsx")).PasswordDialog,
}));

/** Renders the signed-in screens. Without a session it redirects to the sign-in, which returns here afterwards. */
export function SignedInArea() {
  const location = useLocation();
  const hasSession = useHasToken(adminToken);
  if (!hasSession) return <Navigate to={adminPaths.login} replace state={loginStateFor(location)} />;
  return (
    <>
      <Frame>
        <MenuLinks />
        <Outlet />
      </Frame>
      <Suspense>
        <DialogHost />
        <PasswordDialog />
      </Suspense>
    </>
  );
}
