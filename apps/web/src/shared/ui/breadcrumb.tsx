import { limits } from "@site/contract/common/limits";
import { truncateText } from "@site/contract/common/text";
import styles from "./breadcrumb.module.css";

export interface Crumb {
  label: string;
  to?: string;
}

/** Shows the path from the home page to the current page, which is the last item. */
export function Breadcrumb({ crumbs }: { crumbs: Crumb[] }) {
  return (
    <nav aria-label="Sayfa yolu" className={styles.breadcrumb}>
      <ol>
        {crumbs.map(({ label, to }) => (
          <li key={label}>
            {to ? (
              <a href={to}>{label}</a>
            ) : (
              <span aria-current="page">{truncateText(label, limits.titleInBreadcrumb)}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** Returns the breadcrumb as structured data (schema.org BreadcrumbList). */
export function breadcrumbJsonLd(siteUrl: string, crumbs: Crumb[], here: string): object {
  return {
    "@context": "https://schema.org",
    "@type": "BreadcrumbList",
    itemListElement: crumbs.map(({ label, to }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: label,
      item: siteUrl + (to ?? here),
    })),
  };
}
