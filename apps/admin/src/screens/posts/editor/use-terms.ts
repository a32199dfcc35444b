import { trpc } from "../../../api/trpc.ts";

/** Returns all categories and tags, and their names by id. */
export function useTerms() {
  const categories = trpc.admin.categories.list.useQuery();
  const tags = trpc.admin.tags.list.useQuery();
  const nameById = (terms: { id: number; name: string }[] | undefined) =>
    new Map(terms?.map(({ id, name }) => [id, name]));
  return {
    categories: categories.data,
    tags: tags.data,
    names: { categories: nameById(categories.data), tags: nameById(tags.data) },
    isFailed: categories.isError || tags.isError,
    isRetrying: categories.isFetching || tags.isFetching,
    retry: () => void Promise.all([categories.refetch(), tags.refetch()]),
  };
}
