import { calendarTexts } from "@site/contract/becayis/papers/calendar/labels";
import { useEffect, useId, useRef, useState } from "react";
import { trpc } from "../../../framework/browser.ts";
import { useToast } from "../../../shared/ui/toast.tsx";
import member from "../../member/member.module.css";
import { useAction } from "../../member/use-action.ts";
import styles from "./feed-part.module.css";

/**
 * Creates, renews and revokes the private calendar address.
 * @param createdAt the day on which the present address was created; null if there is none
 */
export function FeedPart({ createdAt }: { createdAt: string | null }) {
  const titleId = useId();
  const { becayis, client } = trpc.useUtils();
  const { isBusy, run } = useAction(calendarTexts.feedFailed);
  const [url, setUrl] = useState<string>();
  const refresh = () => becayis.calendar.invalidate();

  const make = () =>
    void run(async () => {
      const made = await client.becayis.calendar.makeFeed.mutate();
      setUrl(made.url);
      return made;
    }, refresh);
  const revoke = () =>
    void run(async () => {
      const revoked = await client.becayis.calendar.revokeFeed.mutate();
      setUrl(undefined);
      return revoked;
    }, refresh);

  return (
    <section className={member.callout} aria-labelledby={titleId}>
      <h3 id={titleId}>Takviminize abone olun</h3>
      <p>
        {createdAt
          ? `${createdAt} günü bir takvim adresi aldınız. Adres yalnızca alındığında gösterilir; yenisi eskisini geçersiz kılar.`
          : "Size özel bir adresle dönemler telefonunuzun ya da bilgisayarınızın takviminde kendiliğinden görünür ve değişir."}
      </p>
      <p className={member.soft}>{calendarTexts.feedEnds}</p>
      {url && <Address url={url} />}
      <div className="row">
        <button type="button" className="button" disabled={isBusy} onClick={make}>
          {createdAt ? "Adresi Yenile" : "Takvim Adresi Al"}
        </button>
        {createdAt && (
          <button type="button" className={`button ${member.danger}`} disabled={isBusy} onClick={revoke}>
            Adresi İptal Et
          </button>
        )}
      </div>
    </section>
  );
}

function Address({ url }: { url: string }) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const showToast = useToast();
  useEffect(() => field.current?.select(), []);

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(url);
      showToast({ kind: "success", message: "Takvim adresi kopyalandı." });
    } catch {
      field.current?.select();
      showToast({ kind: "error", message: "Adres kopyalanamadı; seçili metni kendiniz kopyalayın." });
    }
  }

  return (
    <div className={styles.address}>
      <label htmlFor={id}>Takvim adresiniz</label>
      <input id={id} ref={field} value={url} readOnly aria-describedby={`${id}-note`} />
      <p id={`${id}-note`} className={member.soft}>
        Takvim uygulamanızda “URL ile abone ol” bölümüne yapıştırın. Adresi bilen, dönemlerinizi görür; kimseyle
        paylaşmayın.
      </p>
      <div className="row">
        <button type="button" className="button" onClick={() => void copy()}>
          Kopyala
        </button>
        <a className="button" href={url.replace(/^https?:/, "webcal:")}>
          Takvimde Aç
        </a>
      </div>
    </div>
  );
}
