/** An object's fields without those that are undefined. */
type Defined<Fields> = { [Name in keyof Fields]?: Exclude<Fields[Name], undefined> };

/** Returns the fields that have a value, so that spreading them over a record leaves its other fields alone. */
export function withoutUndefined<Fields extends object>(fields: Fields): Defined<Fields>;
export function withoutUndefined(fields: object): object {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}
