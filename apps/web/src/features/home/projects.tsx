import type { HomepageConfig, ShownProject } from "@site/contract/site/homepage/schema";
import { Download, ExternalLink } from "lucide-react";
import { ResponsiveImage } from "../../shared/ui/responsive-image.tsx";
import { HomeSection } from "./home-section.tsx";
import styles from "./projects.module.css";

/** The labels of the project types. */
const typeNames = new Map([
  ["web", "Web"],
  ["desktop", "Masaüstü"],
  ["mobile", "Mobil"],
  ["api", "API"],
  ["automation", "Otomasyon"],
]);

export function Projects({ config, projects }: { config: HomepageConfig; projects: ShownProject[] }) {
  return (
    <HomeSection id="projects" title={config.title} kicker={config.subtitle} intro={config.description}>
      <ul className={styles.projects}>
        {projects.map((project) => (
          <li key={project.id}>
            <ProjectCard project={project} />
          </li>
        ))}
      </ul>
    </HomeSection>
  );
}

function ProjectCard({ project }: { project: ShownProject }) {
  const titleId = `proje-${project.id}`;
  const links = [
    { label: "İncele", href: project.demoUrl, Icon: ExternalLink },
    { label: "Kaynak kodu", href: project.githubUrl, Icon: ExternalLink },
    { label: "İndir", href: project.downloadUrl, Icon: Download },
  ].filter(({ href }) => href !== "");
  return (
    <article className={styles.project} aria-labelledby={titleId}>
      {project.imageUrl && (
        <ResponsiveImage
          src={project.imageUrl}
          size={project.imageSize}
          alt=""
          sizes="(min-width: 1000px) 24rem, (min-width: 640px) 45vw, 100vw"
          className={styles.image}
        />
      )}
      <div className={styles.text}>
        <p className={styles.type}>
          {typeNames.get(project.projectType) ?? "Proje"}
          {project.isFeatured && <span className={styles.featured}>Öne çıkan</span>}
        </p>
        <h3 id={titleId}>{project.name}</h3>
        <p>{project.description}</p>
        <p className={styles.technology}>{project.technology}</p>
        {links.length > 0 && (
          <p className={styles.links}>
            {links.map(({ label, href, Icon }) => (
              <a
                key={label}
                href={href}
                target="_blank"
                rel="noopener"
                data-tip="Yeni sekmede açılır"
                aria-describedby={titleId}
              >
                {label}
                <Icon size={16} aria-hidden />
              </a>
            ))}
          </p>
        )}
      </div>
    </article>
  );
}
