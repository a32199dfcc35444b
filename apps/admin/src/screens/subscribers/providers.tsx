import { Paper, Text, Title } from "@mantine/core";
import { formatNumber } from "@site/contract/common/text";
import type { MailingState } from "@site/contract/readers/subscribers/sending/schema";
import { ResourceTable } from "../../kit/lists/resource-table.tsx";
import { useListState } from "../../kit/lists/use-list-state.ts";

/** A mail provider with its index, which is the key of its row. */
type Provider = MailingState["providers"][number] & { place: number };

const PROVIDERS_PER_PAGE = 10;
const row = { key: ({ place }: Provider) => place, name: ({ domain }: Provider) => domain };
const columns = [
  { header: "Sağlayıcı", cell: ({ domain }: Provider) => domain },
  { header: "Gönderilen", cell: ({ sent }: Provider) => formatNumber(sent), isNumber: true },
  { header: "Başarısız", cell: ({ failed }: Provider) => formatNumber(failed), isNumber: true },
  { header: "Adres yok", cell: ({ bounced }: Provider) => formatNumber(bounced), isNumber: true },
];
const texts = {
  count: (total: number) => `${formatNumber(total)} sağlayıcı`,
  loading: "Yükleniyor…",
  failed: "Sağlayıcılar yüklenemedi",
  empty: { title: "Henüz abone yok", text: "Adreslerin sağlayıcıları burada sayılarıyla görünür." },
};

/** Shows the numbers of sent, failed and bounced mails by mail provider. */
export function Providers({ providers }: Pick<MailingState, "providers">) {
  const list = useListState();
  const rows = providers.map((provider, place) => ({ ...provider, place }));
  return (
    <Paper component="section" withBorder p="md" aria-labelledby="providers">
      <Title order={2} size="h4" id="providers" mb="xs">
        Posta sağlayıcıları
      </Title>
      <Text c="dimmed" size="sm" mb="sm">
        Sunucunun gönderim sırasında reddettiği adresler sayılır. Sonradan posta kutunuza gelen iade iletileri okunmaz.
      </Text>
      <ResourceTable
        {...{ list, texts, row }}
        query={{ data: rows }}
        pageSize={PROVIDERS_PER_PAGE}
        layout={{ columns }}
      />
    </Paper>
  );
}
