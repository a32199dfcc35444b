import { Anchor, Button } from "@mantine/core";
import { formatShortDate } from "@site/browser/format-date";
import { listingsIn, newPostAbout, postsAbout } from "@site/contract/admin-paths";
import { formatNumber, slugify } from "@site/contract/common/text";
import type {
  MissingAddresses,
  SearchStatistics,
  SwapStatistics,
} from "@site/contract/readers/statistics/admin-schema";
import { useState } from "react";
import { Link } from "react-router-dom";
import { RedirectForm } from "../redirects/redirect-form.tsx";
import { type BoxProps, CountedBox } from "./counted-box.tsx";
import { OTHERS } from "./period.ts";

/** Ranks searches. A search without results links to a new post about it. */
export function SearchBox({ title, query }: BoxProps<SearchStatistics[number]>) {
  return (
    <CountedBox
      title={title}
      note="Blog aramaları. E-posta adresi ve uzun sayı içerenler saklanmaz, “Diğer” altında toplanır."
      query={query}
      row={{ key: ({ term }) => term, size: ({ count }) => count }}
      columns={[
        {
          header: "Aranan",
          value: ({ term }) => term || OTHERS,
          cell: ({ term }) =>
            term ? (
              <Anchor component={Link} to={postsAbout(term)} inherit>
                {term}
              </Anchor>
            ) : (
              OTHERS
            ),
        },
        { header: "Arama", value: ({ count }) => count },
        { header: "Sonuçsuz", value: ({ misses }) => misses },
        { header: "Önceki", value: ({ previous }) => previous, isWide: true },
      ]}
      actions={({ term, misses }) =>
        term !== "" &&
        misses > 0 && (
          <Button
            component={Link}
            to={newPostAbout(term)}
            variant="light"
            size="compact-md"
            fz="sm"
            aria-label={`Yazı yaz: ${term}`}
          >
            Yazı yaz
          </Button>
        )
      }
      file="aramalar"
    />
  );
}

/** Ranks requested addresses that do not exist. A redirect can be made from each. */
export function MissingBox({ title, query }: BoxProps<MissingAddresses[number]>) {
  const [fromPath, setFromPath] = useState<string>();
  return (
    <>
      <CountedBox
        title={title}
        note="Okurların istediği ama sayfası olmayan adresler; yönlendirilenler listeden çıkar."
        query={query}
        row={{ key: ({ path }) => path, size: ({ count }) => count }}
        columns={[
          { header: "Adres", value: ({ path }) => path },
          { header: "İstek", value: ({ count }) => count },
          {
            header: "Son istek",
            value: ({ lastDay }) => lastDay,
            cell: ({ lastDay }) => formatShortDate(lastDay).replaceAll(" ", "\u00a0"),
            isWide: true,
          },
        ]}
        actions={({ path }) => (
          <Button
            variant="light"
            size="compact-md"
            fz="sm"
            aria-label={`Yönlendir: ${path}`}
            onClick={() => setFromPath(path)}
          >
            Yönlendir
          </Button>
        )}
        file="bulunamayan-adresler"
      />
      {fromPath !== undefined && <RedirectForm fromPath={fromPath} onClose={() => setFromPath(undefined)} />}
    </>
  );
}

const shown = (count: number | null) => (count === null ? "3’ten az" : formatNumber(count));

/** Ranks directions of the board by their counts. */
export function SwapBox({ title, query }: BoxProps<SwapStatistics[number]>) {
  return (
    <CountedBox
      title={title}
      note="Birden çok il isteyen bir ilan her il için sayılır. Kişileri belli edebilecek küçük sayılar gizlenir."
      query={query}
      row={{ key: ({ fromCity, toCity }) => `${fromCity} ${toCity}`, size: ({ views }) => views ?? 0 }}
      columns={[
        {
          header: "Bulunduğu ve istediği il",
          value: ({ fromCity, toCity }) => `${fromCity} → ${toCity}`,
          cell: ({ fromCity, toCity }) => (
            <>
              <Anchor component={Link} to={listingsIn(slugify(fromCity))} inherit underline="always">
                {fromCity}
              </Anchor>{" "}
              → {toCity}
            </>
          ),
          only: "screen",
        },
        { header: "Bulunduğu il", value: ({ fromCity }) => fromCity, only: "file" },
        { header: "İstediği il", value: ({ toCity }) => toCity, only: "file" },
        { header: "Görülme", value: ({ views }) => shown(views) },
        { header: "İstek", value: ({ requests }) => shown(requests) },
        { header: "Kabul", value: ({ acceptances }) => shown(acceptances) },
      ]}
      file="becayis-panosu"
    />
  );
}
