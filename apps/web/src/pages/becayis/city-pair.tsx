import type { Lookup } from "@site/contract/becayis/board/reference/schema";
import { slugify } from "@site/contract/common/text";
import { paths } from "@site/contract/paths";
import { type LoaderFunctionArgs, redirect, useParams, useSearchParams } from "react-router-dom";
import { FollowLink, followAddress } from "../../features/becayis/alerts/follow-link.tsx";
import { findCityPair } from "../../features/becayis/board/city-pair.ts";
import { Listings } from "../../features/becayis/board/listings.tsx";
import styles from "../../features/becayis/board/page.module.css";
import { listingsQuery, readerNow } from "../../features/becayis/board/queries.ts";
import { boardJsonLd } from "../../features/becayis/board/structured-data.ts";
import { useFirstListings } from "../../features/becayis/board/use-first-listings.ts";
import { OtherSide } from "../../features/becayis/landing/other-side.tsx";
import { toQuestion } from "../../features/becayis/landing/to-question.ts";
import { useListingLink } from "../../features/becayis/own/listing-button.tsx";
import { fromCity, toCity } from "../../features/becayis/places/city-case.ts";
import { cityPairPath } from "../../features/becayis/places/city-pair-path.ts";
import {
  awaitOnServer,
  dataContext,
  getPageNumber,
  notFound,
  toSlug,
  trpc,
  useHead,
  useShell,
} from "../../framework/browser.ts";
import { Breadcrumb, breadcrumbJsonLd, type Crumb } from "../../shared/ui/breadcrumb.tsx";
import { EmptyList } from "../../shared/ui/empty-list.tsx";

interface Pair {
  from: Lookup;
  to: Lookup;
}

const toEntry = ({ name }: Lookup) => ({ name, slug: slugify(name) });
const toInput = ({ from, to }: Pair, page: number) => ({ fromCity: String(from.id), toCity: String(to.id), page });

export async function loader({ context, params, request }: LoaderFunctionArgs): Promise<void> {
  const { utils, client, queryClient } = context.get(dataContext);
  const pair = findCityPair(toSlug(params.cityPair), await utils.reference.provinces.fetch());
  if (!pair)
    throw notFound({
      title: "Sayfa Bulunamadı",
      text: "Aradığınız sayfa kaldırılmış veya adresi değişmiş olabilir.",
      link: { to: paths.board, label: "İlanlara dön" },
    });
  const { pathname, search, searchParams } = new URL(request.url);
  const path = cityPairPath(pair.from.name, pair.to.name);
  if (pair.from.id === pair.to.id) throw redirect(path, 301);
  if (path !== pathname) throw redirect(path + search, 301); // former names and other spellings
  const input = toInput(pair, getPageNumber(searchParams));
  await awaitOnServer(queryClient.fetchQuery(listingsQuery(client, readerNow(), input)));
}

/** Shows the listings from one city to another. */
export function Component() {
  const [provinces] = trpc.reference.provinces.useSuspenseQuery();
  const pair = findCityPair(toSlug(useParams().cityPair), provinces);
  return pair && <CityPairListings pair={pair} />;
}

function CityPairListings({ pair }: { pair: Pair }) {
  const { settings } = useShell();
  const page = getPageNumber(useSearchParams()[0]);
  const input = toInput(pair, page);
  const sides = { city: toEntry(pair.from), toCity: toEntry(pair.to) };
  const first = useFirstListings(input);
  const path = cityPairPath(pair.from.name, pair.to.name);
  const title = `${fromCity(pair.from.name)} ${toCity(pair.to.name)} becayiş ilanları`;
  const crumbs: Crumb[] = [
    { label: "Ana Sayfa", to: paths.home },
    { label: "Becayiş", to: paths.board },
    { label: title },
  ];
  const getAddress = (number: number) => (number === 1 ? path : `${path}?sayfa=${number}`);
  const audience = `${pair.from.name} ilinde görev yapıp ${toCity(pair.to.name)}`;
  useHead({
    title: page > 1 ? `${title}, sayfa ${page} | ${settings.site_name}` : `${title} | ${settings.site_name}`,
    description: `${audience} geçmek isteyen kamu personelinin becayiş ilanları.`,
    canonical: getAddress(page),
    noIndex: first.length === 0,
    jsonLd: [breadcrumbJsonLd(settings.site_url, crumbs, path), ...boardJsonLd(first, settings.site_url, page)],
  });
  return (
    <div className={`page ${styles.page}`}>
      <header className={styles.head}>
        <Breadcrumb crumbs={crumbs} />
        <h1>{title}</h1>
        <p className={styles.lead}>
          {pair.from.name} ilinde görev yapıp {toCity(pair.to.name)} geçmek isteyenlerin ilanları. {pair.to.name} ilinde
          görev yapıyorsanız ve yeriniz {pair.from.name} olsun istiyorsanız doğru sayfadasınız.
        </p>
        <OtherSide landing={sides} reverse={cityPairPath(pair.to.name, pair.from.name)} />
      </header>
      <section aria-label="İlanlar">
        <Listings
          input={input}
          getAddress={getAddress}
          empty={
            <EmptyList
              title="Bu iki il arasında şu anda ilan yok"
              text={
                "İlk ilanı siz verebilir ya da bu iki ili takip edip uyan ilk ilanı e-postayla öğrenebilirsiniz. İkisi " +
                "için de üyelik gerekmez."
              }
              link={useListingLink(toQuestion(sides))}
              other={{ to: followAddress(sides), label: "Bu iki ili takip et" }}
            />
          }
        />
      </section>
      {first.length > 0 && <FollowLink followed={sides} />}
      <p>
        <a href={paths.board}>Bütün becayiş ilanları</a>
      </p>
    </div>
  );
}
