/** Returns a record with a value for each name. */
export function toRecord<Name extends string, Value>(names: readonly Name[], toValue: (name: Name) => Value) {
  // Object.fromEntries forgets the names.
  return Object.fromEntries(names.map((name) => [name, toValue(name)])) as Record<Name, Value>;
}

/** Returns the names of a record in their order. */
export function keysOf<Name extends string>(record: Readonly<Record<Name, unknown>>): Name[] {
  return Object.keys(record).filter((name): name is Name => name in record);
}

/** Returns the name of a field as a column has it: "seoTitle" as "seo_title". */
export function snakeCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}
