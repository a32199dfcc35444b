/** Meaning of the fields, in Turkish and in English, by name; `Schema.field` or `operation.field` where it differs. */
export const fieldTexts: Record<string, string> = {};
