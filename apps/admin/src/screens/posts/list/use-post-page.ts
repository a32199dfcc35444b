import { postStatusLabels } from "@site/contract/blog/posts/admin-labels";
import { postStatus } from "@site/contract/blog/posts/fields";
import { keepPreviousData } from "@tanstack/react-query";
import { trpc } from "../../../api/trpc.ts";
import { useListAddress } from "../../../kit/lists/use-list-address.ts";

const statuses = postStatus.options.map((value) => ({ value, label: postStatusLabels[value] }));

/**
 * Returns the page of posts that the address names. Each visit refetches it.
 * @param limit posts per page
 */
export function usePostPage(limit: number) {
  const categories = trpc.admin.categories.list.useQuery();
  const list = useListAddress([
    { name: "durum", label: "Durum", options: statuses },
    {
      name: "kategori",
      label: "Kategori",
      options: (categories.data ?? []).map(({ id, name }) => ({ value: String(id), label: name })),
    },
  ]);
  const query = trpc.admin.posts.page.useQuery(
    {
      status: postStatus.safeParse(list.chosen("durum")).data,
      categoryId: Number(list.chosen("kategori")) || undefined,
      search: list.search || undefined,
      page: list.page,
      limit,
    },
    {
      staleTime: 0,
      placeholderData: keepPreviousData,
    },
  );
  return { list, query, categories: categories.data };
}
