import { useEffect, useRef } from "react";
import type { Choice } from "./choice.ts";
import styles from "./consent-banner.module.css";

interface Props {
  choice: Choice | undefined;
  hasAnalytics: boolean;
  hasAds: boolean;
  /** True if the visitor opened the banner, which then receives the focus. */
  isAskedFor: boolean;
  onAnswer: (choice: Choice) => void;
  onClose: () => void;
}

const answers = { accepted: "kabul ettiniz", refused: "reddettiniz" } as const;

/** Shows the consent question at the bottom of the window. The two answers look alike and take one press each. */
export function ConsentBanner({ choice, hasAnalytics, hasAds, isAskedFor, onAnswer, onClose }: Props) {
  const banner = useRef<HTMLElement>(null);
  const purpose = [hasAnalytics && "ziyaretleri ölçmek", hasAds && "reklam göstermek"].filter(Boolean).join(" ve ");

  useEffect(() => {
    if (isAskedFor) banner.current?.focus({ preventScroll: true });
  }, [isAskedFor]);

  return (
    <section
      ref={banner}
      tabIndex={-1}
      className={`${styles.banner} no-print`}
      aria-label="Çerez tercihleri"
      data-consent
    >
      <div className={`page ${styles.columns}`}>
        <p>
          İzin verirseniz {purpose} için Google’ın çerezleri kullanılır. Reddederseniz hiçbiri yüklenmez, site aynen
          çalışır. {choice && <strong>Şu an {answers[choice]}. </strong>}
          <a href="/cerez-politikasi">Çerez Politikası</a>
        </p>
        <div className={styles.actions}>
          {choice && (
            <button type="button" className="button" onClick={onClose}>
              Kapat
            </button>
          )}
          <button type="button" className="button" onClick={() => onAnswer("refused")}>
            Reddet
          </button>
          <button type="button" className="button" onClick={() => onAnswer("accepted")}>
            Kabul Et
          </button>
        </div>
      </div>
    </section>
  );
}
