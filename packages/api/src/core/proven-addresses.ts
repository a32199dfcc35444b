/** An address that a member has proven. */
export interface ProvenAddress {
  key: string;
  /** When it belonged to the account; undefined for the current one, which has no other owner. */
  period: { gte: Date; lte: Date } | undefined;
}

/** Returns a filter for the rows of these addresses; without an address it matches none. */
export function ofAddresses<Column extends string>(
  addresses: readonly ProvenAddress[],
  column: Column,
): { OR: ({ [key in Column]: string } & { createdAt?: { gte: Date; lte: Date } })[] } {
  const toFilter = (key: string) => ({ [column]: key }) as { [name in Column]: string };
  return { OR: addresses.map(({ key, period }) => ({ ...toFilter(key), ...(period && { createdAt: period }) })) };
}
