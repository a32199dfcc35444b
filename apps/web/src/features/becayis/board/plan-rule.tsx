import styles from "./plan-rule.module.css";

/** Explains the rule by which the board's plan proposes swaps (api/src/features/becayis/swaps/planning/README.md). */
export function PlanRule() {
  return (
    <details className={styles.rule}>
      <summary>Öneriler nasıl seçiliyor?</summary>
      <p>
        Aynı kurum ve unvandaki bütün ilanlara birlikte bakar, en çok kişinin yer değiştirebileceği planı ararız. Sıra
        şöyledir:
      </p>
      <ol>
        <li>
          <strong>En çok kişi:</strong> Daha çok kişinin yer değiştirebildiği plan seçilir.
        </li>
        <li>
          <strong>Tercih sırası:</strong> Kişi sayısı eşitse, üst sıradaki tercihleri karşılayan plan öne geçer.
        </li>
        <li>
          <strong>Bekleme süresi:</strong> O da eşitse, daha uzun süredir bekleyenler öne geçer.
        </li>
      </ol>
      <p>
        Başka hiçbir şey öncelik kazandırmaz. Öneri kimseyi bağlamaz: Herkes kendi kararını verir, öteki eşleşmelerinizi
        de kabul edebilirsiniz. Biri reddederse plan yeniden yapılır. Öneriler, kimse hakkında öteki eşleşmelerden fazla
        bilgi göstermez.
      </p>
    </details>
  );
}
