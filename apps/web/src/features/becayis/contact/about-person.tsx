import type { Party } from "@site/contract/becayis/privacy";
import member from "../../member/member.module.css";

type About = NonNullable<Extract<Party, { email: string }>["about"]>;

/** Shows the other member's text about themselves; renders nothing if it is empty. */
export function AboutPerson({ about }: { about: About }) {
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
