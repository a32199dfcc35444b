import { adminPaths } from "@site/contract/admin-paths";
import { lazy, type ReactNode, Suspense, useMemo } from "react";
import { matchPath, Navigate, useLocation } from "react-router-dom";
import { getHome, mayOpen } from "../areas/areas.ts";
import { type OwnScreens, OwnScreensContext } from "../session/own-screens.ts";
import { useSignedIn } from "../session/use-role.ts";
import { LoadingScreen } from "./loading.tsx";
import { PlaceLinks } from "./place-links.tsx";

const NoPermission = lazy(async () => ({ default: (await import("./no-permission.tsx")).NoPermissionScreen }));

/** Shows a screen, and the links to those beside it, to the roles that have it. Where the role cannot be read, the screen shows its own failure. */
export function Permitted({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const { data: user, isPending } = useSignedIn();
  const role = user?.role;
  const own = useMemo<OwnScreens | undefined>(() => role && { mayOpen: (address) => mayOpen(role, address) }, [role]);
  if (isPending) return <LoadingScreen />;
  if (!role || !own) return children;
  if (own.mayOpen(pathname))
    return (
      <OwnScreensContext value={own}>
        <PlaceLinks role={role} />
        {children}
      </OwnScreensContext>
    );
  if (matchPath(adminPaths.home, pathname)) return <Navigate to={getHome(role)} replace />;
  return (
    <Suspense fallback={<LoadingScreen />}>
      <NoPermission role={role} />
    </Suspense>
  );
}
