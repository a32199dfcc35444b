import { type Missing, useHead } from "../../framework/browser.ts";
import styles from "./not-found.module.css";

/** Shows that an address does not exist, with a link to continue. The server answers such pages with 404. */
export function NotFound({ title, text, link }: Missing) {
  useHead({ title, description: text, isNotFound: true, noIndex: true });
  return (
    <div className={`page ${styles.screen}`}>
      <p className={styles.code} aria-hidden>
        404
      </p>
      <h1>{title}</h1>
      <p className={styles.text}>{text}</p>
      <a href={link.to} className="button">
        {link.label}
      </a>
    </div>
  );
}
