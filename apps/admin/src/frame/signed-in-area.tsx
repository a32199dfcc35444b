import { adminToken } from "@site/browser/admin-token";
import { lazyComponent } from "@site/browser/lazy-component";
import { useHasToken } from "@site/browser/use-has-token";
import { adminPaths } from "@site/contract/admin-paths";
import { Navigate, Outlet, useLocation } from "react-router-dom";
import { loginStateFor } from "../session/return-address.ts";
import { Frame } from "./frame.tsx";
import { MenuLinks } from "./menu-links.tsx";

/** Loaded later, because no first screen opens a dialog. `openDialog` waits for it. */
const DialogHost = lazyComponent(async () => ({
  default: (await import("../kit/dialogs/dialog-host.tsx")).DialogHost,
}));

const PasswordDialog = lazyComponent(async () => ({
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
      <DialogHost />
      <PasswordDialog />
    </>
  );
}
