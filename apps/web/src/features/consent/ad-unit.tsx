import { useEffect } from "react";
import { createPortal } from "react-dom";
import { AD_SLOT_ID } from "./ad-slot.tsx";
import styles from "./ad-unit.module.css";

/** Shows one ad below the content; it has no height until it is filled. */
export function AdUnit({ client, slot }: { client: string; slot: string }) {
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
