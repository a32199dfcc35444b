/** Returns the texts of the fields that are not left out. */
export function without(
  isLeftOut: (field: string) => boolean,
  texts: Readonly<Record<string, string>>,
): Record<string, string> {
  return Object.fromEntries(Object.entries(texts).filter(([field]) => !isLeftOut(field)));
}
