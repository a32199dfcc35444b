import { paths } from "@site/contract/paths";
import { serviceTexts } from "@site/contract/site/services/labels";
import type { Service } from "@site/contract/site/services/schema";
import { useSuspenseQuery } from "@tanstack/react-query";
import { serviceQuery } from "../features/services/queries.ts";
import { ServiceDetail } from "../features/services/service-detail.tsx";
import { serviceJsonLd } from "../features/services/structured-data.ts";
import { type LoadPage, useHead, usePageParams, useShell, useTrpc } from "../framework/browser.ts";
import { Breadcrumb, breadcrumbJsonLd, type Crumb } from "../shared/ui/breadcrumb.tsx";
import { NotFound } from "../shared/ui/not-found.tsx";
import styles from "./service.module.css";

export const load: LoadPage = async ({ trpc, queryClient, params }) => {
  await queryClient.fetchQuery(serviceQuery(trpc, params.serviceSlug ?? ""));
};

export default function ServicePage() {
  const slug = usePageParams().serviceSlug ?? "";
  const { data: service } = useSuspenseQuery(serviceQuery(useTrpc(), slug));
  if (!service)
    return (
      <NotFound
        title={serviceTexts.serviceNotFound}
        text="Aradığınız hizmet bulunamadı; kaldırılmış veya adresi değişmiş olabilir."
        link={{ to: paths.services, label: "Hizmetlere Dön" }}
      />
    );
  return <ServiceContent service={service} />;
}

function ServiceContent({ service }: { service: Service }) {
  const { settings } = useShell();
  const here = paths.service(service.slug);
  const crumbs: Crumb[] = [
    { label: "Ana Sayfa", to: paths.home },
    { label: "Hizmetler", to: paths.services },
    { label: service.shortName },
  ];
  useHead({
    title: service.seo.title || `${service.name} | ${settings.site_name}`,
    description: service.seo.description || service.description,
    canonical: here,
    keywords: service.seo.keywords,
    card: {
      kind: "services",
      slug: service.slug,
      kicker: service.category,
      title: service.name,
      lead: service.description,
    },
    image: service.seo.ogImage ? { src: service.seo.ogImage, alt: service.name } : undefined,
    jsonLd: [serviceJsonLd(service, settings), breadcrumbJsonLd(settings.site_url, crumbs, here)],
  });
  return (
    <div className={`page ${styles.page}`}>
      <Breadcrumb crumbs={crumbs} />
      <ServiceDetail service={service} />
    </div>
  );
}
