import { paths } from "@site/contract/paths";
import { sitePicturePath } from "@site/contract/settings/brand";
import type { SiteSettings } from "@site/contract/settings/schema";

/** Returns the schema.org WebSite with the address of its search. */
export function webSiteJsonLd(settings: SiteSettings): object {
  return {
    "@context": "https://schema.org",
    "@type": "WebSite",
    name: settings.site_name,
    description: settings.site_description,
    url: `${settings.site_url}/`,
    inLanguage: "tr-TR",
    potentialAction: {
      "@type": "SearchAction",
      target: { "@type": "EntryPoint", urlTemplate: `${settings.site_url}${paths.blog}?ara={search_term_string}` },
      "query-input": "required name=search_term_string",
    },
  };
}

/** Returns the schema.org ProfessionalService with its opening hours. */
export function professionalServiceJsonLd(settings: SiteSettings): object {
  const sameAs = [settings.social_github, settings.social_instagram, settings.social_youtube].filter(Boolean);
  return {
    "@context": "https://schema.org",
    "@type": "ProfessionalService",
    "@id": `${settings.site_url}/#isletme`,
    name: settings.site_name,
    description: settings.site_description,
    url: `${settings.site_url}/`,
    image: new URL(settings.profile_image_url || sitePicturePath(settings), settings.site_url).href,
    ...(settings.contact_email && { email: settings.contact_email }),
    address: { "@type": "PostalAddress", addressCountry: "TR" },
    areaServed: { "@type": "Country", name: "Türkiye" },
    availableLanguage: "tr",
    openingHoursSpecification: {
      "@type": "OpeningHoursSpecification",
      dayOfWeek: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"],
      opens: "09:00",
      closes: "18:00",
    },
    ...(sameAs.length > 0 && { sameAs }),
  };
}
