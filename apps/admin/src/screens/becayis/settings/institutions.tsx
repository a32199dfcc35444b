import type { AdminInstitution } from "@site/contract/becayis/board/reference/admin-schema";
import { boardSettingTexts, institutionKindLabels } from "@site/contract/becayis/board/settings/labels";
import { useState } from "react";
import { trpc } from "../../../api/trpc.ts";
import { useAdminMutation } from "../../../kit/use-admin-mutation.ts";
import { EntryList } from "./entry-list.tsx";
import { InstitutionForm } from "./institution-form.tsx";

/** Lists the institutions that members choose from. */
export function InstitutionsScreen() {
  const [edited, setEdited] = useState<AdminInstitution | "new">();
  const { institutions } = trpc.admin.becayis.reference;
  const invalidates = [trpc.useUtils().admin.becayis];
  const retire = useAdminMutation(institutions.retire, {
    fallback: boardSettingTexts.entryFailed,
    invalidates,
  });
  const merge = useAdminMutation(institutions.merge, {
    success: ({ message, listings, profiles }) => `${message} ${listings} ilan, ${profiles} profil taşındı.`,
    fallback: boardSettingTexts.mergeFailed,
    invalidates,
  });
  return (
    <EntryList
      title="Kurumlar"
      noun="kurum"
      query={institutions.list.useQuery()}
      kind={{ header: "Tür", findText: ({ kind }) => institutionKindLabels[kind] }}
      canMerge={() => true}
      onEdit={setEdited}
      retire={retire.mutateAsync}
      merge={merge.mutateAsync}
    >
      {edited && <InstitutionForm entry={edited === "new" ? undefined : edited} onClose={() => setEdited(undefined)} />}
    </EntryList>
  );
}
