import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { RenderPage } from "@site/api";
import type { FastifyInstance } from "fastify";
import type { ParametersOf } from "./page-cache/request-line.ts";
import type { Documents } from "./plugins/ssr.ts";
import { StartError } from "./port.ts";

/** Documents and where the files they name come from. */
export interface OpenedDocuments extends Documents {
  /** The folder of the built client; undefined where the development server hands the files out. */
  clientFolder: string | undefined;
  /**
   * Puts the development server in front of a host; does nothing for the built client. It ends with the process: its own end
   * holds up the event loop for as long as a machine under load needs to give back its file watches.
   */
  attach(server: FastifyInstance): Promise<void>;
}

/** What apps/web/src/entry-server.tsx exports. */
interface ServerEntry {
  createRenderer(clientFolder: string): RenderPage;
  rendererOf(readTemplate: (url: string) => Promise<string>): RenderPage;
  parametersOf: ParametersOf;
}

/** @param root the product's folder */
export function openDocuments(root: string, isDevelopment: boolean): Promise<OpenedDocuments> {
  return isDevelopment ? openDevelopment(join(root, "apps/web")) : openBuilt(join(root, "apps/web/dist"));
}

async function openBuilt(distFolder: string): Promise<OpenedDocuments> {
  const entryFile = join(distFolder, "server/entry-server.js");
  if (!existsSync(entryFile)) throw new StartError("the client is not built: run npm start, or npx turbo run build");
  const clientFolder = join(distFolder, "client");
  const entry: ServerEntry = await import(pathToFileURL(entryFile).href);
  return {
    template: readFileSync(join(clientFolder, "index.html"), "utf8"),
    render: entry.createRenderer(clientFolder),
    parametersOf: entry.parametersOf,
    hasPolicy: true,
    clientFolder,
    attach: async () => undefined,
  };
}

/** Sources straight from the editor: Vite transforms them and reloads the browser. */
async function openDevelopment(webFolder: string): Promise<OpenedDocuments> {
  const { createServer } = await import("vite");
  const vite = await createServer({
    root: webFolder,
    configFile: join(webFolder, "vite.config.ts"),
    appType: "custom",
    server: { middlewareMode: true },
  });
  const source = readFileSync(join(webFolder, "index.html"), "utf8");
  const routes = await vite.ssrLoadModule("/src/routes.tsx");
  const readTemplate = (url: string) => vite.transformIndexHtml(url, source);
  return {
    template: source,
    render: async (request) => {
      const entry = await vite.ssrLoadModule("/src/entry-server.tsx");
      return (entry as ServerEntry).rendererOf(readTemplate)(request);
    },
    parametersOf: (routes as Pick<ServerEntry, "parametersOf">).parametersOf,
    hasPolicy: false,
    clientFolder: undefined,
    async attach(server) {
      server.addHook("onRequest", (request, reply, done) => vite.middlewares(request.raw, reply.raw, done));
    },
  };
}
