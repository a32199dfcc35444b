import { paths } from "@site/contract/paths";
import type { HomepageConfig, HomepageProject } from "@site/contract/site/homepage/schema";
import styles from "./hero.module.css";

interface Props {
  hero: HomepageConfig;
  /** All active projects, in order. */
  projects: HomepageProject[];
  /** True if the page has a section with all projects. */
  hasProjectsSection: boolean;
}

/** The number of projects in the card if the configuration does not set it. */
const CARD_LENGTH = 3;

/** Introduces the site and, if configured, lists the first featured projects with the number of all. */
export function Hero({ hero, projects, hasProjectsSection }: Props) {
  const featured = hero.showProjectsCard ? projects.filter(({ isFeatured }) => isFeatured) : [];
  const shown = featured.slice(0, hero.maxProjectsDisplay ?? CARD_LENGTH);
  return (
    <section className={`page ${styles.hero}`} data-card={shown.length > 0}>
      <div className={styles.text}>
        {hero.subtitle && <p className={styles.kicker}>{hero.subtitle}</p>}
        <h1>{hero.title}</h1>
        <p className={styles.lead}>{hero.description}</p>
        <div className={styles.actions}>
          <a href={paths.services} className="button primary">
            Hizmetleri inceleyin
          </a>
          <a href={paths.blog} className="button">
            Blogu okuyun
          </a>
        </div>
      </div>
      {shown.length > 0 && (
        <div className={styles.card}>
          <h2>Öne çıkan projeler</h2>
          <ul>
            {shown.map((project) => (
              <li key={project.id}>
                <strong>{project.name}</strong>
                <span>{project.technology}</span>
              </li>
            ))}
          </ul>
          <p className={styles.total}>
            Toplam <strong>{projects.length}</strong> aktif proje
            {hasProjectsSection && <a href="#projects">Tümünü gör</a>}
          </p>
        </div>
      )}
    </section>
  );
}
