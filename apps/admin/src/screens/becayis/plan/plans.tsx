import { Button, Group, List, Stack, Text, Title } from "@mantine/core";
import type { GroupPlan, PlansOverview } from "@site/contract/becayis/swaps/planning/schema";
import { formatNumber } from "@site/contract/common/text";
import { trpc } from "../../../api/trpc.ts";
import { ResourceTable } from "../../../kit/lists/resource-table.tsx";
import { StatCards } from "../../../kit/lists/stat-cards.tsx";
import { useListAddress } from "../../../kit/lists/use-list-address.ts";
import { useAdminMutation } from "../../../kit/use-admin-mutation.ts";
import { columns } from "./plan-columns.tsx";

const GROUPS_PER_PAGE = 10;
const cards = [
  { label: "Doğrudan eşleşmelerle", findText: ({ direct }: PlansOverview) => `${formatNumber(direct)} kişi` },
  { label: "Halkalarla", findText: ({ inRings }: PlansOverview) => `${formatNumber(inRings)} kişi` },
  {
    label: "Üst sınır, halka ne kadar uzun olsa da",
    findText: ({ limit }: PlansOverview) => `${formatNumber(limit)} kişi`,
  },
];
const row = {
  key: ({ id }: GroupPlan) => id,
  name: ({ institution, position }: GroupPlan) => `${institution}, ${position}`,
};
const texts = {
  count: (total: number) => `${formatNumber(total)} plan`,
  loading: "Planlar yükleniyor…",
  failed: "Planlar yüklenemedi",
  empty: {
    title: "Henüz plan yok",
    text: "Plan, en çok kişinin yer değiştirebileceği eşleşme ve halkaları seçer. İlanlar değişince ve her gece yapılır.",
  },
  notFound: { title: "Plan bulunamadı", text: "Aramanıza uyan bir kurum ya da unvan yok." },
};

/** Shows how many people the plans of the board can move, in total and by institution and title. */
export function Plans() {
  const list = useListAddress();
  const query = trpc.admin.becayis.plans.overview.useQuery(undefined, { staleTime: 0 });
  const refresh = useAdminMutation(trpc.admin.becayis.plans.refresh, {
    invalidates: [trpc.useUtils().admin.becayis.plans],
  });
  const { data } = query;
  const isEmpty = data?.groups.length === 0;
  const still = data?.groups.filter((group) => !hasPlan(group)) ?? [];
  return (
    <Stack component="section" gap="xs" aria-label="Plan">
      <Group justify="space-between">
        <Title order={2} size="h4">
          {data ? getHeading(data) : "Plan"}
        </Title>
        <Button variant="default" loading={refresh.isPending} onClick={() => refresh.mutate()}>
          Planı yenile
        </Button>
      </Group>
      {!query.isError && !isEmpty && <StatCards stats={data} cards={cards} isCompact />}
      {data?.groups.some(({ isProven }) => isProven) && (
        <Text size="sm" c="dimmed">
          Eklenebilecek kimsesi olmayan gruplarda doğrudan eşleşme ve dört kişiye kadar halkalarla en iyisi bu plan
          (kanıtlı).
        </Text>
      )}
      {(isEmpty || still.length !== data?.groups.length) && (
        <div>
          <ResourceTable
            {...{ list, texts, row }}
            query={{ ...query, data: data?.groups.filter(hasPlan) }}
            pageSize={GROUPS_PER_PAGE}
            getTexts={({ institution, position }) => [institution, position]}
            layout={{ columns }}
            {...(!isEmpty && { searchPlaceholder: "Kurum ya da unvan…" })}
          />
        </div>
      )}
      {still.length > 0 && <StillGroups groups={still} />}
    </Stack>
  );
}

/** Returns whether a group has somebody to move, or a calculation to repeat. */
function hasPlan({ movable, isFinished }: GroupPlan): boolean {
  return movable > 0 || !isFinished;
}

function StillGroups({ groups }: { groups: readonly GroupPlan[] }) {
  return (
    <details>
      <summary>Henüz kimsenin yer değiştiremediği {formatNumber(groups.length)} grup</summary>
      <List size="sm">
        {groups.map(({ id, institution, position, listings }) => (
          <List.Item key={id}>
            {institution}, {position} ({formatNumber(listings)} ilan)
          </List.Item>
        ))}
      </List>
    </details>
  );
}

function getHeading({ groups, movable }: PlansOverview): string {
  return groups.length === 0 ? "Plan" : `Bugün ${formatNumber(movable)} kişi yer değiştirebilir`;
}
