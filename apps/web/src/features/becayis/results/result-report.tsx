import { formatDate } from "@site/browser/format-date";
import { outcomeLabels, refusalLabels, resultTexts } from "@site/contract/becayis/swaps/results/labels";
import type { SwapResult } from "@site/contract/becayis/swaps/results/schema";
import { useId, useState } from "react";
import { trpc } from "../../../framework/browser.ts";
import styles from "../../member/member.module.css";
import { ResultForm } from "./result-form.tsx";
import own from "./result-report.module.css";

/** Shows what the member reported for a match or ring, and the form to report it. */
export function ResultReport({ kind, id }: { kind: "match" | "ring"; id: number }) {
  const headingId = useId();
  const [isOpen, setOpen] = useState(false);
  const query = trpc.becayis.results.mine.useQuery(undefined, { staleTime: 0 });
  const result = query.data?.find((each) => each.kind === kind && each.id === id);
  const canReport = query.data !== undefined && result?.outcome !== "approved";

  return (
    <section className={own.report} aria-labelledby={headingId}>
      <strong id={headingId}>{resultTexts.title}</strong>
      {result ? <ResultFacts result={result} /> : <p className={styles.soft}>{resultTexts.hint}</p>}
      {canReport && !isOpen && (
        <button type="button" className="button" onClick={() => setOpen(true)}>
          {result ? "Sonucu güncelle" : "Sonucu bildir"}
        </button>
      )}
      {canReport && isOpen && <ResultForm kind={kind} id={id} onClose={() => setOpen(false)} />}
    </section>
  );
}

function ResultFacts({ result: { outcome, appliedOn, decidedOn, reason } }: { result: SwapResult }) {
  return (
    <p role="status">
      <span className={styles.badge} data-good={outcome === "applied" ? undefined : outcome === "approved"}>
        {outcomeLabels[outcome]}
      </span>{" "}
      {formatDate(decidedOn ?? appliedOn)}
      {reason && ` · ${refusalLabels[reason]}`}
    </p>
  );
}
