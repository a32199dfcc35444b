import { Button } from "@mantine/core";
import { formatDate } from "@site/browser/format-date";
import type { PetitionTemplate } from "@site/contract/becayis/papers/petitions/admin-schema";
import { petitionKindLabels, petitionTemplateTexts } from "@site/contract/becayis/papers/petitions/labels";
import { formatNumber } from "@site/contract/common/text";
import { useState } from "react";
import { trpc } from "../../../api/trpc.ts";
import { confirm } from "../../../kit/dialogs/confirm.tsx";
import { ResourceTable } from "../../../kit/lists/resource-table.tsx";
import { useListAddress } from "../../../kit/lists/use-list-address.ts";
import { Screen } from "../../../kit/screen.tsx";
import { useAdminMutation } from "../../../kit/use-admin-mutation.ts";
import { PetitionTemplateForm } from "./petition-template-form.tsx";

const TEMPLATES_PER_PAGE = 20;
const getInstitution = ({ institution }: PetitionTemplate) => institution ?? petitionTemplateTexts.everyInstitution;
const row = {
  key: ({ id }: PetitionTemplate) => id,
  name: (template: PetitionTemplate) => `${getInstitution(template)}, ${petitionKindLabels[template.kind]}`,
};
const columns = [
  { header: "Kurum", cell: getInstitution },
  { header: "Tür", cell: ({ kind }: PetitionTemplate) => petitionKindLabels[kind] },
  { header: "Konu", cell: ({ subject }: PetitionTemplate) => subject || "—" },
  { header: "Son değişiklik", cell: ({ updatedAt }: PetitionTemplate) => formatDate(updatedAt), isShort: true },
];

/** Lists the templates of members' petitions. */
export function PetitionTemplatesScreen() {
  const [edited, setEdited] = useState<PetitionTemplate | "new">();
  const list = useListAddress();
  const { petitions } = trpc.admin.becayis;
  const query = petitions.list.useQuery(undefined, {});
  const remove = useAdminMutation(petitions.remove, {
    fallback: petitionTemplateTexts.removeFailed,
    invalidates: [trpc.useUtils().admin.becayis.petitions],
  });
  const askToRemove = (template: PetitionTemplate) =>
    confirm({
      title: "Şablonu Sil",
      subject: row.name(template),
      consequence: "şablonu silinecek; dilekçeler bir sonraki genel şablonla hazırlanacak.",
      action: "Sil",
      isDangerous: true,
      run: () => remove.mutateAsync({ id: template.id }),
    });
  const actions = (template: PetitionTemplate) => [{ label: "Sil", run: () => void askToRemove(template) }];
  const add = <Button onClick={() => setEdited("new")}>Yeni Şablon</Button>;
  const texts = {
    count: (total: number) => `${formatNumber(total)} şablon`,
    loading: "Şablonlar yükleniyor…",
    failed: "Şablonlar yüklenemedi",
    empty: {
      title: "Henüz şablon yok",
      text:
        "Dilekçeler şimdi sitenin kendi şablonuyla hazırlanıyor. Bütün kurumlar ya da tek bir kurum için " +
        "değiştirebilirsiniz.",
      action: add,
    },
    notFound: { title: "Şablon bulunamadı", text: "Aramanıza uyan bir kurum ya da konu yok." },
  };
  return (
    <Screen title="Dilekçe Şablonları" actions={add}>
      <ResourceTable
        pageSize={TEMPLATES_PER_PAGE}
        getTexts={(each) => [getInstitution(each), each.subject]}
        {...{ query, list, texts, row }}
        layout={{ columns, open: setEdited, actions }}
        searchPlaceholder="Kurum veya konu…"
      />
      {edited && (
        <PetitionTemplateForm template={edited === "new" ? undefined : edited} onClose={() => setEdited(undefined)} />
      )}
    </Screen>
  );
}
