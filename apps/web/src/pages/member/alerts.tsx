import { paths } from "@site/contract/paths";
import { useLocation } from "react-router-dom";
import { AlertForm } from "../../features/becayis/alerts/alert-form.tsx";
import { AlertList } from "../../features/becayis/alerts/alert-list.tsx";
import styles from "../../features/member/member.module.css";
import pageStyles from "./area.module.css";

/** Shows the member's alerts with their frequency, and the form for a new one. */
export default function AlertsPage() {
  const { search } = useLocation();
  return (
    <div className={`page ${pageStyles.page}`}>
      <header className={pageStyles.title}>
        <h1>Takiplerim</h1>
        <a href={paths.matches}>Eşleşmelerim</a>
      </header>
      <div className={styles.columns}>
        <AlertList />
        <section className={styles.card} aria-labelledby="yeni-takip">
          <h2 id="yeni-takip">Yeni Takip</h2>
          <p className={styles.soft}>
            Uyan bir ilan yayınlandığında e-postayla haber veririz; her ilan size bir kez yazılır.
          </p>
          <AlertForm key={search} initialValues={new URLSearchParams(search)} />
        </section>
      </div>
    </div>
  );
}
