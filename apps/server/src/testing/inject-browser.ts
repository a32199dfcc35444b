import type { TestHost } from "./host.ts";

/** Opens a browser that stores the site's cookies. It reads addresses as if a link of another site led there. */
export function openInjectBrowser({ server }: TestHost) {
  const cookies: Record<string, string> = {};
  async function send(method: "GET" | "POST", url: string, payload?: object, headers: Record<string, string> = {}) {
    const answer = await server.inject({
      method,
      url,
      headers: { "sec-fetch-site": method === "GET" ? "cross-site" : "same-origin", ...headers },
      cookies,
      ...(payload && { payload }),
    });
    for (const { name, value } of answer.cookies) cookies[name] = value;
    return { answer, location: answer.headers.location ?? "" };
  }
  return { cookies, send };
}
