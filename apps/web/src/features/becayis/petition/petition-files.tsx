import { petitionFilePath } from "@site/contract/becayis/papers/petitions/files";
import { petitionTexts } from "@site/contract/becayis/papers/petitions/labels";
import type { PetitionFormat, PetitionKind } from "@site/contract/becayis/papers/petitions/schema";
import { type MouseEvent, useState } from "react";
import { trpc } from "../../../framework/browser.ts";
import { useToast } from "../../../shared/ui/toast.tsx";
import styles from "../../member/member.module.css";

const ASK_EVERY_MS = 2_000;

interface Props {
  kind: PetitionKind;
  id: number;
  /** True if the form has unsaved changes, which the files do not contain. */
  isUnsaved: boolean;
}

/** Downloads the petition as PDF or DOCX with the progress of the file, or prints it. */
export function PetitionFiles({ kind, id, isUnsaved }: Props) {
  const { client } = trpc.useUtils();
  const showToast = useToast();
  /** The number of files in the queue before the requested one; undefined while none is requested. */
  const [before, setBefore] = useState<number>();

  async function download(event: MouseEvent<HTMLAnchorElement>, format: PetitionFormat): Promise<void> {
    event.preventDefault();
    if (before !== undefined) return;
    setBefore(0);
    const ask = async () => {
      const place = await client.becayis.petitions.queue.query().catch(() => undefined); // the download shows errors
      setBefore((known) => (known === undefined ? known : (place?.filesBefore ?? 0)));
    };
    const asking = setInterval(ask, ASK_EVERY_MS);
    try {
      void ask();
      await downloadFile(petitionFilePath(kind, id, format), `${petitionTexts.fileName}.${format}`);
      showToast({ kind: "success", message: petitionTexts.ready });
    } catch (error) {
      showToast({ kind: "error", message: error instanceof Error ? error.message : petitionTexts.fileFailed });
    } finally {
      clearInterval(asking);
      setBefore(undefined);
    }
  }

  const link = (format: PetitionFormat, className: string, label: string) => (
    <a
      href={petitionFilePath(kind, id, format)}
      className={className}
      aria-disabled={before !== undefined}
      onClick={(event) => void download(event, format)}
      download
    >
      {label}
    </a>
  );
  return (
    <div className={`${styles.stack} no-print`}>
      <div className="row">
        {link("pdf", "button primary", "PDF indir")}
        {link("docx", "button", "Word (DOCX) indir")}
        <button type="button" className="button" onClick={() => print()}>
          Yazdır
        </button>
      </div>
      <p role="status" className={styles.soft}>
        {before === undefined ? getNote(isUnsaved) : getProgress(before)}
      </p>
    </div>
  );
}

function getProgress(before: number): string {
  return before === 0 ? petitionTexts.preparing : petitionTexts.waiting(before);
}

function getNote(isUnsaved: boolean): string {
  return isUnsaved
    ? "Kaydedilmemiş değişiklikleriniz var: indirilen dosyalarda son kaydettiğiniz metin bulunur."
    : "Dosyalar siz istediğinizde hazırlanır, sunucuda saklanmaz.";
}

/**
 * Downloads a file.
 * @throws an error with a message that can be shown
 */
async function downloadFile(address: string, name: string): Promise<void> {
  const answer = await fetch(address).catch(() => undefined);
  if (!answer?.ok) throw new Error((await readMessage(answer)) ?? petitionTexts.fileFailed);
  const url = URL.createObjectURL(await answer.blob());
  const link = Object.assign(document.createElement("a"), { href: url, download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 60_000); // browsers read it after the click
}

async function readMessage(answer: Response | undefined): Promise<string | undefined> {
  const body: unknown = await answer?.json().catch(() => undefined);
  const isError = typeof body === "object" && body !== null && "message" in body;
  return isError && typeof body.message === "string" ? body.message : undefined;
}
