import { paths } from "../../paths.ts";
import { ConsentLink } from "../consent/consent.tsx";
import { useShell } from "../hooks/use-shell.tsx";
import styles from "./footer.module.css";

export function Footer() {
  const { settings, pages } = useShell();
  const social = [
    { href: settings.social_github, label: "GitHub" },
    { href: settings.social_instagram, label: "Instagram" },
    { href: settings.social_youtube, label: "YouTube" },
  ].filter(({ href }) => href !== "");

  return (
    <footer className={styles.footer}>
      <div className={`page ${styles.columns}`}>
        <div className={styles.about}>
          <p className={styles.name}>{settings.site_name}</p>
          <p>{settings.site_description}</p>
        </div>
        <nav aria-label="Alt menü">
          <ul className={styles.links}>
            <li>
              <a href={paths.blog}>Blog</a>
            </li>
            {pages.map((page) => (
              <li key={page.slug}>
                <a href={paths.staticPage(page.slug)}>{page.title}</a>
              </li>
            ))}
            <li>
              <ConsentLink className={styles.consent} />
            </li>
            <li>
              <a href="/rss.xml">RSS beslemesi</a>
            </li>
            {social.map(({ href, label }) => (
              <li key={label}>
                <a href={href} rel="me noopener">
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </footer>
  );
}
