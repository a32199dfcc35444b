import { randomUUID } from "node:crypto";
import { resolve } from "node:path";
import cookie from "@fastify/cookie";
import type { App } from "@site/api";
import Fastify, { type FastifyInstance, LogController } from "fastify";
import type { AdminStreams } from "./events/admin-streams.ts";
import { createHttpServer } from "./http/http-server.ts";
import { rejectMalformed, routableUrl } from "./http/malformed-requests.ts";
import { createTraffic, type Traffic } from "./http/traffic.ts";
import type { PageCache } from "./page-cache/page-cache.ts";
import { servePageCache } from "./page-cache/serve-page-cache.ts";
import { registerBackupFiles } from "./plugins/files/backup-files.ts";
import { registerCalendarFiles } from "./plugins/files/calendar-files.ts";
import { registerFiles } from "./plugins/files/files.ts";
import { registerLibraryFiles } from "./plugins/files/library-files.ts";
import { registerMediaUploads } from "./plugins/files/media-uploads.ts";
import { registerPostsFile } from "./plugins/files/posts-file.ts";
import { registerAdminEvents } from "./plugins/guards/admin-events.ts";
import { frameworkErrors, registerErrors } from "./plugins/guards/errors.ts";
import { registerGoogleSignIn } from "./plugins/guards/google-sign-in.ts";
import { registerHealth } from "./plugins/guards/health.ts";
import { registerRequestLimits } from "./plugins/guards/limits.ts";
import { answerHeaders, documentHeaders, registerSecurityHeaders } from "./plugins/guards/security.ts";
import { registerBoardFeed } from "./plugins/pages/board-feed.ts";
import { registerBrandFiles } from "./plugins/pages/brand-files.ts";
import { registerSeo } from "./plugins/pages/seo.ts";
import { registerShareImages } from "./plugins/pages/share-images.ts";
import { type Documents, registerPages } from "./plugins/pages/ssr.ts";
import { type ClientFolders, registerStatic } from "./plugins/pages/static.ts";
import { registerAnswers } from "./plugins/rest/answers.ts";
import { collectAddresses, registerAddressRules } from "./plugins/rest/api-addresses.ts";
import { registerBodyParser } from "./plugins/rest/body.ts";
import { registerOpenApi } from "./plugins/rest/openapi.ts";
import { registerOtherSites } from "./plugins/rest/other-sites.ts";
import { registerRest } from "./plugins/rest/rest.ts";
import { registerTrpc } from "./plugins/rest/trpc.ts";
import type { ProcessErrors } from "./start/process-errors.ts";

const BODY_LIMIT_BYTES = 1024 * 1024;
/** Most characters of a path segment: a tRPC batch lists all its procedures in one. */
const PARAM_LIMIT = 2_000;
/** The folder next to src/, and after a build next to dist/. */
const FONTS_FOLDER = resolve(import.meta.dirname, "../fonts");

export interface HostOptions {
  pages: PageCache;
  streams: AdminStreams;
  documents: Documents;
  /** Folders of the built clients; undefined in development and tests, where Vite or a fake serves them. */
  clientFolders: ClientFolders | undefined;
  trustProxy: string[];
  limitsFactor: number;
  /** Other sites whose pages may read public addresses; "*" for all. */
  corsOrigins?: readonly string[];
  /** `stream` receives the lines instead of the standard output. */
  logger: { level: string; stream?: { write(line: string): void } } | false;
  /** Tracks connections for a graceful stop; not needed if the host is never stopped gracefully. */
  traffic?: Traffic;
  errors?: ProcessErrors;
  /** Bearer token that allows other machines to read /metrics. */
  metricsToken: string | undefined;
  /** Milliseconds before an inactive connection is closed; set in tests only. */
  stallTimeoutMs?: number;
}

/** Builds the HTTP host of the application; the caller starts listening. */
export async function buildServer(app: App, options: HostOptions): Promise<FastifyInstance> {
  const headers = documentHeaders(options.documents, app.siteUrl);
  const { traffic = createTraffic() } = options;
  const headersOfAnswers = answerHeaders(app.siteUrl);
  const answer = servePageCache(
    app,
    options.pages,
    headers.public,
    options.documents.getParameters,
    options.trustProxy,
  );
  const server = Fastify({
    serverFactory: (handler) =>
      traffic.watch(
        createHttpServer({ answer, headers: headersOfAnswers, stallTimeoutMs: options.stallTimeoutMs }, handler),
      ),
    logger: options.logger && {
      ...options.logger,
      redact: [
        "req.headers.authorization",
        "req.headers.cookie",
        "req.headers['x-admin-token']",
        "req.headers['x-confirm-password']",
      ],
    },
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: options.trustProxy.length > 0 ? options.trustProxy : false,
    bodyLimit: BODY_LIMIT_BYTES,
    routerOptions: { maxParamLength: PARAM_LIMIT },
    genReqId: () => randomUUID(),
    frameworkErrors: frameworkErrors(headersOfAnswers),
    clientErrorHandler: rejectMalformed(headersOfAnswers),
    rewriteUrl: routableUrl,
    return503OnClosing: false,
  });
  const addresses = collectAddresses(server);
  registerErrors(server);
  registerPages(server, app, options.pages, options.documents, headers);
  registerSecurityHeaders(server, headersOfAnswers);
  registerOtherSites(server, addresses, options.corsOrigins ?? []);
  registerRequestLimits(server, options.limitsFactor);
  registerAddressRules(server, addresses);
  registerAnswers(server);
  await server.register(cookie);
  registerBodyParser(server);
  registerHealth(server, app, {
    pages: options.pages,
    traffic,
    errors: options.errors,
    metricsToken: options.metricsToken,
  });
  registerSeo(server, app, options.pages);
  registerBoardFeed(server, app, options.pages);
  registerShareImages(server, app, { fontsFolder: FONTS_FOLDER, webFolder: options.clientFolders?.web });
  registerFiles(server, app);
  registerCalendarFiles(server, app);
  registerLibraryFiles(server, app);
  registerAdminEvents(server, app, options.streams);
  await registerMediaUploads(server, app);
  registerPostsFile(server, app);
  registerBackupFiles(server, app);
  registerGoogleSignIn(server, app);
  await registerOpenApi(server, app);
  await registerRest(server, app, options.pages);
  await registerTrpc(server, app);
  registerBrandFiles(server, app, { hasDrawn: options.clientFolders !== undefined });
  if (options.clientFolders) await registerStatic(server, options.clientFolders);
  return server;
}
