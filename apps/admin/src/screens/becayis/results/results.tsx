import { Stack, Text, Title } from "@mantine/core";
import type { InstitutionResults } from "@site/contract/becayis/swaps/results/admin-schema";
import { refusalLabels } from "@site/contract/becayis/swaps/results/labels";
import { formatNumber } from "@site/contract/common/text";
import { trpc } from "../../../api/trpc.ts";
import { ResourceTable } from "../../../kit/lists/resource-table.tsx";
import { useListState } from "../../../kit/lists/use-list-state.ts";

const INSTITUTIONS_PER_PAGE = 10;
const row = { key: ({ id }: InstitutionResults) => id, name: ({ name }: InstitutionResults) => name };
const number = (name: "accepted" | "applied" | "approved" | "refused") => (each: InstitutionResults) =>
  formatNumber(each[name]);
const columns = [
  { header: "Kurum", cell: ({ name }: InstitutionResults) => name },
  { header: "Anlaşan", cell: number("accepted"), isNumber: true },
  { header: "Başvuran", cell: number("applied"), isNumber: true },
  { header: "Onaylanan", cell: number("approved"), isNumber: true },
  { header: "Reddedilen", cell: number("refused"), isNumber: true },
  { header: "Ret gerekçeleri", cell: (each: InstitutionResults) => <Refusals {...each} /> },
];
const texts = {
  count: (total: number) => `${formatNumber(total)} kurum`,
  loading: "Sonuçlar yükleniyor…",
  failed: "Sonuçlar yüklenemedi",
  empty: { title: "Henüz sonuç yok", text: "Anlaşan üyeler başvurularının sonucunu bildirdikçe burada görünür." },
  notFound: { title: "Kurum bulunamadı", text: "Aramanıza uyan bir kurum yok." },
};

/** Shows for each institution the applications and decisions after an agreement, and the reasons of refusals. */
export function Results() {
  const list = useListState();
  const query = trpc.admin.becayis.results.overview.useQuery(undefined, { staleTime: 0 });
  const institutions = query.data?.institutions;
  return (
    <Stack component="section" gap="xs" aria-label="Başvuruların sonuçları">
      <Title order={2} size="h4">
        Başvuruların sonuçları
      </Title>
      {institutions?.length === 0 ? (
        <Text c="dimmed">Henüz sonuç yok. Anlaşan üyeler başvurularının sonucunu bildirdikçe burada görünür.</Text>
      ) : (
        <div>
          <ResourceTable
            {...{ list, texts, row }}
            query={{ ...query, data: institutions }}
            pageSize={INSTITUTIONS_PER_PAGE}
            getTexts={({ name }) => [name]}
            layout={{ columns }}
            searchPlaceholder="Kurum…"
          />
        </div>
      )}
    </Stack>
  );
}

function Refusals({ reasons, notes }: InstitutionResults) {
  if (reasons.length === 0) return "—";
  return (
    <>
      {reasons.map(({ reason, count }) => (
        <Text key={reason} size="sm">
          {refusalLabels[reason]}: {formatNumber(count)}
        </Text>
      ))}
      {notes.length > 0 && (
        <details>
          <summary>Üyelerin açıklamaları</summary>
          {notes.map((note) => (
            <Text key={note} size="sm" style={{ overflowWrap: "anywhere" }}>
              “{note}”
            </Text>
          ))}
        </details>
      )}
    </>
  );
}
