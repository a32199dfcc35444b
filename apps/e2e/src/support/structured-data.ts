import { z } from "zod";

// Google's requirements for structured data (developers.google.com/search/docs/appearance/structured-data) as schemas.

const address = z.url({ protocol: /^https?$/ });
const filled = z.string().trim().min(1);
const context = z.literal("https://schema.org");
const moment = z.iso.datetime({ offset: true });
const named = z.object({
  "@type": z.enum(["Organization", "Person", "ProfessionalService"]),
  name: filled,
  url: address,
});

const breadcrumbList = z.object({
  "@context": context,
  "@type": z.literal("BreadcrumbList"),
  itemListElement: z
    .array(z.object({ "@type": z.literal("ListItem"), position: z.int(), name: filled, item: address }))
    .min(2)
    .refine((items) => items.every(({ position }, index) => position === index + 1), "positions count from one"),
});

const article = z.object({
  "@context": context,
  "@type": z.literal("Article"),
  headline: filled,
  description: filled,
  url: address,
  mainEntityOfPage: address,
  datePublished: moment,
  dateModified: moment,
  author: named,
  publisher: named,
  image: z.union([address, z.array(address).min(1)]).optional(),
});

const webSite = z.object({
  "@context": context,
  "@type": z.literal("WebSite"),
  name: filled,
  url: address,
  potentialAction: z.object({
    "@type": z.literal("SearchAction"),
    target: z.object({
      "@type": z.literal("EntryPoint"),
      urlTemplate: z.string().regex(/^https?:\/\/.+\{search_term_string\}$/),
    }),
    "query-input": z.literal("required name=search_term_string"),
  }),
});

const faqPage = z.object({
  "@context": context,
  "@type": z.literal("FAQPage"),
  mainEntity: z
    .array(
      z.object({
        "@type": z.literal("Question"),
        name: filled,
        acceptedAnswer: z.object({ "@type": z.literal("Answer"), text: filled }),
      }),
    )
    .min(1),
});

/** Opening hours: Monday to Friday, 09:00 to 18:00. The postal address is optional. */
const professionalService = z.object({
  "@context": context,
  "@type": z.literal("ProfessionalService"),
  name: filled,
  url: address,
  description: filled,
  openingHoursSpecification: z.union([openingHours(), z.array(openingHours()).length(1)]),
});

function openingHours() {
  const weekdays = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"];
  const days = z
    .array(z.string())
    .refine(
      (given) => given.map((day) => day.replace("https://schema.org/", "")).join() === weekdays.join(),
      "Monday to Friday",
    );
  return z.object({
    "@type": z.literal("OpeningHoursSpecification"),
    dayOfWeek: days,
    opens: z.literal("09:00"),
    closes: z.literal("18:00"),
  });
}

const service = z.object({
  "@context": context,
  "@type": z.literal("Service"),
  name: filled,
  description: filled,
  url: address,
  provider: named.partial({ url: true }),
});

const itemList = z.object({
  "@context": context,
  "@type": z.literal("ItemList"),
  itemListElement: z.array(z.object({ "@type": z.literal("ListItem"), position: z.int(), url: address })).min(1),
});

const place = z.object({ "@type": z.literal("Place"), name: filled });

/** A becayiş listing; strict, because it must not contain data of its owner. */
const offer = z.strictObject({
  "@context": context,
  "@type": z.literal("Offer"),
  name: filled,
  description: filled,
  category: z.literal("Becayiş"),
  url: address,
  validFrom: moment,
  validThrough: moment,
  availableAtOrFrom: place,
  areaServed: place.or(z.array(place)),
  itemOffered: z.strictObject({ "@type": z.literal("Service"), name: filled, serviceType: z.literal("Becayiş") }),
});

const structuredData = z.discriminatedUnion("@type", [
  breadcrumbList,
  article,
  webSite,
  faqPage,
  professionalService,
  service,
  itemList,
  offer,
]);

export type StructuredData = z.output<typeof structuredData>;

/**
 * Parses the structured data of a server-rendered document.
 * @throws if a block violates Google's requirements or has an unexpected type
 */
export function getStructuredData(html: string): StructuredData[] {
  const blocks = [...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)];
  return blocks.map(([, json = ""]) => structuredData.parse(JSON.parse(json)));
}
