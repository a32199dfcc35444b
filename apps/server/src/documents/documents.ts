import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { RenderPage } from "@site/api";
import { adminPaths } from "@site/contract/admin-paths";
import type { FastifyInstance } from "fastify";
import type { ParametersOf } from "../page-cache/page-cache.ts";
import type { Documents } from "../plugins/pages/ssr.ts";
import type { ClientFolders } from "../plugins/pages/static.ts";
import { StartError } from "../start/port.ts";

/** The renderers of documents, and the static folders that these load from. */
export interface OpenedDocuments extends Documents {
  /** The folders of the built clients; undefined while the development servers serve the files. */
  clientFolders: ClientFolders | undefined;
  /**
   * Registers the development servers before the host's routes; does nothing for the built clients. The servers end
   * with the process, because closing them blocks the event loop while file watches are released.
   */
  attach(server: FastifyInstance): Promise<void>;
  /** Makes open pages of the development servers reload; does nothing for the built clients. */
  reload(): void;
}

/** Ports of hot module replacement; Vite's default would be the same for both apps. */
const HMR_PORTS = { web: 24_678, admin: 24_679 };

/** The exports of apps/web/src/entry-server.tsx. */
interface ServerEntry {
  createRenderer(clientFolder: string): RenderPage;
  getRenderer(readTemplate: (url: string) => Promise<string>): RenderPage;
  getParameters: ParametersOf;
}

/** @param root the product's folder */
export function openDocuments(root: string, isDevelopment: boolean): Promise<OpenedDocuments> {
  const folders = { web: join(root, "apps/web"), admin: join(root, "apps/admin") };
  return isDevelopment ? openDevelopment(folders) : openBuilt(folders);
}

async function openBuilt({ web, admin }: ClientFolders): Promise<OpenedDocuments> {
  const entryFile = join(web, "dist/server/entry-server.js");
  const adminFolder = join(admin, "dist");
  const adminFile = join(adminFolder, "index.html");
  if (!existsSync(entryFile) || !existsSync(adminFile))
    throw new StartError("the clients are not built: run npm start, or npx turbo run build");
  const clientFolder = join(web, "dist/client");
  const adminTemplate = readFileSync(adminFile, "utf8");
  const entry: ServerEntry = await import(pathToFileURL(entryFile).href);
  return {
    template: readFileSync(join(clientFolder, "index.html"), "utf8"),
    render: entry.createRenderer(clientFolder),
    getParameters: entry.getParameters,
    admin: { template: adminTemplate, read: async () => adminTemplate },
    hasPolicy: true,
    clientFolders: { web: clientFolder, admin: adminFolder },
    attach: async () => undefined,
    reload: () => undefined,
  };
}

/** Serves the sources: Vite transforms them and reloads the browser after a change. */
async function openDevelopment(folders: ClientFolders): Promise<OpenedDocuments> {
  const { createServer } = await import("vite");
  const open = (root: string, hmrPort: number) =>
    createServer({
      root,
      configFile: join(root, "vite.config.ts"),
      configLoader: "runner", // the configuration imports packages of this repository, which are TypeScript
      appType: "custom",
      server: { middlewareMode: true, hmr: { port: hmrPort } },
    });
  const vite = await open(folders.web, HMR_PORTS.web);
  const admin = await open(folders.admin, HMR_PORTS.admin);
  const source = readFileSync(join(folders.web, "index.html"), "utf8");
  const adminSource = readFileSync(join(folders.admin, "index.html"), "utf8");
  const loadEntry = async () => (await vite.ssrLoadModule("/src/entry-server.tsx")) as ServerEntry;
  const { getParameters } = await loadEntry();
  const readTemplate = (url: string) => vite.transformIndexHtml(url, source);
  return {
    template: source,
    render: async (request) => (await loadEntry()).getRenderer(readTemplate)(request),
    getParameters,
    admin: { template: adminSource, read: (url) => admin.transformIndexHtml(url, adminSource) },
    hasPolicy: false,
    clientFolders: undefined,
    reload() {
      for (const { ws } of [vite, admin]) ws.send({ type: "full-reload" });
    },
    async attach(server) {
      server.addHook("onRequest", ({ raw }, reply, done) => {
        const { url = "" } = raw;
        if (!url.startsWith(`${adminPaths.home}/`)) return vite.middlewares(raw, reply.raw, done);
        admin.middlewares(raw, reply.raw, () => {
          raw.url = url; // Vite removes its base from an address even if it does not answer it
          done();
        });
      });
    },
  };
}
