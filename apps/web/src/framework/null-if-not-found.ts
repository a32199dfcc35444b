/** Error codes for an address without a record: none exists, or none can have such an address. */
const NOT_FOUND_CODES: unknown[] = ["NOT_FOUND", "VALIDATION_FAILED"];

/** Resolves with null instead of rejecting if there is no record, so that the page can show its not-found screen. */
export async function nullIfNotFound<Data>(request: Promise<Data>): Promise<Data | null> {
  try {
    return await request;
  } catch (error) {
    if (NOT_FOUND_CODES.includes(codeOf(error))) return null;
    throw error;
  }
}

/** Returns the application error code of a failed call. */
function codeOf(error: unknown): unknown {
  if (!(error instanceof Error) || !("data" in error)) return undefined;
  const { data } = error;
  return typeof data === "object" && data !== null && "code" in data ? data.code : undefined;
}
