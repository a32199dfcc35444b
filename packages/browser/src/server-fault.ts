/** What the server said of a call that failed. */
export interface ServerFault {
  code: string;
  /** Turkish, for the person. */
  message: string;
  /** Turkish texts by field. */
  fields: Record<string, string>;
}

/** @returns undefined where the server was not reached or said nothing it stands for */
export function serverFaultOf(error: unknown): ServerFault | undefined {
  if (!(error instanceof Error) || !("data" in error)) return undefined;
  const { code, fields } = membersOf(error.data);
  if (typeof code !== "string") return undefined;
  const texts = Object.entries(membersOf(fields)).filter(
    (entry): entry is [string, string] => typeof entry[1] === "string",
  );
  return { code, message: error.message, fields: Object.fromEntries(texts) };
}

function membersOf(value: unknown): Record<string, unknown> {
  return typeof value === "object" && value !== null ? { ...value } : {};
}
