import { Center, Loader } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { Suspense, useEffect } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { Frame } from "../../features/admin-frame/frame.tsx";
import { forgetDrafts } from "../../features/admin-posts/editor/post-draft.ts";
import { loginStateFor } from "../../features/admin-session/return-address.ts";
import { paths } from "../../paths.ts";
import { useHasToken } from "../../shared/hooks/use-has-token.ts";
import { adminToken } from "../../shared/lib/admin-token.ts";
import { useTrpc } from "../../shared/lib/trpc.tsx";
import { ErrorBoundary } from "../../shared/ui/error-boundary.tsx";
import { PageFailed } from "../../shared/ui/page-failed.tsx";
import { screenOf } from "./screens.tsx";

const USER_STALE_MS = 5 * 60_000;

/** The screens behind the sign-in. Without a session the person is asked to sign in and brought back here. */
export function SignedInArea() {
  const location = useLocation();
  const navigate = useNavigate();
  const hasSession = useHasToken(adminToken);

  useEffect(() => {
    if (!hasSession) void navigate(paths.admin.login, { replace: true, state: loginStateFor(location) });
  }, [hasSession, location, navigate]);

  return hasSession && <FramedScreen pathname={location.pathname} />;
}

function FramedScreen({ pathname }: { pathname: string }) {
  const trpc = useTrpc();
  const { data: user } = useQuery(trpc.admin.session.me.queryOptions(undefined, { staleTime: USER_STALE_MS }));

  /** The session ends here even where the server cannot be told; a new document forgets all that was read. */
  async function logOut(): Promise<void> {
    await trpc.client.admin.session.logout.mutate().catch(() => undefined);
    forgetDrafts();
    adminToken.forget();
    window.location.replace(paths.admin.login);
  }

  return (
    <Frame user={user} onLogout={logOut}>
      <ErrorBoundary key={pathname} fallback={() => <PageFailed onRetry={() => window.location.reload()} />}>
        <Suspense
          fallback={
            <Center mih="40vh">
              <Loader aria-label="Yükleniyor" />
            </Center>
          }
        >
          {screenOf(pathname)}
        </Suspense>
      </ErrorBoundary>
    </Frame>
  );
}
