import { paths } from "@site/contract/paths";
import type { HomepageConfig, HomepageProject } from "@site/contract/site/schema";
import styles from "./hero.module.css";

interface Props {
  hero: HomepageConfig;
  /** Every active project, in order. */
  projects: HomepageProject[];
  /** True where the page has a part with all projects. */
  hasProjectsSection: boolean;
}

/** How many projects the card shows where the configuration does not say (public-site.md section 9). */
const CARD_LENGTH = 3;

/** What the site is for, and beside it, where the configuration wants it, a few of the projects with their number. */
export function Hero({ hero, projects, hasProjectsSection }: Props) {
  const shown = hero.show_projects_card ? projects.slice(0, hero.max_projects_display ?? CARD_LENGTH) : [];
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
          <h2>Aktif projeler</h2>
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
