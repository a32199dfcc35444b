import { paths } from "@site/contract/paths";
import styles from "../../member/member.module.css";
import { ResultReport } from "./result-report.tsx";

/** Shows the steps after all have accepted a match or ring: the petition and the report of its result. */
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
