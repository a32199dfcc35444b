import type { AdminPosition } from "@site/contract/becayis/board/reference/admin-schema";
import { boardSettingTexts, serviceClassLabels } from "@site/contract/becayis/board/settings/labels";
import { useState } from "react";
import { trpc } from "../../../api/trpc.ts";
import { useAdminMutation } from "../../../kit/use-admin-mutation.ts";
import { EntryList } from "./entry-list.tsx";
import { PositionForm } from "./position-form.tsx";

/** Lists the titles that members choose from. */
export function PositionsScreen() {
  const [edited, setEdited] = useState<AdminPosition | "new">();
  const { positions } = trpc.admin.becayis.reference;
  const invalidates = [trpc.useUtils().admin.becayis];
  const retire = useAdminMutation(positions.retire, {
    fallback: boardSettingTexts.entryFailed,
    invalidates,
  });
  const merge = useAdminMutation(positions.merge, {
    success: ({ message, listings, profiles }) => `${message} ${listings} ilan, ${profiles} profil taşındı.`,
    fallback: boardSettingTexts.mergeFailed,
    invalidates,
  });
  return (
    <EntryList
      title="Unvanlar"
      noun="unvan"
      query={positions.list.useQuery()}
      kind={{ header: "Hizmet sınıfı", findText: ({ serviceClass }) => serviceClassLabels[serviceClass] }}
      canMerge={(from, into) => from.serviceClass === into.serviceClass}
      onEdit={setEdited}
      retire={retire.mutateAsync}
      merge={merge.mutateAsync}
    >
      {edited && <PositionForm entry={edited === "new" ? undefined : edited} onClose={() => setEdited(undefined)} />}
    </EntryList>
  );
}
