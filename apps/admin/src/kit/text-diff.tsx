import { diffWordsWithSpace } from "diff";
import { useMemo } from "react";
import styles from "./text-diff.module.css";

/** Shows two texts as one: words of the first that are gone are struck out, words of the second are underlined. */
export function TextDiff({ before, after }: { before: string; after: string }) {
  const parts = useMemo(() => diffWordsWithSpace(before, after), [before, after]);
  return (
    <div className={styles.diff}>
      {parts.map(({ value, added, removed }, index) => {
        const key = `${index}`; // the list is made anew whenever a text changes
        if (added) return <ins key={key}>{value}</ins>;
        if (removed) return <del key={key}>{value}</del>;
        return <span key={key}>{value}</span>;
      })}
    </div>
  );
}
