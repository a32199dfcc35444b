import { lazy, Suspense, useEffect, useState } from "react";
import { useShell } from "../../shared/hooks/use-shell.tsx";
import { ErrorBoundary } from "../../shared/ui/error-boundary.tsx";

const ConsentManager = lazy(() => import("./consent-manager.tsx"));

/** Returns true if the site uses something that needs consent. */
function useNeedsConsent(): boolean {
  const { settings } = useShell();
  return settings.google_analytics_id !== "" || settings.ads_client_id !== "";
}

/** Asks for consent to analytics and ads, and loads them afterwards. Downloads nothing if neither is configured. */
export function Consent() {
  const needsConsent = useNeedsConsent();
  const [isShown, setShown] = useState(false);
  useEffect(() => setShown(needsConsent), [needsConsent]);
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

/** Renders the list item that opens the question again; the consent manager handles its event. */
export function ConsentItem({ className }: { className?: string | undefined }) {
  const needsConsent = useNeedsConsent();
  return (
    needsConsent && (
      <li>
        <button type="button" className={className} data-opens-consent>
          Çerez tercihleri
        </button>
      </li>
    )
  );
}
