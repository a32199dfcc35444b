const MOST_TEXT = 500;

/**
 * Fetches for the typed calls. What tRPC answered goes on, refused or not.
 * @throws what else answered: its `message`, otherwise "status: body", or "Request failed" where it said nothing
 */
export async function fetchAnswer(address: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const response = await fetch(address, init);
  if (response.ok) return response;
  const text = await response.clone().text();
  const body = parse(text);
  if (Array.isArray(body) || typeof body.error === "object") return response;
  if (typeof body.message === "string" && body.message !== "") throw new Error(body.message);
  throw new Error(text.trim() === "" ? "Request failed" : `${response.status}: ${text.slice(0, MOST_TEXT)}`);
}

/** The members of an object or list in JSON; of anything else there are none. */
function parse(text: string): Record<string, unknown> | unknown[] {
  try {
    const value: unknown = JSON.parse(text);
    if (Array.isArray(value)) return value;
    return typeof value === "object" && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}
