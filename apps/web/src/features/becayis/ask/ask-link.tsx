import { askAddress, type Question } from "@site/contract/becayis/ask/address";
import type { ReactNode } from "react";
import styles from "./ask-link.module.css";

/**
 * Leads to the board's question, which is answered at once if the page knows all of it.
 * @param children for whom it is filled in
 */
export function AskLink({ question, children }: { question?: Partial<Question>; children: ReactNode }) {
  return (
    <div className={styles.ask}>
      <a href={askAddress(question ?? {})} className="button primary">
        Eşleşme var mı?
      </a>
      <p>{children}</p>
    </div>
  );
}
