/** Returns the values of the fields that are not left out. */
export function without(isLeftOut: (field: string) => boolean, values: object): Record<string, unknown> {
  return Object.fromEntries(Object.entries(values).filter(([field]) => !isLeftOut(field)));
}
