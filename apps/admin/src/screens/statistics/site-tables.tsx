import { formatDate } from "@site/browser/format-date";
import { formatNumber } from "@site/contract/common/text";
import type { MissingAddresses, SearchStatistics, SwapStatistics } from "@site/contract/statistics/admin-schema";
import { useState } from "react";
import { trpc } from "../../api/trpc.ts";
import { RedirectForm } from "../redirects/redirect-form.tsx";
import { type CountedColumn, CountedTable } from "./counted-table.tsx";
import { queryOptions } from "./period.ts";

interface Props {
  period: { from: string; to: string };
}

const searchColumns: CountedColumn<SearchStatistics[number]>[] = [
  { header: "Aranan", value: ({ term }) => term || "Diğer" },
  { header: "Arama", value: ({ count }) => count },
  { header: "Sonuçsuz", value: ({ misses }) => misses },
  { header: "Önceki dönem", value: ({ previous }) => previous },
];

/** Lists what was searched, with the searches that found nothing. */
export function SearchTable({ period }: Props) {
  const query = trpc.admin.statistics.searches.useQuery(period, queryOptions);
  return (
    <CountedTable
      title="Aramalar"
      note="Blog aramaları. E-posta adresi ve uzun sayı içerenler saklanmaz, “Diğer” altında toplanır."
      query={query}
      columns={searchColumns}
      name={({ term }) => term || "Diğer"}
      empty="Blogda arama yapıldıkça burada görünür."
      file="aramalar"
    />
  );
}

const missingColumns: CountedColumn<MissingAddresses[number]>[] = [
  { header: "Adres", value: ({ path }) => path },
  { header: "İstek", value: ({ count }) => count },
  { header: "Son istek", value: ({ lastDay }) => lastDay, cell: ({ lastDay }) => formatDate(lastDay) },
];

/** Lists addresses without a page, from which a redirect can be made. */
export function MissingTable({ period }: Props) {
  const query = trpc.admin.statistics.missing.useQuery(period, queryOptions);
  const [fromPath, setFromPath] = useState<string>();
  return (
    <>
      <CountedTable
        title="Bulunamayan adresler"
        note="Okurların istediği ama sayfası olmayan adresler; yönlendirilenler listeden çıkar."
        query={query}
        columns={missingColumns}
        name={({ path }) => path}
        empty="Olmayan bir adres istenince burada görünür."
        file="bulunamayan-adresler"
        actions={({ path }) => [{ label: "Yönlendir", run: () => setFromPath(path) }]}
      />
      {fromPath !== undefined && <RedirectForm fromPath={fromPath} onClose={() => setFromPath(undefined)} />}
    </>
  );
}

const shown = (count: number | null) => (count === null ? "3’ten az" : formatNumber(count));
const swapColumns: CountedColumn<SwapStatistics[number]>[] = [
  { header: "Bulunduğu il", value: ({ fromCity }) => fromCity },
  { header: "İstediği il", value: ({ toCity }) => toCity },
  { header: "İlan görülmesi", value: ({ views }) => shown(views) },
  { header: "İstek", value: ({ requests }) => shown(requests) },
  { header: "Kabul", value: ({ acceptances }) => shown(acceptances) },
];

/** Lists the board's counts by province pair. */
export function SwapTable({ period }: Props) {
  const query = trpc.admin.statistics.swaps.useQuery(period, queryOptions);
  return (
    <CountedTable
      title="Becayiş panosu"
      note="Birden çok il isteyen bir ilan her il için sayılır. Kişileri belli edebilecek küçük sayılar gizlenir."
      query={query}
      columns={swapColumns}
      name={({ fromCity, toCity }) => `${fromCity} → ${toCity}`}
      empty="İlanlar görüldükçe ve istek geldikçe burada görünür."
      file="becayis-panosu"
    />
  );
}
