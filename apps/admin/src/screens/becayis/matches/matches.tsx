import type { AdminMatch } from "@site/contract/becayis/board/moderation/admin-schema";
import { becayisTexts, matchStatusLabels } from "@site/contract/becayis/labels";
import { matchStatus } from "@site/contract/becayis/swaps/matching/schema";
import { formatNumber } from "@site/contract/common/text";
import { keepPreviousData } from "@tanstack/react-query";
import { trpc } from "../../../api/trpc.ts";
import { ResourceTable } from "../../../kit/lists/resource-table.tsx";
import { useListAddress } from "../../../kit/lists/use-list-address.ts";
import { Screen } from "../../../kit/screen.tsx";
import { columns, getPair } from "./match-columns.tsx";
import { useMatchActions } from "./use-match-actions.ts";

const statuses = matchStatus.options.map((value) => ({ value, label: matchStatusLabels[value] }));
const filters = [{ name: "durum", label: "Durum", options: statuses }];
const row = { key: ({ id }: AdminMatch) => id, name: getPair };
const texts = {
  count: (total: number) => `${formatNumber(total)} eşleşme`,
  loading: "Eşleşmeler yükleniyor…",
  failed: becayisTexts.matchesFailed,
  empty: { title: "Henüz eşleşme yok", text: "Birbirini karşılayan iki ilan yayınlandığında burada görünür." },
  notFound: { title: "Eşleşme bulunamadı", text: "Aramanıza ve süzgece uyan bir eşleşme yok." },
};

/** Lists the direct matches, newest first. Pending ones can be accepted or rejected. */
export function MatchesScreen() {
  const list = useListAddress(filters);
  const query = trpc.admin.becayis.matches.list.useQuery(
    {
      page: list.page,
      search: list.search || undefined,
      status: matchStatus.safeParse(list.chosen("durum")).data,
    },
    {
      staleTime: 0,
      placeholderData: keepPreviousData,
    },
  );
  const actions = useMatchActions();
  return (
    <Screen title="Eşleşmeler">
      <ResourceTable
        {...{ query, list, texts, row }}
        layout={{ columns, actions }}
        searchPlaceholder="Ad, e-posta veya ilan…"
      />
    </Screen>
  );
}
