import type { FastifyInstance } from "fastify";
import { buildServer } from "./app.ts";
import type { OpenedDocuments } from "./documents/documents.ts";
import type { Traffic } from "./http/traffic.ts";
import type { RunningApp } from "./start/bootstrap.ts";
import type { Env } from "./start/env.ts";
import type { ProcessErrors } from "./start/process-errors.ts";

/** Length of the accept queue; when Node's default of 511 is full, clients retry after 1, 3, 7, 15 s (RFC 6298). */
const LISTEN_BACKLOG = 4_096;

/** Builds the HTTP server of a running application and listens at the port of `env`. */
export async function serve(
  env: Env,
  { app, pages, streams }: RunningApp,
  documents: OpenedDocuments,
  watched: { traffic: Traffic; errors: ProcessErrors },
): Promise<FastifyInstance> {
  const server = await buildServer(app, {
    pages,
    streams,
    documents,
    clientFolders: documents.clientFolders,
    trustProxy: env.trustProxy,
    corsOrigins: env.corsOrigins,
    limitsFactor: env.limitsFactor,
    metricsToken: env.metricsToken,
    logger: { level: env.logLevel },
    ...watched,
  });
  await documents.attach(server);
  await server.listen({ port: env.port, host: env.host, backlog: LISTEN_BACKLOG });
  return server;
}
