import { useEffect, useRef, useState } from "react";
import { formatMoment } from "../../../shared/text/format-moment.ts";
import { ClaimForm } from "./claim-form.tsx";
import styles from "./registration-question.module.css";
import type { RegistrationQuestion as Question } from "./use-verification.ts";

interface Props {
  question: Question;
  /** The value from the mailed link. */
  link: string;
  onConfirm: () => void;
  /** @param message the server's message after the owner has claimed the address */
  onClaimed: (message: string) => void;
}

/**
 * Asks a person who opened the link in another browser whether they made the registration, because somebody else may
 * have entered their address.
 */
export function RegistrationQuestion({
  question: { registeredAs, registeredAt, device },
  link,
  onConfirm,
  onClaimed,
}: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [isClaiming, setClaiming] = useState(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each step moves the focus to its heading
  useEffect(() => heading.current?.focus(), [isClaiming]);

  return (
    <div className={styles.question}>
      <h2 ref={heading} tabIndex={-1}>
        {isClaiming ? "Hesabınızın bilgileri" : "Bu hesabı siz mi açtınız?"}
      </h2>
      {isClaiming ? (
        <ClaimForm link={link} onClaimed={onClaimed} onCancel={() => setClaiming(false)} />
      ) : (
        <>
          <p>Bu bağlantı, kaydın yapıldığından başka bir tarayıcıda açıldı. E-posta adresinizle şu kayıt yapılmış:</p>
          <dl className={styles.facts}>
            <div>
              <dt>Ad</dt>
              <dd>{registeredAs}</dd>
            </div>
            <div>
              <dt>Zaman</dt>
              <dd>{formatMoment(registeredAt)}</dd>
            </div>
            <div>
              <dt>Cihaz</dt>
              <dd>{device}</dd>
            </div>
          </dl>
          <div className={styles.answers}>
            <button type="button" className="button primary" onClick={onConfirm}>
              Bu hesabı ben açtım
            </button>
            <button type="button" className="button" onClick={() => setClaiming(true)}>
              Ben açmadım, şifremi kendim belirleyeceğim
            </button>
          </div>
          <p className="soft">
            Emin değilseniz ikincisini seçin: adresinizle açılan hesaptan geriye hiçbir şey kalmaz. Hesap istemiyorsanız
            bu sayfayı kapatmanız yeter.
          </p>
        </>
      )}
    </div>
  );
}
