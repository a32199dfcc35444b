/** Returns the names of a record's own fields. */
export function namesOf<Fields extends object>(record: Fields) {
  return Object.keys(record).filter((name): name is Extract<keyof Fields, string> => name in record);
}

/** Returns a record with a value for each name. */
export function toRecord<Name extends string, Value>(names: readonly Name[], toValue: (name: Name) => Value) {
  // Object.fromEntries loses the types of the names.
  return Object.fromEntries(names.map((name) => [name, toValue(name)])) as Record<Name, Value>;
}

/** Returns the column name of a field: "seoTitle" as "seo_title". */
export function snakeCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

/** Returns the named fields of a record. */
export function pick<Fields, Name extends keyof Fields>(record: Fields, names: readonly Name[]) {
  // Object.fromEntries forgets the names.
  return Object.fromEntries(names.map((name) => [name, record[name]])) as Pick<Fields, Name>;
}
