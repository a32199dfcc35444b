import { useMemo } from "react";
import { textChanges } from "./text-changes.ts";
import styles from "./text-diff.module.css";

const elements = { same: "span", removed: "del", added: "ins" } as const;

/**
 * Shows two texts as one. Words that are only in the first are struck out, those that are only in the second
 * underlined.
 */
export function TextDiff({ before, after }: { before: string; after: string }) {
  const changes = useMemo(() => textChanges(before, after), [before, after]);
  return (
    <div className={styles.diff}>
      {changes.map(({ kind, text }, index) => {
        const Element = elements[kind];
        const key = `${index}`; // the list is rebuilt when a text changes
        return <Element key={key}>{text}</Element>;
      })}
    </div>
  );
}
