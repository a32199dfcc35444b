/** Realistic values of fields by name; `Schema.field` or `operation.field` where it differs. Null leaves a field out. */
export const exampleValues: Record<string, unknown> = {};
