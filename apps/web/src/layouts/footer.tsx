import { paths } from "@site/contract/paths";
import { followTexts } from "@site/contract/readers/subscribers/subscriptions/labels";
import { ConsentItem } from "../features/consent/consent.tsx";
import { FollowForm } from "../features/follow/follow-form.tsx";
import { useShell } from "../framework/browser.ts";
import { SocialLinks } from "../shared/ui/social-links.tsx";
import styles from "./footer.module.css";

const TECHNOLOGIES = ["TypeScript", "React", "Node.js", "Fastify", "PostgreSQL"];

export function Footer() {
  const { settings, pages, services } = useShell();
  return (
    <footer className={styles.footer}>
      <div className={`page ${styles.columns}`}>
        <div className={styles.about}>
          <p className={styles.name}>{settings.site_name}</p>
          <p>{settings.site_description}</p>
          <SocialLinks />
          <ul className={styles.technologies} aria-label="Kullanılan teknolojiler">
            {TECHNOLOGIES.map((technology) => (
              <li key={technology}>{technology}</li>
            ))}
          </ul>
          {settings.show_follow_form === "true" && (
            <section aria-labelledby="alt_takip" className={styles.follow}>
              <h2 id="alt_takip">{followTexts.titleBesideOthers}</h2>
              <FollowForm settings={settings} source="footer" />
            </section>
          )}
        </div>
        <nav aria-label="Alt menü" className={styles.links}>
          <div>
            <h2 id="alt_hizmetler">Hizmetler</h2>
            <ul aria-labelledby="alt_hizmetler">
              {services.map(({ slug, shortName }) => (
                <li key={slug}>
                  <a href={paths.service(slug)}>{shortName}</a>
                </li>
              ))}
            </ul>
          </div>
          <div>
            <h2 id="alt_site">Site</h2>
            <ul aria-labelledby="alt_site">
              <li>
                <a href={paths.home}>Ana Sayfa</a>
              </li>
              <li>
                <a href={paths.services}>Bütün hizmetler</a>
              </li>
              <li>
                <a href={paths.board}>Becayiş ilanları</a>
              </li>
              <li>
                <a href={paths.blog}>Blog</a>
              </li>
              <li>
                <a href="/rss.xml">RSS beslemesi</a>
              </li>
            </ul>
          </div>
          <div>
            <h2 id="alt_bilgi">Bilgi</h2>
            <ul aria-labelledby="alt_bilgi">
              {pages.map((page) => (
                <li key={page.slug}>
                  <a href={paths.staticPage(page.slug)}>{page.title}</a>
                </li>
              ))}
              <ConsentItem className={styles.consent} />
            </ul>
          </div>
        </nav>
      </div>
    </footer>
  );
}
