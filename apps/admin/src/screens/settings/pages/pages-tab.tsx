import { adminPaths } from "@site/contract/admin-paths";
import { formatNumber } from "@site/contract/common/text";
import { paths } from "@site/contract/paths";
import type { AdminPage } from "@site/contract/site/pages/admin-schema";
import { trpc } from "../../../api/trpc.ts";
import { ResourceTable } from "../../../kit/lists/resource-table.tsx";
import { useListAddress } from "../../../kit/lists/use-list-address.ts";
import { Screen } from "../../../kit/screen.tsx";

const PAGE_SIZE = 20;

const row = { key: ({ id }: AdminPage) => id, name: ({ title }: AdminPage) => title };
const columns = [
  { header: "Başlık", cell: ({ title }: AdminPage) => title },
  { header: "Adres", cell: ({ slug }: AdminPage) => paths.staticPage(slug) },
  { header: "Durum", isState: true, cell: ({ isPublished }: AdminPage) => (isPublished ? "Yayında" : "Taslak") },
  { header: "Alt bilgide", cell: ({ showInFooter }: AdminPage) => (showInFooter ? "Gösteriliyor" : "Gizli") },
];
const texts = {
  count: (total: number) => `${formatNumber(total)} sayfa`,
  loading: "Sayfalar yükleniyor…",
  failed: "Sayfalar yüklenemedi",
  empty: { title: "Henüz sayfa yok", text: "Hakkımda, iletişim ve yasal metinler burada görünür." },
  notFound: { title: "Sayfa bulunamadı", text: "Başlığı veya adresi aramanıza uyan bir sayfa yok." },
};

/** Lists the static pages, such as the privacy policy. */
export function PagesTab() {
  const list = useListAddress();
  const query = trpc.admin.pages.list.useQuery(undefined, {
    staleTime: 0,
  });
  return (
    <Screen title="Sayfalar">
      <ResourceTable
        pageSize={PAGE_SIZE}
        getTexts={({ title, slug }) => [title, slug]}
        {...{ query, list, texts, row }}
        layout={{ columns, to: ({ id }) => adminPaths.settingsPage(id) }}
        searchPlaceholder="Başlık ara…"
      />
    </Screen>
  );
}
