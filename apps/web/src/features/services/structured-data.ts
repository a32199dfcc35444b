import { paths } from "@site/contract/paths";
import type { SiteSettings } from "@site/contract/settings/schema";
import { findSharePicture } from "@site/contract/site/seo/share-picture";
import type { Service } from "@site/contract/site/services/schema";

/** Returns the schema.org Service of a service page. */
export function serviceJsonLd(service: Service, settings: SiteSettings): object {
  const url = settings.site_url + paths.service(service.slug);
  const absolute = (address: string) => (address.startsWith("/") ? settings.site_url + address : address);
  return {
    "@context": "https://schema.org",
    "@type": "Service",
    "@id": url,
    name: service.name,
    serviceType: service.category,
    description: service.seo.description || service.description,
    url,
    ...(service.imageUrl && { image: absolute(findSharePicture(service.imageUrl)?.src ?? service.imageUrl) }),
    provider: { "@type": "Organization", name: settings.site_name, url: `${settings.site_url}/` },
    areaServed: { "@type": "Country", name: "Türkiye" },
    audience: service.targetAudience.map((audienceType) => ({ "@type": "Audience", audienceType })),
    ...(service.url && { availableChannel: { "@type": "ServiceChannel", serviceUrl: service.url } }),
  };
}
