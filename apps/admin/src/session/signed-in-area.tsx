import { ModalsProvider } from "@mantine/modals";
import { adminToken } from "@site/browser/admin-token.ts";
import { useHasToken } from "@site/browser/use-has-token.ts";
import { paths } from "@site/contract/paths";
import { Navigate, Outlet, useLocation } from "react-router-dom";
import { Frame } from "../frame/frame.tsx";
import { loginStateFor } from "./return-address.ts";

/** Renders the signed-in screens; without a session it redirects to the sign-in, which returns here afterwards. */
export function SignedInArea() {
  const location = useLocation();
  const hasSession = useHasToken(adminToken);
  if (!hasSession) return <Navigate to={paths.admin.login} replace state={loginStateFor(location)} />;
  return (
    <ModalsProvider>
      <Frame>
        <Outlet />
      </Frame>
    </ModalsProvider>
  );
}
