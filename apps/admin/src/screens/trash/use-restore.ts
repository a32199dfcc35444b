import { trashTexts } from "@site/contract/trash/labels";
import type { TrashEntity } from "@site/contract/trash/schema";
import { trpc } from "../../api/trpc.ts";
import { useAdminMutation } from "../../kit/use-admin-mutation.ts";

/**
 * Returns a function that restores a deleted record of one kind by its id.
 * @param invalidates queries that show the record
 */
export function useRestore(entity: TrashEntity, invalidates: readonly { invalidate: () => Promise<void> }[]) {
  const { trash } = trpc.useUtils().admin;
  const { mutateAsync } = useAdminMutation(trpc.admin.trash.restore, {
    fallback: trashTexts.restoreFailed,
    invalidates: [...invalidates, trash],
  });
  return (entityId: number) => mutateAsync({ entity, entityId });
}
