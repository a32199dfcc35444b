import { formatDate } from "@site/browser/format-date";
import { verdictLabels } from "@site/contract/becayis/labels";
import type { EligibilityNote } from "@site/contract/becayis/swaps/matching/schema";
import { Badge, type Tone } from "../badges/badge.tsx";
import styles from "./eligibility-notes.module.css";

const tones: Record<EligibilityNote["verdict"], Tone> = { ok: "good", warn: "fair", stop: "bad" };

/** Lists the rules that apply to a swap, most serious first, each with its source. */
export function EligibilityNotes({ notes }: { notes: EligibilityNote[] }) {
  if (notes.length === 0) return null;
  const open = notes.filter(({ verdict }) => verdict !== "ok").length;
  return (
    <details className={styles.notes}>
      <summary>Kurallar ne diyor?{open > 0 && ` (${open} konuya dikkat)`}</summary>
      <ul>
        {notes.map(({ rule, verdict, text, source, sourceDate }) => (
          <li key={rule}>
            <Badge text={verdictLabels[verdict]} tone={tones[verdict]} />
            <p>{text}</p>
            <small>
              Kaynak: {source}, {formatDate(sourceDate)}
            </small>
          </li>
        ))}
      </ul>
    </details>
  );
}
