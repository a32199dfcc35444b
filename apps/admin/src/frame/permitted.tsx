import { adminPaths } from "@site/contract/admin-paths";
import { lazy, type ReactNode, Suspense } from "react";
import { Navigate, useLocation } from "react-router-dom";
import { getHome, mayOpen } from "../session/access.ts";
import { useSignedIn } from "../session/use-role.ts";
import { LoadingScreen } from "./loading.tsx";

const NoPermission = lazy(async () => ({ default: (await import("./no-permission.tsx")).NoPermissionScreen }));

/** Shows a screen to the roles that have it. Where the role cannot be read, the screen shows its own failure. */
export function Permitted({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const { data: user, isPending } = useSignedIn();
  if (isPending) return <LoadingScreen />;
  if (!user) return children;
  if (pathname === adminPaths.home && getHome(user.role) !== adminPaths.posts)
    return <Navigate to={getHome(user.role)} replace />;
  if (mayOpen(user.role, pathname)) return children;
  return (
    <Suspense fallback={<LoadingScreen />}>
      <NoPermission role={user.role} />
    </Suspense>
  );
}
