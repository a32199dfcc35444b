import { paths } from "../../paths.ts";
import styles from "../../shared/member/member.module.css";

/** The place of the becayiş profile until the board opens. */
export function SwapProfileRoom() {
  return (
    <section className={styles.card}>
      <h2>Becayiş panosu hazırlanıyor</h2>
      <p>Kurumunuzu, unvanınızı ve görev yerinizi pano açıldığında buradan gireceksiniz. Telefon numaranızı şimdiden ekleyebilirsiniz.</p>
      <div className={styles.buttons}>
        <a href={paths.profile} className="button">
          Profil bilgilerine git
        </a>
      </div>
    </section>
  );
}
