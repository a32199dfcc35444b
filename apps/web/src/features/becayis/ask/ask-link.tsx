import { askAddress, type Question } from "@site/contract/becayis/board/ask/address";
import type { ReactNode } from "react";
import styles from "./ask-link.module.css";

interface Props {
  question?: Partial<Question>;
  beside?: ReactNode;
  children: ReactNode;
}

/**
 * Leads to the board's question, which is answered at once if the page knows all of it.
 * @param beside another way, as a button
 * @param children for whom it is filled in
 */
export function AskLink({ question, beside, children }: Props) {
  return (
    <div className={styles.ask}>
      <a href={askAddress(question ?? {})} className="button primary">
        Eşleşme var mı?
      </a>
      {beside}
      <p>{children}</p>
    </div>
  );
}
