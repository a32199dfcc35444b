import { Badge, Button } from "@mantine/core";
import { formatNumber } from "@site/contract/common/text";
import type { ReactNode } from "react";
import { choose } from "../../../kit/dialogs/choose.tsx";
import { confirm } from "../../../kit/dialogs/confirm.tsx";
import { ResourceTable } from "../../../kit/lists/resource-table.tsx";
import { useListAddress } from "../../../kit/lists/use-list-address.ts";
import { Screen } from "../../../kit/screen.tsx";

const ENTRIES_PER_PAGE = 20;

interface Entry {
  id: number;
  name: string;
  isRetired: boolean;
  listings: number;
  profiles: number;
}

interface Props<Row extends Entry> {
  title: string;
  /** Turkish word for an entry, such as "kurum". */
  noun: string;
  query: { data: Row[] | undefined; isError: boolean; isFetching: boolean; refetch: () => Promise<unknown> };
  /** Header and text of the column that tells the kind of an entry. */
  kind: { header: string; findText: (row: Row) => string };
  /** Returns whether one entry can be merged into another. */
  canMerge: (from: Row, into: Row) => boolean;
  onEdit: (row: Row | "new") => void;
  retire: (input: { id: number; isRetired: boolean }) => Promise<unknown>;
  merge: (input: { id: number; into: number }) => Promise<unknown>;
  /** The form, if it is open. */
  children: ReactNode;
}

/** Shows a list that members choose from. Its entries can be added, renamed, merged and retired. */
export function EntryList<Row extends Entry>(props: Props<Row>) {
  const { title, noun, query, kind, canMerge, onEdit, retire, merge, children } = props;
  const list = useListAddress();
  const entries = query.data ?? [];
  const mergeInto = async (from: Row) => {
    const chosen = await choose({
      title: `“${from.name}” kaydını birleştir`,
      text: "İlanlar, profiller ve takipler seçtiğiniz kayda geçer; bu kayıt kullanımdan kalkar.",
      label: "Hedef",
      options: entries
        .filter((into) => into.id !== from.id && !into.isRetired && canMerge(from, into))
        .map(({ id, name }) => ({ value: String(id), label: name })),
      missing: "Lütfen bir hedef seçin.",
      action: "Devam",
    });
    const target = entries.find(({ id }) => String(id) === chosen);
    if (!target) return;
    await confirm({
      title: "Kayıtları Birleştir",
      subject: from.name,
      consequence:
        `kaydının ${formatNumber(from.listings)} ilanı ve ${formatNumber(from.profiles)} profili “${target.name}” ` +
        "kaydına geçecek. Bu işlem geri alınamaz.",
      action: "Birleştir",
      isDangerous: true,
      run: () => merge({ id: from.id, into: target.id }),
    });
  };
  const toggle = ({ id, isRetired }: Row) => retire({ id, isRetired: !isRetired }).catch(() => undefined);
  const columns = [
    { header: "Ad", cell: ({ name }: Row) => name },
    { header: kind.header, cell: kind.findText },
    {
      header: "Kullanım",
      cell: ({ listings, profiles }: Row) => `${formatNumber(listings)} ilan, ${formatNumber(profiles)} profil`,
    },
    {
      header: "Durum",
      cell: ({ isRetired }: Row) => (
        <Badge color={isRetired ? "gray" : "success"}>{isRetired ? "Kullanımdan kalktı" : "Seçilebilir"}</Badge>
      ),
    },
  ];
  const actions = (entry: Row) => [
    { label: "Birleştir", run: () => mergeInto(entry) },
    { label: entry.isRetired ? "Geri al" : "Kaldır", run: () => toggle(entry) },
  ];
  const add = <Button onClick={() => onEdit("new")}>Ekle</Button>;
  const texts = {
    count: (total: number) => `${formatNumber(total)} ${noun}`,
    loading: "Liste yükleniyor…",
    failed: "Liste yüklenemedi",
    empty: { title: "Liste boş", text: "Üyeler profillerinde bu listeden seçer.", action: add },
    notFound: { title: "Kayıt bulunamadı", text: "Aramanıza uyan bir kayıt yok." },
  };
  return (
    <Screen title={title} actions={add}>
      <ResourceTable
        query={query}
        pageSize={ENTRIES_PER_PAGE}
        getTexts={({ name }) => [name]}
        row={{ key: ({ id }: Row) => id, name: ({ name }: Row) => name }}
        {...{ list, texts }}
        layout={{ columns, open: onEdit, actions }}
        searchPlaceholder="Ad ara…"
      />
      {children}
    </Screen>
  );
}
