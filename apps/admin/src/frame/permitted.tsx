import { adminPaths } from "@site/contract/admin-paths";
import { lazy, type ReactNode, Suspense, useMemo } from "react";
import { matchPath, Navigate, useLocation } from "react-router-dom";
import { areas, getHome, listLinks, mayOpen } from "../areas/areas.ts";
import { type OwnScreens, OwnScreensContext } from "../session/own-screens.ts";
import { useSignedIn } from "../session/use-role.ts";
import { LoadingScreen } from "./loading.tsx";

const NoPermission = lazy(async () => ({ default: (await import("./no-permission.tsx")).NoPermissionScreen }));

/** Shows a screen to the roles that have it. Where the role cannot be read, the screen shows its own failure. */
export function Permitted({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const { data: user, isPending } = useSignedIn();
  const role = user?.role;
  const own = useMemo<OwnScreens | undefined>(
    () =>
      role && {
        mayOpen: (address) => mayOpen(role, address),
        links: areas.flatMap((area) => listLinks(area, role).map(({ label, to }) => ({ label, to, area: area.label }))),
      },
    [role],
  );
  if (isPending) return <LoadingScreen />;
  if (!role || !own) return children;
  if (own.mayOpen(pathname)) return <OwnScreensContext value={own}>{children}</OwnScreensContext>;
  if (matchPath(adminPaths.home, pathname)) return <Navigate to={getHome(role)} replace />;
  return (
    <Suspense fallback={<LoadingScreen />}>
      <NoPermission role={role} />
    </Suspense>
  );
}
