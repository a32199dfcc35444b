import { lazyPart, useShell, useStaticContent } from "../framework/browser.ts";
import { lateContent } from "../shared/ui/late-content.tsx";
import styles from "./footer.module.css";
// The server renders the columns into every page, while the browser loads their code on demand.
import "../features/follow/follow-form.module.css";
import "../shared/ui/social-links.module.css";

/** Loaded on demand: browsers show the server's HTML until the settings change. */
const Columns = import.meta.env.SSR
  ? (await import("./footer/footer-columns.tsx")).default
  : lazyPart(() => import("./footer/footer-columns.tsx"));

export function Footer() {
  const shell = useShell();
  return (
    <footer
      className={`defer-layout ${styles.footer}`}
      {...useStaticContent([shell], lateContent(<Columns shell={shell} />))}
    />
  );
}
