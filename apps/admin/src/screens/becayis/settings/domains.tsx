import { Anchor, Badge, Button, Text } from "@mantine/core";
import { formatDate } from "@site/browser/format-date";
import type { InstitutionDomain } from "@site/contract/becayis/papers/staff/admin-schema";
import { adminStaffTexts } from "@site/contract/becayis/papers/staff/labels";
import { formatNumber } from "@site/contract/common/text";
import { useState } from "react";
import { trpc } from "../../../api/trpc.ts";
import { confirm } from "../../../kit/dialogs/confirm.tsx";
import { ResourceTable } from "../../../kit/lists/resource-table.tsx";
import { useListAddress } from "../../../kit/lists/use-list-address.ts";
import { Screen } from "../../../kit/screen.tsx";
import { useAdminMutation } from "../../../kit/use-admin-mutation.ts";
import { DomainConfirmation } from "./domain-confirmation.tsx";
import { DomainForm } from "./domain-form.tsx";

const DOMAINS_PER_PAGE = 20;
const row = { key: ({ id }: InstitutionDomain) => id, name: ({ domain }: InstitutionDomain) => domain };
const columns = [
  { header: "Kurum", cell: ({ institution }: InstitutionDomain) => institution },
  {
    header: "Alan adı",
    isTitle: true,
    cell: ({ domain }: InstitutionDomain) => domain,
    note: ({ isConfirmed }: InstitutionDomain) =>
      !isConfirmed && <Badge color="warning">{adminStaffTexts.unconfirmed}</Badge>,
  },
  {
    header: "Kaynak",
    cell: ({ source, checkedOn, isConfirmed }: InstitutionDomain) => (
      <>
        <Anchor
          href={source}
          target="_blank"
          rel="noreferrer"
          inherit
          underline="always"
          style={{ overflowWrap: "anywhere" }}
        >
          {source}
        </Anchor>
        <Text size="xs" c="dimmed">
          {isConfirmed ? formatDate(checkedOn) : adminStaffTexts.unconfirmedWhy}
        </Text>
      </>
    ),
  },
];

/** Lists the e-mail domains by which members prove that they work at an institution. */
export function DomainsScreen() {
  const [edited, setEdited] = useState<InstitutionDomain | "new">();
  const [confirmed, setConfirmed] = useState<InstitutionDomain>();
  const list = useListAddress();
  const { domains } = trpc.admin.becayis;
  const query = domains.list.useQuery(undefined, {});
  const remove = useAdminMutation(domains.remove, {
    fallback: adminStaffTexts.domainRemoveFailed,
    invalidates: [trpc.useUtils().admin.becayis.domains],
  });
  const askToRemove = ({ id, domain }: InstitutionDomain) =>
    confirm({
      title: "Alan Adını Sil",
      subject: domain,
      consequence: "ile artık kimse kurumunu doğrulayamayacak; doğrulanmış üyeler sürelerinin sonuna kadar kalır.",
      action: "Sil",
      isDangerous: true,
      run: () => remove.mutateAsync({ id }),
    });
  const actions = (domain: InstitutionDomain) => [
    ...(domain.isConfirmed ? [] : [{ label: "Doğrula", run: () => setConfirmed(domain) }]),
    { label: "Sil", run: () => askToRemove(domain) },
  ];
  const add = <Button onClick={() => setEdited("new")}>Yeni Alan Adı</Button>;
  const texts = {
    count: (total: number) => `${formatNumber(total)} alan adı`,
    loading: "Alan adları yükleniyor…",
    failed: "Alan adları yüklenemedi",
    empty: {
      title: "Henüz alan adı yok",
      text: "Üyeler, kurumlarının alan adındaki adreslerine gelen kodla doğrulanır.",
      action: add,
    },
    notFound: { title: "Alan adı bulunamadı", text: "Aramanıza uyan bir kurum ya da alan adı yok." },
  };
  return (
    <Screen title="Kurum Alan Adları" actions={add}>
      <ResourceTable
        pageSize={DOMAINS_PER_PAGE}
        getTexts={({ institution, domain }) => [institution, domain]}
        {...{ query, list, texts, row }}
        layout={{ columns, open: setEdited, actions }}
        searchPlaceholder="Kurum veya alan adı…"
      />
      {confirmed && <DomainConfirmation domain={confirmed} onClose={() => setConfirmed(undefined)} />}
      {edited && <DomainForm domain={edited === "new" ? undefined : edited} onClose={() => setEdited(undefined)} />}
    </Screen>
  );
}
