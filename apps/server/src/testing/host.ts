import { type App, createLimits, startViewCounter } from "@site/api";
import { createTestApp, makeAdmin } from "@site/api/testing";
import { connectDatabase } from "@site/db";
import { afterTestFile } from "@site/db/testing";
import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { buildServer } from "../app.ts";
import { type AdminStreams, createAdminStreams } from "../events/admin-streams.ts";
import { listenToDatabase } from "../events/database-listener.ts";
import { createPageCache, type PageCache } from "../page-cache/page-cache.ts";
import { purgeChannel } from "../page-cache/purge-channel.ts";
import { createFakeDocuments, type FakeDocuments } from "./documents.ts";
import { type Answer, ask } from "./http.ts";

/** A running HTTP host on a test database. */
export interface TestHost {
  app: App;
  server: FastifyInstance;
  pages: PageCache;
  streams: AdminStreams;
  documents: FakeDocuments;
  /** Address it listens on. */
  origin: string;
  /** Sends a GET over a real connection; injected requests would bypass the page cache. */
  get(path: string, headers?: Record<string, string>): Promise<Answer>;
}

export interface TestHostOptions {
  /** Application to serve; by default one on a new database. */
  app?: App;
  siteUrl?: string;
  trustProxy?: string[];
  limitsFactor?: number;
  corsOrigins?: string[];
  /** Listens for the notifications of all instances, like a started server. */
  listens?: boolean;
  /** Milliseconds before an inactive connection is closed. */
  stallTimeoutMs?: number;
}

export const METRICS_TOKEN = "metrics-token-of-the-tests";

/** Creates a host that is closed after the test file. */
export async function createTestHost({
  app: given,
  siteUrl,
  trustProxy = [],
  limitsFactor = 1,
  corsOrigins = [],
  listens = false,
  stallTimeoutMs,
}: TestHostOptions = {}): Promise<TestHost> {
  const base = given ?? (await createTestApp());
  const pages = createPageCache();
  const app: App = { ...base, pages, siteUrl: siteUrl ?? base.siteUrl, limits: createLimits(base.db, limitsFactor) };
  const streams = createAdminStreams(app);
  const documents = createFakeDocuments();
  const server = await buildServer(app, {
    pages,
    streams,
    documents,
    clientFolders: undefined,
    trustProxy,
    limitsFactor,
    corsOrigins,
    metricsToken: METRICS_TOKEN,
    logger: false,
    ...(stallTimeoutMs !== undefined && { stallTimeoutMs }),
  });
  const stopListening = listens ? await listenToDatabase(app, [purgeChannel(pages), streams.channel]) : undefined;
  afterTestFile(async () => {
    streams.close();
    await stopListening?.();
    const closed = server.close();
    server.server.closeAllConnections(); // one that fetch() opened and never used would wait
    await closed;
  });
  const origin = await server.listen({ port: 0, host: "127.0.0.1" });
  return { app, server, pages, streams, documents, origin, get: (path, headers) => ask(origin, path, { headers }) };
}

/**
 * Connects a second instance to the same database, as another process would.
 * @param url alternative address of the database
 */
export async function connectAgain(app: App, url: string = app.db.url): Promise<App> {
  const db = connectDatabase(url, app.log);
  const views = await startViewCounter({ db, log: app.log });
  afterTestFile(async () => {
    await views.close();
    await db.close();
  });
  return { ...app, db, views };
}

/** A signed-in administrator's credentials. */
export interface SignedIn {
  username: string;
  token: string;
  /** Cookie header as a browser sends it. */
  cookie: string;
  /** Set-Cookie header with its attributes. */
  setCookie: string;
  /** Headers of a script's call. */
  headers: { authorization: string };
}

export const PASSWORD = "dogru-parola-42";

/**
 * Signs in a new administrator over HTTP.
 * @param headers browser headers that make the server issue a cookie-bound token
 */
export async function signIn(
  { app, server }: Pick<TestHost, "app" | "server">,
  headers: Record<string, string> = {},
): Promise<SignedIn> {
  const { username } = await makeAdmin(app, { password: PASSWORD });
  const response = await server.inject({
    method: "POST",
    url: "/api/admin/login",
    headers,
    payload: { username, password: PASSWORD },
  });
  const { token } = z.object({ token: z.string() }).parse(response.json());
  const setCookie =
    [response.headers["set-cookie"]].flat().find((cookie) => /^(__Host-)?admin_session=/.test(cookie ?? "")) ?? "";
  return {
    username,
    token,
    setCookie,
    cookie: setCookie.split(";")[0] ?? "",
    headers: { authorization: `Bearer ${token}` },
  };
}
