import { formatDate } from "@site/browser/format-date";
import { staffTexts } from "@site/contract/becayis/papers/staff/labels";
import type { StaffState } from "@site/contract/becayis/papers/staff/schema";
import { useId, useState } from "react";
import { trpc } from "../../../framework/browser.ts";
import { FileButton, readAsDataUrl } from "../../../shared/forms/fields/file-button.tsx";
import { toFormError } from "../../../shared/forms/to-form-error.ts";
import { useToast } from "../../../shared/ui/toast.tsx";
import member from "../../member/member.module.css";
import { useAction } from "../../member/use-action.ts";

/** The server's limit (packages/contract/src/becayis/papers/staff/schema.ts), checked before uploading. */
const MAX_BYTES = 5 * 1024 * 1024;

/** Uploads a document that proves where the member works, or shows the one under review. */
export function DocumentPart({ document }: { document: StaffState["document"] }) {
  const { becayis, client } = trpc.useUtils();
  const { isBusy, run } = useAction(staffTexts.documentFailed);
  const titleId = useId();
  return (
    <section className={member.callout} aria-labelledby={titleId}>
      <h3 id={titleId}>Kurum e-postanız yoksa: belge gönderin</h3>
      {document ? (
        <>
          <p>
            {formatDate(document.sentAt)} günü gönderdiğiniz belge inceleniyor. Sonucu size bildireceğiz; dosya kararla
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
  const { becayis, client } = trpc.useUtils();
  const showToast = useToast();
  const [isBusy, setBusy] = useState(false);
  const [errorText, setErrorText] = useState<string>();

  async function send(file: File): Promise<void> {
    if (file.size > MAX_BYTES) return setErrorText(staffTexts.documentTooLarge);
    setBusy(true);
    setErrorText(undefined);
    try {
      const { message } = await client.becayis.staff.sendDocument.mutate({ file: await readAsDataUrl(file) });
      await becayis.staff.invalidate();
      showToast({ kind: "success", message });
    } catch (error) {
      const { fields, message } = toFormError(error, staffTexts.documentFailed);
      setErrorText(fields?.file ?? message);
    } finally {
      setBusy(false);
    }
  }

  return (
    <FileButton
      label="Belge Seç ve Gönder"
      fieldLabel="Belge seç ve gönder"
      busyLabel="Gönderiliyor…"
      isBusy={isBusy}
      accept="application/pdf,image/jpeg,image/png"
      note="PDF, JPEG ya da PNG; en fazla 5 MB."
      errorText={errorText}
      onChoose={send}
    />
  );
}
