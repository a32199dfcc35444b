import { type PostStatus, postStatus } from "@site/contract/blog/admin-schema";

/** What the list shows; it stands in the address, so that Back and a reload find the same list. */
export interface PostFilter {
  status: PostStatus | undefined;
  search: string;
  page: number;
}

export function readPostFilter(params: URLSearchParams): PostFilter {
  const page = Number(params.get("sayfa") ?? 1);
  return {
    status: postStatus.safeParse(params.get("durum")).data,
    search: (params.get("ara") ?? "").trim().slice(0, 200),
    page: Number.isInteger(page) && page >= 1 && page <= 100_000 ? page : 1,
  };
}

export function postFilterParams({ status, search, page }: PostFilter): URLSearchParams {
  return new URLSearchParams({
    ...(status && { durum: status }),
    ...(search && { ara: search }),
    ...(page > 1 && { sayfa: String(page) }),
  });
}

/** True where the filter leaves posts out; the page number does not. */
export function isNarrow({ status, search }: PostFilter): boolean {
  return status !== undefined || search !== "";
}
