/** Returns a copy of the values without some fields. */
export function without(isLeftOut: (field: string) => boolean, values: object): Record<string, unknown> {
  return Object.fromEntries(Object.entries(values).filter(([field]) => !isLeftOut(field)));
}
