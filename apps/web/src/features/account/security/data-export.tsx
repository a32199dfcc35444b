import { formatDate } from "@site/browser/format-date";
import { useState } from "react";
import { trpc } from "../../../framework/browser.ts";
import { formatMoment } from "../../../shared/text/format-moment.ts";
import { useToast } from "../../../shared/ui/toast.tsx";
import styles from "../../member/member.module.css";
import { PartState } from "../../member/part-state.tsx";
import { ConfirmForm } from "./confirm-form.tsx";

const POLL_INTERVAL_MS = 3_000;

/** Requests and downloads copies of the member's own data: a readable page and JSON in a zip file. */
export function DataExport() {
  const utils = trpc.useUtils();
  const showToast = useToast();
  const [isConfirming, setConfirming] = useState(false);
  const query = trpc.user.dataExports.list.useQuery(undefined, {
    refetchInterval: ({ state }) => state.data?.some(({ status }) => status === "preparing") && POLL_INTERVAL_MS,
  });

  async function request(password: string): Promise<void> {
    const { message } = await utils.client.user.dataExports.request.mutate({ password });
    await utils.user.dataExports.invalidate();
    showToast({ kind: "success", message });
    setConfirming(false);
  }

  return (
    <section className={styles.card} aria-labelledby="verilerim">
      <h2 id="verilerim">Verilerim</h2>
      <p className={styles.soft}>
        Hesabınızla ilgili sakladığımız her şeyin bir kopyasını indirebilirsiniz: okunabilir bir sayfa ve JSON dosyası,
        tek bir zip içinde.
      </p>
      <PartState query={query} failed="Hazırlanan kopyalar alınamadı." />
      <ul className={styles.rows} aria-live="polite">
        {query.data?.map(({ id, createdAt, expiresAt, downloadUrl }) => (
          <li key={id}>
            <span className={styles.row}>
              {formatMoment(createdAt)}{" "}
              {downloadUrl === null ? "· Hazırlanıyor…" : `· ${formatDate(expiresAt)} tarihine kadar`}
            </span>
            {downloadUrl !== null && (
              <a href={downloadUrl} className="button" download>
                İndir
              </a>
            )}
          </li>
        ))}
      </ul>
      {isConfirming ? (
        <ConfirmForm onConfirm={request} onCancel={() => setConfirming(false)} action="Devam Et" />
      ) : (
        <div className="row">
          <button type="button" className="button" onClick={() => setConfirming(true)}>
            Verilerimi İndir
          </button>
        </div>
      )}
    </section>
  );
}
