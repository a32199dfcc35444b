/** Returns the addresses of the previous and next page of a list; undefined if there is none. */
export function neighboursOf(
  { page, pageCount }: { page: number; pageCount: number },
  addressOf: (page: number) => string,
) {
  return {
    previous: page > 1 && page <= pageCount ? addressOf(page - 1) : undefined,
    next: page < pageCount ? addressOf(page + 1) : undefined,
  };
}
