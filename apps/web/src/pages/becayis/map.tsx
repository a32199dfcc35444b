import { limits } from "@site/contract/common/limits";
import { paths } from "@site/contract/paths";
import type { LoaderFunctionArgs } from "react-router-dom";
import styles from "../../features/becayis/board/page.module.css";
import { ProvinceMap } from "../../features/becayis/map/province-map.tsx";
import { ProvinceTable } from "../../features/becayis/map/province-table.tsx";
import { TopCities } from "../../features/becayis/map/top-cities.tsx";
import { dataContext, trpc, useHead, useShell } from "../../framework/browser.ts";
import { Breadcrumb, breadcrumbJsonLd, type Crumb } from "../../shared/ui/breadcrumb.tsx";

const crumbs: Crumb[] = [
  { label: "Ana Sayfa", to: paths.home },
  { label: "Becayiş", to: paths.board },
  { label: "Harita" },
];

export async function loader({ context }: LoaderFunctionArgs): Promise<void> {
  const { utils } = context.get(dataContext);
  await Promise.all([utils.becayis.map.fetch(), utils.becayis.popularCities.fetch()]);
}

/** Shows the map and table of how many people want to leave and to reach each province. */
export function Component() {
  const { settings } = useShell();
  const [flows] = trpc.becayis.map.useSuspenseQuery();
  const [cities] = trpc.becayis.popularCities.useSuspenseQuery();
  useHead({
    title: `Becayiş Haritası | ${settings.site_name}`,
    description:
      "81 il için becayiş haritası: hangi illerden ayrılmak, hangi illere gelmek isteyen kamu personeli var?",
    canonical: paths.map,
    jsonLd: [breadcrumbJsonLd(settings.site_url, crumbs, paths.map)],
  });
  return (
    <div className={`page ${styles.page}`}>
      <header className={styles.head}>
        <Breadcrumb crumbs={crumbs} />
        <h1>Becayiş Haritası</h1>
        <p className={styles.lead}>
          Yayındaki ilanlara göre hangi illerden ayrılmak, hangi illere gelmek istendiği. Bir ile basınca o ilin
          ilanları açılır. {limits.smallestCellShown}’ten az ilan, kimseyi ele vermemek için sayıyla gösterilmez.
        </p>
      </header>
      <ProvinceMap flows={flows} />
      <TopCities cities={cities} />
      <section aria-labelledby="tablo">
        <h2 id="tablo">Tablo olarak</h2>
        <ProvinceTable flows={flows} />
      </section>
    </div>
  );
}
