import type { StaffDocument } from "@site/contract/becayis/papers/staff/admin-schema";
import { adminStaffTexts } from "@site/contract/becayis/papers/staff/labels";
import { limits } from "@site/contract/common/limits";
import { formatNumber } from "@site/contract/common/text";
import { useState } from "react";
import { trpc } from "../../../api/trpc.ts";
import { ResourceTable } from "../../../kit/lists/resource-table.tsx";
import { useListAddress } from "../../../kit/lists/use-list-address.ts";
import { Screen } from "../../../kit/screen.tsx";
import { DocumentCard } from "./document-card.tsx";
import { DocumentDialog } from "./document-dialog.tsx";
import { useDocumentDecisions } from "./use-document-decisions.ts";

const texts = {
  count: (total: number) => `${formatNumber(total)} belge karar bekliyor`,
  loading: "Belgeler yükleniyor…",
  failed: adminStaffTexts.listFailed,
  empty: {
    title: "Karar bekleyen belge yok",
    text: "Bir üye kurumunu belgeyle doğrulamak istediğinde burada görünür.",
  },
  notFound: { title: "Belge bulunamadı", text: "Bekleyenler arasında aramanıza uyan bir belge yok." },
};
const row = { key: ({ id }: StaffDocument) => id, name: ({ member }: StaffDocument) => member };

/** Lists the documents by which members prove where they work, the longest waiting first. */
export function VerificationsScreen() {
  const list = useListAddress();
  const [opened, setOpened] = useState<StaffDocument>();
  const query = trpc.admin.becayis.staffDocuments.list.useQuery(undefined, {
    staleTime: 0,
  });
  const { askToApprove, askToReject } = useDocumentDecisions();
  const card = (document: StaffDocument) => (
    <DocumentCard
      document={document}
      onOpen={() => setOpened(document)}
      onApprove={() => void askToApprove(document)}
      onReject={() => void askToReject(document)}
    />
  );
  return (
    <Screen title="Kurum Doğrulamaları">
      <ResourceTable
        pageSize={limits.adminListingsPerPage}
        getTexts={({ member, institution }) => [member, institution]}
        {...{ query, list, texts, row }}
        layout={{ card, isWide: true }}
        searchPlaceholder="Üye veya kurum ara…"
      />
      {opened && <DocumentDialog document={opened} onClose={() => setOpened(undefined)} />}
    </Screen>
  );
}
