import styles from "../../shared/member/member.module.css";

/** The place of the contact requests until the board opens. */
export function ContactRequestsRoom() {
  return (
    <section className={styles.card}>
      <h2>Henüz gelen iletişim isteği yok.</h2>
      <p>Becayiş panosu açıldığında ilanlarınıza gelen ve sizin gönderdiğiniz iletişim istekleri burada görünecek.</p>
    </section>
  );
}
