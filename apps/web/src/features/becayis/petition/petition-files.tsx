import { petitionFilePath } from "@site/contract/becayis/petition/files";
import type { PetitionKind } from "@site/contract/becayis/petition/schema";
import styles from "../../member/member.module.css";

interface Props {
  kind: PetitionKind;
  id: number;
  /** The files hold what was saved last. */
  isUnsaved: boolean;
}

/** Offers the petition as PDF, as DOCX and on paper. */
export function PetitionFiles({ kind, id, isUnsaved }: Props) {
  return (
    <div className={`${styles.stack} no-print`}>
      <div className={styles.buttons}>
        <a href={petitionFilePath(kind, id, "pdf")} className="button primary" download>
          PDF indir
        </a>
        <a href={petitionFilePath(kind, id, "docx")} className="button" download>
          Word (DOCX) indir
        </a>
        <button type="button" className="button" onClick={() => print()}>
          Yazdır
        </button>
      </div>
      <p role="status" className={styles.soft}>
        {isUnsaved
          ? "Kaydedilmemiş değişiklikleriniz var: indirilen dosyalarda son kaydettiğiniz metin bulunur."
          : "Dosyalar siz istediğinizde hazırlanır, sunucuda saklanmaz."}
      </p>
    </div>
  );
}
