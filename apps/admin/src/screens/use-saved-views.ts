import { savedViewTexts } from "@site/contract/saved-views/labels";
import type { SavedView, SavedViewList, viewParameters } from "@site/contract/saved-views/schema";
import { useRef } from "react";
import { trpc } from "../api/trpc.ts";
import type { SavedViews } from "../kit/lists/saved-views.tsx";
import type { ListAddress } from "../kit/lists/use-list-address.ts";
import { useAdminMutation } from "../kit/use-admin-mutation.ts";

/**
 * Returns the administrator's own views of a list, which are the same on every device.
 * @param _ the list's address, whose filters are those of the contract
 */
export function useSavedViews<List extends SavedViewList>(
  list: List,
  _: ListAddress<(typeof viewParameters)[List][number]>,
): SavedViews {
  const { savedViews } = trpc.useUtils().admin;
  const { data: rows = [] } = trpc.admin.savedViews.list.useQuery({ list });
  /** The view as it was before its last change. */
  const former = useRef<SavedView>(undefined);
  const shared = { fallback: savedViewTexts.failed, invalidates: [savedViews] };
  const create = useAdminMutation(trpc.admin.savedViews.create, { ...shared, success: savedViewTexts.saved });
  const renameBack = useAdminMutation(trpc.admin.savedViews.rename, { ...shared, success: savedViewTexts.renamed });
  const rename = useAdminMutation(trpc.admin.savedViews.rename, {
    ...shared,
    success: savedViewTexts.renamed,
    undo: async (_, { id }) => former.current && renameBack.mutateAsync({ id, name: former.current.name }),
  });
  const remove = useAdminMutation(trpc.admin.savedViews.remove, {
    ...shared,
    success: ({ message }) => message,
    undo: async () => former.current && create.mutateAsync({ list, ...pick(former.current) }),
  });
  return {
    rows,
    save: (view) => create.mutateAsync({ list, ...view }),
    rename(view, name) {
      former.current = view;
      return rename.mutateAsync({ id: view.id, name });
    },
    remove(view) {
      former.current = view;
      remove.mutate({ id: view.id });
    },
  };
}

const pick = ({ name, query }: SavedView) => ({ name, query });
