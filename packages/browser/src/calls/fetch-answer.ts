import { cutText } from "@site/contract/common/text";

const MAX_TEXT_LENGTH = 500;

/**
 * Fetches tRPC calls and returns every response of tRPC, errors too.
 * @throws for other responses: their `message`, otherwise "status: body", or "Request failed" if the body is empty
 */
export async function fetchAnswer(address: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const response = await fetch(address, init);
  if (response.ok) return response;
  const text = await response.clone().text();
  const body = parse(text);
  if (Array.isArray(body) || typeof body.error === "object") return response;
  if (typeof body.message === "string" && body.message !== "") throw new Error(body.message);
  throw new Error(text.trim() === "" ? "Request failed" : `${response.status}: ${cutText(text, MAX_TEXT_LENGTH)}`);
}

/** Parses a JSON object or array; returns an empty object for anything else. */
function parse(text: string): Record<string, unknown> | unknown[] {
  try {
    const value: unknown = JSON.parse(text);
    if (Array.isArray(value)) return value;
    return typeof value === "object" && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}
