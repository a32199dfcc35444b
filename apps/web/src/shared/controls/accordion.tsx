import { ChevronDown } from "lucide-react";
import { useState } from "react";
import styles from "./accordion.module.css";

interface Props {
  /** Begins the ids of its elements. */
  id: string;
  items: { question: string; answer: string }[];
}

/** Shows questions and the answer of the open one. Without scripts all answers are visible. */
export function Accordion({ id, items }: Props) {
  const [open, setOpen] = useState<string>();
  return (
    <div className={styles.accordion}>
      {items.map(({ question, answer }, index) => {
        const isOpen = open === question;
        return (
          <div key={question} className={styles.item}>
            <h3>
              <button
                type="button"
                id={`${id}-${index}`}
                aria-expanded={isOpen}
                aria-controls={`${id}-${index}-yanit`}
                onClick={() => setOpen(isOpen ? undefined : question)}
              >
                {question}
                <ChevronDown size={20} aria-hidden />
              </button>
            </h3>
            <section
              id={`${id}-${index}-yanit`}
              aria-labelledby={`${id}-${index}`}
              className={styles.answer}
              hidden={!isOpen}
            >
              <p>{answer}</p>
            </section>
          </div>
        );
      })}
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
