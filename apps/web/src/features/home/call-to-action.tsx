import { paths } from "@site/contract/paths";
import type { HomepageSection } from "@site/contract/site/homepage/schema";
import { useShell } from "../../framework/browser.ts";
import styles from "./call-to-action.module.css";

/** Links to the contact page and, if configured, to the GitHub profile. */
export function CallToAction({ section }: { section: HomepageSection }) {
  const { social_github } = useShell().settings;
  return (
    <section className={`page ${styles.call}`} aria-labelledby="cagri">
      {section.subtitle && <p className={styles.kicker}>{section.subtitle}</p>}
      <h2 id="cagri">{section.title}</h2>
      <p>{section.description}</p>
      <div className={styles.actions}>
        <a href={paths.staticPage("iletisim")} className="button primary">
          İletişime Geç
        </a>
        {social_github && (
          <a href={social_github} className="button" rel="me noopener">
            GitHub profili
          </a>
        )}
      </div>
    </section>
  );
}
