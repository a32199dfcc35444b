import { paths } from "@site/contract/paths";
import { useSuspenseQuery } from "@tanstack/react-query";
import { ServiceCard } from "../features/services/service-card.tsx";
import { type LoadPage, useHead, useShell, useStaticContent, useTrpc } from "../framework/browser.ts";
import { Accordion, faqJsonLd } from "../shared/controls/accordion.tsx";
import { scrollToTop } from "../shared/lib/scroll-to-top.ts";
import { Breadcrumb, breadcrumbJsonLd, type Crumb } from "../shared/ui/breadcrumb.tsx";
import styles from "./services.module.css";

const crumbs: Crumb[] = [{ label: "Ana Sayfa", to: paths.home }, { label: "Hizmetler" }];

export const load: LoadPage = async ({ trpc, queryClient }) => {
  await Promise.all([
    queryClient.fetchQuery(trpc.services.list.queryOptions()),
    queryClient.fetchQuery(trpc.services.faq.queryOptions({ page: "services" })),
  ]);
};

export default function ServicesPage() {
  const trpc = useTrpc();
  const { settings } = useShell();
  const { data: services } = useSuspenseQuery(trpc.services.list.queryOptions());
  const { data: questions } = useSuspenseQuery(trpc.services.faq.queryOptions({ page: "services" }));

  useHead({
    title: `Hizmetler | ${settings.site_name}`,
    description:
      "Mahkemeler, avukatlar, bilirkişiler, uzlaştırmacılar ve hukuk öğrencileri için web hizmetleri: takip, " +
      "hesaplama, özetleme, rapor hazırlama ve konsolosluk bulma.",
    canonical: paths.services,
    jsonLd: [
      breadcrumbJsonLd(settings.site_url, crumbs, paths.services),
      ...(questions.length > 0 ? [faqJsonLd(questions)] : []),
    ],
  });

  const cards = useStaticContent(
    [services],
    services.map((service) => (
      <li key={service.slug}>
        <ServiceCard service={service} />
      </li>
    )),
  );

  return (
    <div className={`page ${styles.page}`}>
      <Breadcrumb crumbs={crumbs} />
      <div className={styles.hero}>
        <p className={styles.kicker}>Hukuk çalışanları için web araçları</p>
        <h1>Hizmetler</h1>
        <p className={styles.lead}>
          Mahkemelerin, avukatların, bilirkişilerin, uzlaştırmacıların ve hukuk öğrencilerinin günlük işinden doğan
          araçlar. Her biri tek bir işi iyi yapar; kararı her zaman size bırakır.
        </p>
      </div>

      <ul className={styles.cards} {...cards} />

      {questions.length > 0 && (
        <section className={styles.questions} aria-labelledby="sorular">
          <h2 id="sorular">Sık sorulan sorular</h2>
          <Accordion id="soru" items={questions} />
        </section>
      )}

      <section className={styles.call}>
        <h2>Hangi araç işinize yarar?</h2>
        <p>
          Yukarıdaki kartlarda her hizmetin ne yaptığı ve kimin için olduğu yazar. Aradığınızı bulamadıysanız
          ihtiyacınızı yazın, birlikte bakalım.
        </p>
        <div className={styles.actions}>
          <button type="button" className={`button primary ${styles.up}`} onClick={scrollToTop}>
            Hizmetleri İncele
          </button>
          <a href={paths.staticPage("iletisim")} className="button">
            İletişime Geç
          </a>
        </div>
      </section>
    </div>
  );
}
