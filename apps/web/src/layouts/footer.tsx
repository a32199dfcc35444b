import { Suspense } from "react";
import { lazyPart, useShell, useStaticContent } from "../framework/browser.ts";
import { ErrorBoundary } from "../shared/ui/error-boundary.tsx";
import styles from "./footer.module.css";
// The server renders the columns into every page, while the browser loads their code on demand.
import "../shared/ui/social-links.module.css";

/** Loaded on demand: browsers show the server's HTML until the settings change. */
const Columns = import.meta.env.SSR
  ? (await import("./footer/footer-columns.tsx")).default
  : lazyPart(() => import("./footer/footer-columns.tsx"));

export function Footer() {
  const shell = useShell();
  const columns = (
    <ErrorBoundary fallback={() => null}>
      <Suspense>
        <Columns shell={shell} />
      </Suspense>
    </ErrorBoundary>
  );
  return <footer className={`defer-layout ${styles.footer}`} {...useStaticContent([shell], columns)} />;
}
