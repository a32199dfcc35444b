import { adminToken } from "@site/browser/admin-token";
import { useEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { useLocation } from "react-router-dom";
import { useShell } from "../../framework/browser.ts";
import { AD_SLOT_ID } from "./ad-slot.tsx";
import styles from "./ad-unit.module.css";
import { type Choice, readChoice, storeChoice, watchChoice } from "./choice.ts";
import { ConsentBanner } from "./consent-banner.tsx";
import { isMeasuredPage } from "./measured-pages.ts";
import { hasLoadedScripts, loadAds, loadAnalytics, removeGoogleCookies } from "./third-parties.ts";

/**
 * Returns whether the content security policy of the document allows the scripts. It belongs to the page that was
 * loaded first, and client-side navigation does not change it.
 */
function isMeasuredDocument(): boolean {
  const [navigation] = performance.getEntriesByType("navigation");
  return navigation !== undefined && isMeasuredPage(new URL(navigation.name).pathname);
}

/**
 * Asks for consent where needed, stores the answer, and loads the third-party scripts. Withdrawn consent reloads the
 * document without them.
 */
export default function ConsentManager() {
  const { google_analytics_id: analyticsId, ads_client_id, ads_slot_id: adSlot } = useShell().settings;
  const { pathname } = useLocation();
  const [choice, setChoice] = useState(readChoice);
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<Element | null>(null);
  const adClient = adminToken.read() === null ? ads_client_id : "";
  const isMeasured = isMeasuredPage(pathname);
  const mayLoad = choice === "accepted" && isMeasured && isMeasuredDocument();
  const needsAnswer = choice === undefined && isMeasured && (analyticsId !== "" || adClient !== "");

  useEffect(() => watchChoice(() => setChoice(readChoice())), []);

  useEffect(() => {
    if (choice === "refused") removeGoogleCookies();
  }, [choice]);

  useEffect(() => {
    const onClick = ({ target }: MouseEvent) => {
      const button = target instanceof Element ? target.closest("[data-opens-consent]") : null;
      if (!button) return;
      opener.current = button; // Safari does not focus a pressed button
      setOpen(true);
    };
    addEventListener("click", onClick);
    return () => removeEventListener("click", onClick);
  }, []);

  useEffect(() => {
    // Consent was withdrawn, or the new page must not be measured.
    if (!mayLoad && hasLoadedScripts()) location.reload();
    if (mayLoad && analyticsId) loadAnalytics(analyticsId, adClient !== "");
    if (mayLoad && adClient) loadAds(adClient);
  }, [mayLoad, analyticsId, adClient]);

  function close(): void {
    setOpen(false);
    if (opener.current instanceof HTMLElement) opener.current.focus({ preventScroll: true });
    opener.current = null;
  }

  function answer(given: Choice): void {
    storeChoice(given);
    setChoice(given);
    close();
  }

  return (
    <>
      {(needsAnswer || isOpen) && (
        <ConsentBanner
          choice={choice}
          hasAnalytics={analyticsId !== ""}
          hasAds={ads_client_id !== ""}
          isAskedFor={isOpen}
          onAnswer={answer}
          onClose={close}
        />
      )}
      {mayLoad && adClient && adSlot && <AdUnit key={pathname} client={adClient} slot={adSlot} />}
    </>
  );
}

/** Shows one ad below the content; it has no height until it is filled. */
function AdUnit({ client, slot }: { client: string; slot: string }) {
  useEffect(() => {
    window.adsbygoogle ??= [];
    window.adsbygoogle.push({});
  }, []);
  const container = document.getElementById(AD_SLOT_ID);
  if (!container) return null;
  return createPortal(
    <aside className={`page no-print ${styles.ad}`} aria-label="Reklam">
      <ins
        className={`adsbygoogle ${styles.unit}`}
        data-ad-client={client}
        data-ad-slot={slot}
        data-ad-format="auto"
        data-full-width-responsive="true"
      />
    </aside>,
    container,
  );
}
