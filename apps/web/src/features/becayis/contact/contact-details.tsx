import type { Party } from "@site/contract/becayis/privacy";
import { Mail, Phone } from "lucide-react";
import member from "../../member/member.module.css";
import styles from "./contact-details.module.css";

type About = NonNullable<Extract<Party, { email: string }>["about"]>;

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

/** Shows the other member's text about themselves; renders nothing if it is empty. */
function AboutPerson({ about }: { about: About }) {
  const facts = [
    { name: "Öğrenim durumu", text: about.educationLevel },
    { name: "Uzmanlık alanları", text: about.specializations },
    { name: "Biyografi", text: about.bio },
    { name: "Notlar", text: about.notes },
  ].filter(({ text }) => text !== "");
  if (facts.length === 0) return null;
  return (
    <dl className={member.facts}>
      {facts.map(({ name, text }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
