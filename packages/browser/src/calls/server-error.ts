/** The server's error of a failed call. */
export interface ServerError {
  code: string;
  /** Turkish message for the user. */
  message: string;
  /** Turkish messages by field. */
  fields: Record<string, string>;
  /** Number of posts to move before the category can be deleted; set only by that refusal. */
  postCount?: number;
}

/** Returns the server's error; undefined if the server was not reached or another host answered. */
export function getServerError(error: unknown): ServerError | undefined {
  if (!(error instanceof Error) || !("data" in error)) return undefined;
  const { code, fields, requiresMove, postCount } = getMembers(error.data);
  if (typeof code !== "string") return undefined;
  const texts = Object.entries(getMembers(fields)).filter(
    (entry): entry is [string, string] => typeof entry[1] === "string",
  );
  return {
    code,
    message: error.message,
    fields: Object.fromEntries(texts),
    ...(requiresMove === true && typeof postCount === "number" && { postCount }),
  };
}

function getMembers(value: unknown): Record<string, unknown> {
  return typeof value === "object" && value !== null ? { ...value } : {};
}
