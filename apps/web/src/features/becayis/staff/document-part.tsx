import { formatDate } from "@site/browser/format-date";
import { staffTexts } from "@site/contract/becayis/staff/labels";
import type { StaffState } from "@site/contract/becayis/staff/schema";
import { type ChangeEvent, useId, useState } from "react";
import { useTrpc } from "../../../framework/browser.ts";
import { toFormError } from "../../../shared/forms/to-form-error.ts";
import { useToast } from "../../../shared/ui/toast.tsx";
import member from "../../member/member.module.css";
import { useAction } from "../../member/use-action.ts";
import styles from "./document-part.module.css";

/** The server's limit (packages/contract/src/becayis/staff/schema.ts), checked before uploading. */
const MAX_BYTES = 5 * 1024 * 1024;

/** Sends a document that shows where the member works, or shows the one that waits. */
export function DocumentPart({ document }: { document: StaffState["document"] }) {
  const { becayis, client } = useTrpc();
  const { isBusy, run } = useAction(staffTexts.documentFailed);
  const titleId = useId();
  return (
    <section className={member.notice} aria-labelledby={titleId}>
      <h3 id={titleId}>Kurum e-postanız yoksa: belge gönderin</h3>
      {document ? (
        <>
          <p>
            {formatDate(document.sent_at)} günü gönderdiğiniz belge inceleniyor. Sonucu size bildireceğiz; dosya kararla
            birlikte silinir.
          </p>
          <button
            type="button"
            className="button"
            disabled={isBusy}
            onClick={() =>
              void run(
                () => client.becayis.staff.withdrawDocument.mutate(),
                () => becayis.staff.invalidate(),
              )
            }
          >
            Belgeyi Geri Al
          </button>
        </>
      ) : (
        <>
          <p>
            Kurumunuzun, adınızın ve görevinizin göründüğü bir belgeyi (örneğin e-Devlet hizmet belgesi) site yöneticisi
            inceler. T.C. kimlik numaranızı, sicilinizi, imzanızı ve maaşınızı göndermeden önce karalayın. Dosya,
            kararla birlikte silinir ve hiçbir yedeğe girmez.
          </p>
          <Upload />
        </>
      )}
    </section>
  );
}

function Upload() {
  const id = useId();
  const { becayis, client } = useTrpc();
  const showToast = useToast();
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string>();

  async function send(file: File): Promise<void> {
    setBusy(true);
    setError(undefined);
    try {
      const { message } = await client.becayis.staff.sendDocument.mutate({ file: await readAsDataUrl(file) });
      await becayis.staff.invalidate();
      showToast({ kind: "success", message });
    } catch (caught) {
      const { fields, message } = toFormError(caught, staffTexts.documentFailed);
      setError(fields?.file ?? message);
    } finally {
      setBusy(false);
    }
  }

  async function choose({ target }: ChangeEvent<HTMLInputElement>): Promise<void> {
    const file = target.files?.[0];
    if (!file) return;
    if (file.size > MAX_BYTES) setError(staffTexts.documentTooLarge);
    else await send(file);
    target.value = ""; // allows choosing the same file again
  }

  return (
    <div className={styles.tools}>
      <label htmlFor={id} className={`button ${styles.pick}`} data-busy={isBusy}>
        {isBusy ? "Gönderiliyor…" : "Belge Seç ve Gönder"}
        <input
          id={id}
          type="file"
          accept="application/pdf,image/jpeg,image/png"
          className={styles.file}
          aria-label="Belge seç ve gönder"
          aria-describedby={`${id}-note ${id}-error`}
          aria-invalid={error !== undefined}
          disabled={isBusy}
          onChange={(event) => void choose(event)}
        />
      </label>
      <p id={`${id}-note`} className={member.soft}>
        PDF, JPEG ya da PNG; en fazla 5 MB.
      </p>
      <p id={`${id}-error`} role="alert" className={styles.error}>
        {error}
      </p>
    </div>
  );
}

function readAsDataUrl(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener("load", () => resolve(String(reader.result)));
    reader.addEventListener("error", () => reject(reader.error));
    reader.readAsDataURL(file);
  });
}
