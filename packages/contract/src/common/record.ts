/** Returns a record with a value for each name. */
export function toRecord<Name extends string, Value>(names: readonly Name[], toValue: (name: Name) => Value) {
  // Object.fromEntries forgets the names.
  return Object.fromEntries(names.map((name) => [name, toValue(name)])) as Record<Name, Value>;
}
