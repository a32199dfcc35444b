import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import fastifyStatic from "@fastify/static";
import { adminPaths } from "@site/contract/admin-paths";
import { iconFiles } from "@site/contract/settings/brand";
import type { FastifyInstance } from "fastify";
import { staticPagePolicy } from "../guards/security.ts";

const YEAR_S = 31_536_000;
const DAY_S = 86_400;

/** The page that is shown without a connection; it contains its own style and script. */
const OFFLINE_PAGE = "offline.html";
/** The policy of the service worker, which restricts what the worker may fetch. */
const WORKER_POLICY = "default-src 'self'";

const icons = iconFiles.map((file) => file.slice(1));

/** The folders of the built clients. */
export interface ClientFolders {
  web: string;
  admin: string;
}

/**
 * Serves the built clients' files: fingerprinted ones for a year, others for a day. It leaves out the templates and the
 * icons, which registerBrandFiles serves.
 */
export async function registerStatic(server: FastifyInstance, { web, admin }: ClientFolders): Promise<void> {
  await registerFolder(server, web, "/");
  await registerFolder(server, admin, `${adminPaths.home}/`);
}

async function registerFolder(server: FastifyInstance, root: string, prefix: string): Promise<void> {
  const offlinePage = join(root, OFFLINE_PAGE);
  const pagePolicy = existsSync(offlinePage) ? staticPagePolicy(await readFile(offlinePage, "utf8")) : undefined;
  await server.register(fastifyStatic, {
    root,
    prefix,
    decorateReply: prefix === "/", // once per server
    wildcard: false,
    index: false,
    preCompressed: true,
    cacheControl: false,
    acceptRanges: false, // no file here is large enough to be requested in parts
    globIgnore: ["index.html", "manifest.json", "**/*.br", "**/*.gz", ...icons],
    setHeaders(reply, path) {
      const isFingerprinted = path.includes("/assets/");
      const isIcon = icons.some((icon) => path.endsWith(icon)); // another picture can replace it
      const isWorker = /\/sw\.js(?:\.\w+)?$/.test(path); // browsers must notice a new one
      if (isWorker) reply.header("content-security-policy", WORKER_POLICY);
      if (pagePolicy && path.startsWith(offlinePage)) reply.header("content-security-policy", pagePolicy);
      reply.header(
        "cache-control",
        isWorker || isIcon
          ? "no-cache"
          : isFingerprinted
            ? `public, max-age=${YEAR_S}, immutable`
            : `public, max-age=${DAY_S}`,
      );
    },
  });
}
