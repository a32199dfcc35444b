import { paths } from "@site/contract/paths";
import type { LoaderFunctionArgs } from "react-router-dom";
import callStyles from "../features/home/call-to-action.module.css";
import { ServiceCard } from "../features/services/service-card.tsx";
import { dataContext, trpc, useHead, useShell } from "../framework/browser.ts";
import { Accordion, faqJsonLd } from "../shared/controls/accordion.tsx";
import { scrollToTop } from "../shared/lib/scroll-to-top.ts";
import { Breadcrumb, breadcrumbJsonLd, type Crumb } from "../shared/ui/breadcrumb.tsx";
import styles from "./services.module.css";

const crumbs: Crumb[] = [{ label: "Ana Sayfa", to: paths.home }, { label: "Hizmetler" }];

export async function loader({ context }: LoaderFunctionArgs): Promise<void> {
  const { utils } = context.get(dataContext);
  await Promise.all([utils.services.list.fetch(), utils.services.faq.fetch({ page: "services" })]);
}

export function Component() {
  const { settings } = useShell();
  const [services] = trpc.services.list.useSuspenseQuery();
  const [questions] = trpc.services.faq.useSuspenseQuery({ page: "services" });

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

      <ul className={styles.cards}>
        {services.map((service) => (
          <li key={service.slug}>
            <ServiceCard service={service} />
          </li>
        ))}
      </ul>

      {questions.length > 0 && (
        <section className={styles.questions} aria-labelledby="sorular">
          <h2 id="sorular">Sık sorulan sorular</h2>
          <Accordion id="soru" items={questions} />
        </section>
      )}

      <section className={`${callStyles.call} ${styles.call}`}>
        <h2>Hangi araç işinize yarar?</h2>
        <p>
          Yukarıdaki kartlarda her hizmetin ne yaptığı ve kimin için olduğu yazar. Aradığınızı bulamadıysanız
          ihtiyacınızı yazın, birlikte bakalım.
        </p>
        <div className={callStyles.actions}>
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
