import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { answerHuge, type Fault, listenLocally } from "./fault-server.ts";

/** A server that speaks Unsplash's wire format: search and download tracking. */
export interface UnsplashServer {
  url: string;
  /** The received searches in order, by their parameters. */
  searches: Record<string, string>[];
  /** Ids of the photos whose use was reported. */
  downloads: string[];
  /** The only accepted key; every key if undefined. */
  accessKey: string | undefined;
  /** Fault of later calls. */
  fault: Fault | undefined;
  /** Returns the photos found; two with the term in their description by default. */
  find: (query: string) => ReturnType<typeof unsplashPhoto>[];
  close(): Promise<void>;
}

/** Returns a photo as the API describes it. */
export function unsplashPhoto(id: string, { description = "a desk", name = "Deniz Kaya", image = "" } = {}) {
  const toUrl = (size: string) => image || `https://images.unsplash.com/photo-${id}?w=${size}`;
  return {
    id,
    alt_description: description,
    urls: {
      raw: toUrl("raw"),
      full: toUrl("full"),
      regular: toUrl("1080"),
      small: toUrl("400"),
      thumb: toUrl("200"),
    },
    links: {
      html: `https://unsplash.com/photos/${id}`,
      download_location: `https://api.unsplash.com/photos/${id}/download`,
    },
    user: { name, links: { html: "https://unsplash.com/@deniz" } },
  };
}

/** Starts the server; port 0 takes any. */
export async function openUnsplashServer(port = 0): Promise<UnsplashServer> {
  const server = createServer((request, response) => {
    answer(unsplash, request, response).catch(() => response.destroy());
  });
  const { url, close } = await listenLocally(server, port);
  const unsplash: UnsplashServer = {
    url,
    close,
    searches: [],
    downloads: [],
    accessKey: undefined,
    fault: undefined,
    find: (query) => ["bir1", "iki2"].map((id) => unsplashPhoto(id, { description: `${query} ${id}` })),
  };
  return unsplash;
}

async function answer(unsplash: UnsplashServer, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { pathname, searchParams } = new URL(request.url ?? "/", "http://localhost");
  const key = request.headers.authorization?.replace(/^Client-ID /, "");
  if (unsplash.accessKey !== undefined && key !== unsplash.accessKey) return send(response, 401, { errors: ["OAuth"] });
  if (unsplash.fault) return fail(response, unsplash.fault);
  if (pathname === "/search/photos") {
    const search = Object.fromEntries(searchParams);
    unsplash.searches.push(search);
    const results = unsplash.find(search.query ?? "").slice(0, Number(search.per_page));
    return send(response, 200, { total: results.length, total_pages: 1, results });
  }
  const [, id] = /^\/photos\/([^/]+)\/download$/.exec(pathname) ?? [];
  if (!id) return send(response, 404, { errors: ["Couldn't find Photo"] });
  unsplash.downloads.push(id);
  send(response, 200, { url: `https://images.unsplash.com/photo-${id}` });
}

async function fail(response: ServerResponse, fault: Fault): Promise<void> {
  switch (fault) {
    case "refused":
      return send(response, 401, { errors: ["OAuth error: The access token is invalid"] });
    case "quota":
      response.setHeader("x-ratelimit-remaining", "0");
      return send(response, 403, { errors: ["Rate Limit Exceeded"] });
    case "failed":
      return send(response, 500, { errors: ["Something went wrong"] });
    case "hangs":
      return;
    case "closes":
      return void response.destroy();
    case "invalidJson":
      return void response.writeHead(200, { "content-type": "application/json" }).end('{"results": [');
    case "wrongShape":
      return send(response, 200, { results: [{ id: 1 }] });
    case "huge":
      return answerHuge(response);
  }
}

function send(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
}
