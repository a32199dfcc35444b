import { useShell } from "../../framework/browser.ts";
import styles from "./social-links.module.css";

/** Shows the owner's social links that are set in the settings. */
export function SocialLinks() {
  const { social_github, social_instagram, social_youtube, contact_email } = useShell().settings;
  const links = [
    { symbol: "github", label: "GitHub", href: social_github },
    { symbol: "instagram", label: "Instagram", href: social_instagram },
    { symbol: "youtube", label: "YouTube", href: social_youtube },
    { symbol: "email", label: "E-posta gönder", href: contact_email && `mailto:${contact_email}` },
  ].filter(({ href }) => href !== "");
  return (
    <ul className={styles.links} aria-label="Sosyal bağlantılar">
      {links.map(({ symbol, label, href }) => (
        <li key={symbol}>
          <a href={href} rel="me noopener" data-tip={label}>
            <span className="visually-hidden">{label}</span>
            <svg width="22" height="22" aria-hidden="true">
              <use href={`/images/symbols.svg#${symbol}`} />
            </svg>
          </a>
        </li>
      ))}
    </ul>
  );
}
