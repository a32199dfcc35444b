import { Mail } from "lucide-react";
import { useShell } from "../../framework/browser.ts";
import { ContactForm } from "./contact-form.tsx";
import styles from "./contact-section.module.css";

/** Renders the contact section of the home page, with the id "contact" for links. */
export function ContactSection() {
  const { settings } = useShell();
  return (
    <section id="contact" className={`page ${styles.section}`}>
      <div className={styles.text}>
        <h2>İletişim</h2>
        <p>
          Bir sorunuz, öneriniz veya birlikte çalışma fikriniz varsa yazın. Mesajları hafta içi 09.00–18.00 arasında
          okur, geliş sırasına göre yanıtlarım.
        </p>
        {settings.contact_email && (
          <p>
            <a href={`mailto:${settings.contact_email}`} className={styles.mail}>
              <Mail size={18} aria-hidden />
              {settings.contact_email}
            </a>
          </p>
        )}
      </div>
      <ContactForm />
    </section>
  );
}
