import { paths } from "@site/contract/paths";
import type { Service } from "@site/contract/site/services/schema";
import { ArrowLeft, ExternalLink } from "lucide-react";
import { ResponsiveImage } from "../../shared/ui/responsive-image.tsx";
import { ComingSoon, hasAddress } from "./coming-soon.tsx";
import styles from "./service-detail.module.css";
import { ServiceIcon } from "./service-icon.tsx";

/** Shows all of a service. A button without an address is left out. */
export function ServiceDetail({ service }: { service: Service }) {
  const [opening = "", ...paragraphs] = service.longDescription.split(/\n{2,}/);
  return (
    <article>
      <div className={styles.top}>
        <div className={styles.intro}>
          <div className={styles.kicker}>
            <ServiceIcon icon={service.icon} color={service.color} />
            <span>{service.category}</span>
          </div>
          <h1>{service.name}</h1>
          <p className={styles.lead}>{service.description}</p>
          {!hasAddress(service) && <ComingSoon />}
          {hasAddress(service) && (
            <div className="row">
              {service.url && (
                <ServiceLink href={service.url} className="button primary">
                  Hizmeti Kullan
                </ServiceLink>
              )}
              {service.demoUrl && (
                <ServiceLink href={service.demoUrl} className="button">
                  Demo İzle
                </ServiceLink>
              )}
            </div>
          )}
        </div>
        {service.imageUrl && (
          <ResponsiveImage
            src={service.imageUrl}
            size={service.imageSize}
            alt=""
            sizes="(min-width: 1000px) 34rem, 100vw"
            isFirst
            className={styles.image}
          />
        )}
      </div>
      <div className={styles.text}>
        <p>{opening}</p>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <div className={styles.cards}>
        <ListCard title="Özellikler" items={service.features} />
        <ListCard title="Faydalar" items={service.benefits} />
        <ListCard title="Kimler için?" items={service.targetAudience} />
      </div>
      <p className={styles.foot}>
        {service.technology.length > 0 && <span>Teknoloji: {service.technology.join(", ")}</span>}
        <a href={paths.services}>
          <ArrowLeft size={18} aria-hidden />
          Hizmetlere Dön
        </a>
      </p>
    </article>
  );
}

function ServiceLink({ href, className, children }: { href: string; className: string; children: string }) {
  return (
    <a href={href} className={className} target="_blank" rel="noopener" data-tip="Yeni sekmede açılır">
      {children}
      <ExternalLink size={18} aria-hidden />
    </a>
  );
}

function ListCard({ title, items }: { title: string; items: string[] }) {
  if (items.length === 0) return null;
  return (
    <section className={styles.card}>
      <h2>{title}</h2>
      <ul>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </section>
  );
}
