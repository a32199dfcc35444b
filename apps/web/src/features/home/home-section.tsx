import { ErrorBoundary } from "@site/browser/error-boundary";
import type { ReactNode } from "react";
import { ErrorState } from "../../shared/ui/error-state.tsx";
import styles from "./home-section.module.css";

interface Props {
  /** The anchor; the id of the heading is the same with "-baslik". */
  id: string;
  title: string;
  kicker?: string;
  intro?: string;
  /** Content beside the heading. */
  aside?: ReactNode;
  children: ReactNode;
}

/** Renders a section of the home page. An error in it does not affect the other sections. */
export function HomeSection({ id, title, kicker, intro, aside, children }: Props) {
  return (
    <section id={id} className={`page ${styles.section}`} aria-labelledby={`${id}-baslik`}>
      <div className={styles.head}>
        <div>
          {kicker && <p className={styles.kicker}>{kicker}</p>}
          <h2 id={`${id}-baslik`}>{title}</h2>
        </div>
        {aside}
      </div>
      {intro && <p className={styles.intro}>{intro}</p>}
      <ErrorBoundary fallback={(retry) => <ErrorState text="Bu bölüm gösterilemedi." onRetry={retry} />}>
        {children}
      </ErrorBoundary>
    </section>
  );
}
