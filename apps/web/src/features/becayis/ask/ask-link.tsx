import { askAddress, type Question } from "@site/contract/becayis/board/ask/address";
import type { ReactNode } from "react";
import styles from "./ask-link.module.css";

interface Props {
  question?: Partial<Question>;
  beside?: ReactNode;
  children: ReactNode;
}

/**
 * Links to the question of the board. A question without gaps is answered immediately.
 * @param question what the page knows of it
 * @param beside a second button
 * @param children a sentence that explains the link
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
