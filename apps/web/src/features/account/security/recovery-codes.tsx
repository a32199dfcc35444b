import { twoStepTexts } from "@site/contract/identity/second-factor/labels";
import styles from "../../member/member.module.css";
import own from "./recovery-codes.module.css";

/** Shows the recovery codes; the server does not send them again. */
export function RecoveryCodes({ codes, onDone }: { codes: string[]; onDone: () => void }) {
  return (
    <div className={styles.notice}>
      <p>
        <strong>Kurtarma kodlarınız.</strong> Her biri bir kez kullanılabilir ve bir daha gösterilmez; güvenli bir yerde
        saklayın.
      </p>
      <ul className={own.codes} aria-label={twoStepTexts.codes}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <button type="button" className="button" onClick={onDone}>
        {twoStepTexts.kept}
      </button>
    </div>
  );
}
