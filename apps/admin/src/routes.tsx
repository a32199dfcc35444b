import { adminPaths } from "@site/contract/admin-paths";
import type { ComponentType } from "react";
import type { RouteObject } from "react-router-dom";
import { areas, listAddresses } from "./areas/areas.ts";
import type { Area } from "./areas/screen.ts";
import { FailedArea, FailedScreen } from "./frame/failed.tsx";
import { LoadingCard, LoadingFrame } from "./frame/loading.tsx";
import { signOut } from "./session/sign-out.ts";

const lazily = (load: () => Promise<ComponentType>) => async () => ({ Component: await load() });

/** Returns the routes of an area's screens. */
function toRoutes({ screens }: Area): RouteObject[] {
  return screens.flatMap((screen) =>
    listAddresses(screen).map((path): RouteObject => {
      const lazy = lazily(screen.load);
      return path === adminPaths.home ? { index: true, lazy } : { path, lazy };
    }),
  );
}

/** Routes of all screens, each with its own chunk. */
export const routes: RouteObject[] = [
  {
    errorElement: <FailedArea />,
    hydrateFallbackElement: <LoadingCard />,
    children: [
      {
        path: adminPaths.login,
        lazy: lazily(async () => (await import("./screens/login.tsx")).LoginScreen),
        action: signOut,
      },
      {
        path: adminPaths.acceptInvitation,
        lazy: lazily(
          async () => (await import("./screens/administrators/accept-invitation.tsx")).AcceptInvitationScreen,
        ),
      },
      {
        path: adminPaths.home,
        hydrateFallbackElement: <LoadingFrame />,
        lazy: lazily(async () => (await import("./frame/signed-in-area.tsx")).SignedInArea),
        children: [
          {
            errorElement: <FailedScreen />,
            children: [
              ...areas.flatMap(toRoutes),
              { path: "*", lazy: lazily(async () => (await import("./kit/not-found.tsx")).NotFoundScreen) },
            ],
          },
        ],
      },
    ],
  },
];
