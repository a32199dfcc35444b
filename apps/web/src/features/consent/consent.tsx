import { lazy, Suspense, useEffect, useState } from "react";
import { useShell } from "../../shared/hooks/use-shell.tsx";
import { ErrorBoundary } from "../../shared/ui/error-boundary.tsx";

const ConsentManager = lazy(() => import("./consent-manager.tsx"));

/** True where the site has something a visitor may refuse. */
function useIsAsked(): boolean {
  const { settings } = useShell();
  return settings.google_analytics_id !== "" || settings.ads_client_id !== "";
}

/** Asks before analytics and ads, and loads what was agreed to. Where neither is configured nothing of it is downloaded. */
export function Consent() {
  const isAsked = useIsAsked();
  const [isShown, setShown] = useState(false);
  useEffect(() => setShown(isAsked), [isAsked]);
  return (
    isShown && (
      <ErrorBoundary fallback={() => null}>
        <Suspense>
          <ConsentManager />
        </Suspense>
      </ErrorBoundary>
    )
  );
}

/** The entry of a list that opens the question again, to look at the answer or change it. The manager hears it. */
export function ConsentItem({ className }: { className?: string | undefined }) {
  const isAsked = useIsAsked();
  return (
    isAsked && (
      <li>
        <button type="button" className={className} data-opens-consent>
          Çerez tercihleri
        </button>
      </li>
    )
  );
}
