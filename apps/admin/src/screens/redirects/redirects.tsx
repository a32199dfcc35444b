import { Box, Button, Text } from "@mantine/core";
import { formatDate } from "@site/browser/format-date";
import { formatNumber } from "@site/contract/common/text";
import { redirectTexts } from "@site/contract/site/redirects/labels";
import type { RedirectRow } from "@site/contract/site/redirects/schema";
import { keepPreviousData } from "@tanstack/react-query";
import { useState } from "react";
import { trpc } from "../../api/trpc.ts";
import { confirm } from "../../kit/dialogs/confirm.tsx";
import { ResourceTable } from "../../kit/lists/resource-table.tsx";
import { useListAddress } from "../../kit/lists/use-list-address.ts";
import { Screen } from "../../kit/screen.tsx";
import { useAdminMutation } from "../../kit/use-admin-mutation.ts";
import { getPeriod, queryOptions } from "../statistics/period.ts";
import { MissingBox } from "../statistics/site-boxes.tsx";
import { RedirectForm } from "./redirect-form.tsx";

const row = { key: ({ id }: RedirectRow) => id, name: ({ fromPath }: RedirectRow) => fromPath };
const columns = [
  { header: "Eski adres", cell: (redirect: RedirectRow) => <FormerAddress {...redirect} /> },
  { header: "Yeni adres", cell: (redirect: RedirectRow) => <Target {...redirect} /> },
  { header: "Kullanım", cell: ({ hitCount }: RedirectRow) => formatNumber(hitCount), isNumber: true },
  {
    header: "Son kullanım",
    cell: ({ lastHitAt }: RedirectRow) => (lastHitAt ? formatDate(lastHitAt) : "Hiç"),
    isShort: true,
  },
  { header: "Kaynak", cell: ({ isManual }: RedirectRow) => (isManual ? "Elle eklendi" : "Adres değişikliği") },
];

function FormerAddress({ fromPath, isIdle }: RedirectRow) {
  return (
    <>
      {fromPath}
      {isIdle && <Remark>{redirectTexts.idle}</Remark>}
    </>
  );
}

/** Shows the target, and the final address if the target redirects too. */
function Target({ toPath, finalPath, isIdle, isBroken }: RedirectRow) {
  return (
    <>
      {toPath}
      {finalPath !== toPath && <Remark>{redirectTexts.arrives(finalPath)}</Remark>}
      {isBroken && !isIdle && <Remark>{redirectTexts.broken}</Remark>}
    </>
  );
}

function Remark({ children }: { children: string }) {
  return (
    <Text size="sm" c="dimmed" style={{ overflowWrap: "anywhere" }}>
      {children}
    </Text>
  );
}

/** Shows the addresses that readers asked for in the last 30 days and that have neither a page nor a redirect. */
function MissingAddresses() {
  const query = trpc.admin.statistics.missing.useQuery(getPeriod("30", Date.now()), queryOptions);
  return (
    <Box data-path="bulunamayan" tabIndex={-1} mb="lg">
      {query.data?.length === 0 ? (
        <Text c="dimmed">Son 30 günde istenip de bulunamayan, yönlendirilmemiş bir adres yok.</Text>
      ) : (
        <MissingBox title="Bulunamayan adresler" query={query} />
      )}
    </Box>
  );
}

/** Lists the redirects of former addresses with the number of their uses, below the addresses that lack one. */
export function RedirectsScreen() {
  const [isAdding, setAdding] = useState(false);
  const list = useListAddress();
  const query = trpc.admin.redirects.list.useQuery(
    { page: list.page, search: list.search || undefined },
    {
      staleTime: 0,
      placeholderData: keepPreviousData,
    },
  );
  const { redirects } = trpc.useUtils().admin;
  const create = useAdminMutation(trpc.admin.redirects.create, {
    success: "Yönlendirme geri getirildi.",
    fallback: redirectTexts.createFailed,
    invalidates: [redirects],
  });
  const remove = useAdminMutation(trpc.admin.redirects.remove, {
    success: redirectTexts.removed,
    fallback: redirectTexts.removeFailed,
    invalidates: [redirects],
    undo: ({ fromPath, toPath }) => create.mutateAsync({ fromPath, toPath }),
  });
  const askToRemove = ({ id, fromPath }: RedirectRow) =>
    confirm({
      title: "Yönlendirmeyi Sil",
      subject: fromPath,
      consequence: "adresinin yönlendirmesi silinecek; bu adresi açanlar “Sayfa Bulunamadı” ekranını görecek.",
      action: "Sil",
      isDangerous: true,
      run: () => remove.mutateAsync({ id }),
    });
  const actions = (redirect: RedirectRow) => [{ label: "Sil", run: () => askToRemove(redirect) }];
  const add = <Button onClick={() => setAdding(true)}>Yeni Yönlendirme</Button>;
  const texts = {
    count: (total: number) => `${formatNumber(total)} yönlendirme`,
    loading: "Yönlendirmeler yükleniyor…",
    failed: "Yönlendirmeler yüklenemedi",
    empty: {
      title: "Henüz yönlendirme yok",
      text: "Bir yazının adresini değiştirdiğinizde eskisi kendiliğinden yenisine yönlendirilir.",
      action: add,
    },
    notFound: { title: "Yönlendirme bulunamadı", text: "Aradığınız adresle ilgili bir yönlendirme yok." },
  };
  return (
    <Screen title="Yönlendirmeler" actions={add}>
      <MissingAddresses />
      <ResourceTable {...{ query, list, texts, row }} layout={{ columns, actions }} searchPlaceholder="Adres ara…" />
      {isAdding && <RedirectForm onClose={() => setAdding(false)} />}
    </Screen>
  );
}
