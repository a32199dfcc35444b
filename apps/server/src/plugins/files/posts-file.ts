import { Readable } from "node:stream";
import { type App, AppError, PostsFile } from "@site/api";
import type { FastifyInstance } from "fastify";
import { createContext } from "../../calls/create-context.ts";
import { callMutation } from "../rest/byte-bodies.ts";

/** Registers the download of all posts. */
export function registerPostsFile(server: FastifyInstance, app: App): void {
  server.get("/api/admin/posts-file", { exposeHeadRoute: false }, async (request, reply) => {
    const ctx = createContext(app, request, reply, { isGuarded: true });
    const file = await callMutation(ctx, "admin.posts.export", {});
    if (!(file instanceof PostsFile)) throw new AppError("INTERNAL");
    return reply
      .type("application/json; charset=utf-8")
      .header("content-disposition", `attachment; filename="${file.fileName}"`)
      .header("cache-control", "no-store")
      .send(Readable.from(file.pieces(), { objectMode: false }));
  });
}
