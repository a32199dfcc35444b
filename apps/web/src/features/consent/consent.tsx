import { Suspense, useEffect, useState } from "react";
import { lazyPart, useShell } from "../../framework/browser.ts";
import { ErrorBoundary } from "../../shared/ui/error-boundary.tsx";
import { needsConsent } from "./measured-pages.ts";

const ConsentManager = lazyPart(() => import("./consent-manager.tsx"));

/** Asks for consent to analytics and ads, and loads them afterwards. Downloads nothing if neither is configured. */
export function Consent() {
  const isNeeded = needsConsent(useShell().settings);
  const [isShown, setShown] = useState(false);
  useEffect(() => setShown(isNeeded), [isNeeded]);
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
  return (
    needsConsent(useShell().settings) && (
      <li>
        <button type="button" className={className} data-opens-consent>
          Çerez tercihleri
        </button>
      </li>
    )
  );
}
