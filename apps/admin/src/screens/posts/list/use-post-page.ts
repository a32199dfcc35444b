import { postOrderLabels, postStateLabels } from "@site/contract/blog/posts/admin-labels";
import { type PostOrder, postOrder, postState } from "@site/contract/blog/posts/admin-schema";
import { keepPreviousData } from "@tanstack/react-query";
import { trpc } from "../../../api/trpc.ts";
import { useListAddress } from "../../../kit/lists/use-list-address.ts";

const states = postState.options.map((value) => ({ value, label: postStateLabels[value] }));
const DEFAULT_ORDER: PostOrder = "state";
const orders = postOrder.exclude([DEFAULT_ORDER]).options.map((value) => ({ value, label: postOrderLabels[value] }));

/**
 * Returns the page of posts that the address names. Each visit refetches it.
 * @param limit posts per page
 */
export function usePostPage(limit: number) {
  const categories = trpc.admin.categories.list.useQuery();
  const list = useListAddress([
    { name: "durum", label: "Durum", options: states },
    {
      name: "kategori",
      label: "Kategori",
      options: (categories.data ?? []).map(({ id, name }) => ({ value: String(id), label: name })),
    },
    { name: "sira", label: "Sıralama", options: orders, defaultOrder: postOrderLabels[DEFAULT_ORDER] },
  ]);
  const order = postOrder.safeParse(list.chosen("sira")).data ?? DEFAULT_ORDER;
  const query = trpc.admin.posts.page.useQuery(
    {
      state: postState.safeParse(list.chosen("durum")).data,
      categoryId: Number(list.chosen("kategori")) || undefined,
      search: list.search || undefined,
      order,
      page: list.page,
      limit,
    },
    {
      staleTime: 0,
      placeholderData: keepPreviousData,
    },
  );
  return { list, query, order, categories: categories.data };
}
