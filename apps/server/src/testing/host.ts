import { type App, createLimits, startViewCounter } from "@site/api";
import { createTestApp, makeAdmin } from "@site/api/testing";
import { connectDatabase } from "@site/db";
import { afterTestFile } from "@site/db/testing";
import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { buildServer } from "../app.ts";
import { createPageCache, type PageCache } from "../page-cache/page-cache.ts";
import { listenForPurges } from "../page-cache/purge-listener.ts";
import { createFakeDocuments, type FakeDocuments } from "./documents.ts";
import { type Answer, ask } from "./http.ts";

/** The HTTP host on a test database. */
export interface TestHost {
  app: App;
  server: FastifyInstance;
  pages: PageCache;
  documents: FakeDocuments;
  /** Where it listens. */
  origin: string;
  /** Reads an address over a real connection, as kept pages are answered before Fastify, where injection begins. */
  get(path: string, headers?: Record<string, string>): Promise<Answer>;
}

export interface TestHostOptions {
  /** The application to serve; one on a database of its own where absent. */
  app?: App;
  siteUrl?: string;
  trustProxy?: string[];
  limitsFactor?: number;
  /** Hears of other instances' writes, as a started server does. */
  listens?: boolean;
  /** How long a connection may stand still. */
  stallTimeoutMs?: number;
}

export const METRICS_TOKEN = "metrics-token-of-the-tests";

/** Builds a host that ends with the test file. */
export async function createTestHost({
  app: given,
  siteUrl,
  trustProxy = [],
  limitsFactor = 1,
  listens = false,
  stallTimeoutMs,
}: TestHostOptions = {}): Promise<TestHost> {
  const base = given ?? (await createTestApp());
  const pages = createPageCache();
  const app: App = { ...base, pages, siteUrl: siteUrl ?? base.siteUrl, limits: createLimits(base.db, limitsFactor) };
  const documents = createFakeDocuments();
  const server = await buildServer(app, {
    pages,
    documents,
    clientFolders: undefined,
    trustProxy,
    limitsFactor,
    metricsToken: METRICS_TOKEN,
    logger: false,
    ...(stallTimeoutMs !== undefined && { stallTimeoutMs }),
  });
  const stopListening = listens ? listenForPurges(app, pages) : undefined;
  afterTestFile(async () => {
    await stopListening?.();
    await server.close();
  });
  const origin = await server.listen({ port: 0, host: "127.0.0.1" });
  return { app, server, pages, documents, origin, get: (path, headers) => ask(origin, path, { headers }) };
}

/** The same product with connections of its own, as in another process. @param url another way to the same database */
export async function connectAgain(app: App, url: string = app.db.url): Promise<App> {
  const db = connectDatabase(url, app.log);
  const views = await startViewCounter({ db, log: app.log });
  afterTestFile(async () => {
    await views.close();
    await db.close();
  });
  return { ...app, db, views };
}

/** What an administrator carries after signing in. */
export interface SignedIn {
  username: string;
  token: string;
  /** As a browser sends it back. */
  cookie: string;
  /** The cookie as it was set, with its flags. */
  setCookie: string;
  /** For a call as a script makes it. */
  headers: { authorization: string };
}

export const PASSWORD = "dogru-parola-42";

/** Signs a new administrator in over HTTP. @param headers what a browser would send beside, for a bound token */
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
