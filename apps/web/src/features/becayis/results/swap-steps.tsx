import { paths } from "@site/contract/paths";
import styles from "../../member/member.module.css";
import { ResultReport } from "./result-report.tsx";

/** Leads on from an acceptance: to the petition, and to what became of it. */
export function SwapSteps({ kind, id }: { kind: "match" | "ring"; id: number }) {
  return (
    <div className={styles.stack}>
      <div className="row">
        <a href={paths.petition(kind, id)} className="button">
          Dilekçe hazırla
        </a>
      </div>
      <ResultReport kind={kind} id={id} />
    </div>
  );
}
