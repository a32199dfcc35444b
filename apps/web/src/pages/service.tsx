import { paths } from "@site/contract/paths";
import { serviceTexts } from "@site/contract/site/services/labels";
import { type LoaderFunctionArgs, useParams } from "react-router-dom";
import { ServiceDetail } from "../features/services/service-detail.tsx";
import { serviceJsonLd } from "../features/services/structured-data.ts";
import { dataContext, findOrThrow, toSlug, trpc, useHead, useShell } from "../framework/browser.ts";
import { Breadcrumb, breadcrumbJsonLd, type Crumb } from "../shared/ui/breadcrumb.tsx";
import styles from "./service.module.css";

export async function loader({ context, params }: LoaderFunctionArgs): Promise<void> {
  const { utils } = context.get(dataContext);
  await findOrThrow(utils.services.get.fetch({ slug: toSlug(params.serviceSlug) }), {
    title: serviceTexts.serviceNotFound,
    text: "Aradığınız hizmet bulunamadı; kaldırılmış veya adresi değişmiş olabilir.",
    link: { to: paths.services, label: "Hizmetlere Dön" },
  });
}

export function Component() {
  const slug = toSlug(useParams().serviceSlug);
  const [service] = trpc.services.get.useSuspenseQuery({ slug });
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
