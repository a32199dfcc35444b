import { ChevronDown } from "lucide-react";
import styles from "./accordion.module.css";

interface Props {
  /** Groups the questions, so that only one is open at a time. */
  id: string;
  items: { question: string; answer: string }[];
}

/** Shows questions with foldable answers, without scripts. */
export function Accordion({ id, items }: Props) {
  return (
    <div className={styles.accordion}>
      {items.map(({ question, answer }) => (
        <details key={question} name={id} className={styles.item}>
          <summary>
            <h3>{question}</h3>
            <ChevronDown size={20} aria-hidden />
          </summary>
          <p>{answer}</p>
        </details>
      ))}
    </div>
  );
}

/** Returns the items as structured data (schema.org FAQPage). */
export function faqJsonLd(items: Props["items"]): object {
  return {
    "@context": "https://schema.org",
    "@type": "FAQPage",
    mainEntity: items.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer },
    })),
  };
}
