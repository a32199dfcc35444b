/** Returns the addresses of the previous and next page of a list; undefined if there is none. */
export function getNeighbours(
  { page, pageCount }: { page: number; pageCount: number },
  getAddress: (page: number) => string,
) {
  return {
    previous: page > 1 && page <= pageCount ? getAddress(page - 1) : undefined,
    next: page < pageCount ? getAddress(page + 1) : undefined,
  };
}
