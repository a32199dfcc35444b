import { lazyComponent } from "@site/browser/lazy-component";
import { useEffect, useState } from "react";
import { useShell } from "../../framework/browser.ts";
import { needsConsent } from "./measured-pages.ts";

const ConsentManager = lazyComponent(() => import("./consent-manager.tsx"), { failed: null });

/** Asks for consent to analytics and ads, and loads them afterwards. Downloads nothing if neither is configured. */
export function Consent() {
  const isNeeded = needsConsent(useShell().settings);
  const [isShown, setShown] = useState(false);
  useEffect(() => setShown(isNeeded), [isNeeded]);
  return isShown && <ConsentManager />;
}

/** Renders the footer item that opens the question again. The consent manager handles its click. */
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
