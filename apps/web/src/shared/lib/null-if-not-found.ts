/** What the server says of an address that names no record, or that no record can have. */
const NAMES_NOTHING: unknown[] = ["NOT_FOUND", "VALIDATION_FAILED"];

/** A record, or null where there is none: the page shows its not-found screen. Any other failure stays one. */
export async function nullIfNotFound<Data>(asked: Promise<Data>): Promise<Data | null> {
  try {
    return await asked;
  } catch (error) {
    if (NAMES_NOTHING.includes(codeOf(error))) return null;
    throw error;
  }
}

/** The code of our own list that a failed call carries. */
function codeOf(error: unknown): unknown {
  if (!(error instanceof Error) || !("data" in error)) return undefined;
  const { data } = error;
  return typeof data === "object" && data !== null && "code" in data ? data.code : undefined;
}
