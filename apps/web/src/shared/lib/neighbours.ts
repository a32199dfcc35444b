/** Returns the addresses of the pages before and after a page of a list, for its head; undefined where there is none. */
export function neighboursOf(
  { page, pageCount }: { page: number; pageCount: number },
  addressOf: (page: number) => string,
) {
  return {
    previous: page > 1 && page <= pageCount ? addressOf(page - 1) : undefined,
    next: page < pageCount ? addressOf(page + 1) : undefined,
  };
}
