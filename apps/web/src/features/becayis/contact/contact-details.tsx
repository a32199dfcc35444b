import type { Party } from "@site/contract/becayis/privacy";
import { Mail, Phone } from "lucide-react";
import { AboutPerson } from "./about-person.tsx";
import styles from "./contact-details.module.css";

/** Shows name, e-mail and phone of the other side; renders nothing before they are shared. */
export function ContactDetails({ contact }: { contact: Party }) {
  if (!("email" in contact)) return null;
  return (
    <div className={styles.contact}>
      <strong>İletişim Bilgileri</strong>
      <p>{contact.name}</p>
      <p>
        <Mail size={16} aria-hidden />
        <a href={`mailto:${contact.email}`}>{contact.email}</a>
      </p>
      {contact.phone && (
        <p>
          <Phone size={16} aria-hidden />
          <a href={`tel:${contact.phone.replace(/[^+\d]/g, "")}`}>{contact.phone}</a>
        </p>
      )}
      {contact.about && <AboutPerson about={contact.about} />}
    </div>
  );
}
