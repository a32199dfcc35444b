import { paths } from "@site/contract/paths";
import type { ServiceCard as Service } from "@site/contract/site/services/schema";
import { ExternalLink } from "lucide-react";
import { ComingSoon, hasAddress } from "./coming-soon.tsx";
import styles from "./service-card.module.css";
import { ServiceIcon } from "./service-icon.tsx";

export function ServiceCard({ service }: { service: Service }) {
  const titleId = `hizmet-${service.slug}`;
  return (
    <article className={styles.card}>
      <div className={styles.head}>
        <ServiceIcon icon={service.icon} color={service.color} />
        <span className={styles.category}>{service.category}</span>
      </div>
      <h2 id={titleId}>
        <a href={paths.service(service.slug)}>{service.name}</a>
      </h2>
      <p>{service.description}</p>
      {service.features.length > 0 && (
        <ul className={styles.features} aria-label="Öne çıkan özellikler">
          {service.features.map((feature) => (
            <li key={feature}>{feature}</li>
          ))}
        </ul>
      )}
      <div className={styles.actions}>
        <a href={paths.service(service.slug)} className="button" aria-describedby={titleId}>
          Ayrıntılar
        </a>
        {!hasAddress(service) && <ComingSoon />}
        {service.url && (
          <a
            href={service.url}
            className="button primary"
            target="_blank"
            rel="noopener"
            data-tip="Yeni sekmede açılır"
            aria-describedby={titleId}
          >
            Hizmeti Kullan
            <ExternalLink size={18} aria-hidden />
          </a>
        )}
      </div>
    </article>
  );
}
