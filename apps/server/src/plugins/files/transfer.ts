import { Readable } from "node:stream";
import { type App, AppError, admitAdmin, ContentArchive } from "@site/api";
import { transferTexts } from "@site/contract/blog/transfer/labels";
import { transferLimits } from "@site/contract/blog/transfer/schema";
import type { FastifyInstance } from "fastify";
import { createContext } from "../../calls/create-context.ts";
import { acceptBytes, callMutation } from "../rest/byte-bodies.ts";

/** Registers what moves content in and out as bytes: the pieces of an imported file and the archive of everything. */
export async function registerTransfer(server: FastifyInstance, app: App): Promise<void> {
  await server.register(async (scope) => {
    acceptBytes(scope, { tooLarge: transferTexts.pieceSize, notBytes: transferTexts.notBytes });
    scope.addHook("onRequest", async (request, reply) => {
      const admin = await admitAdmin(createContext(app, request, reply), "admin.transfer.addPiece", [
        "owner",
        "editor",
      ]);
      await app.limits.take("importPieces", String(admin.id));
    });
    scope.put<{ Params: { id: string; index: string } }>(
      "/api/admin/imports/:id/pieces/:index",
      { bodyLimit: transferLimits.pieceBytes },
      async (request, reply) => {
        const { id, index } = request.params;
        const input = { id: Number(id), index: Number(index), bytes: request.body };
        const answer = await callMutation(createContext(app, request, reply), "admin.transfer.addPiece", input);
        return reply.header("cache-control", "no-store").send(answer);
      },
    );
  });

  server.get("/api/admin/export", { exposeHeadRoute: false }, async (request, reply) => {
    const ctx = createContext(app, request, reply, { isGuarded: true });
    const archive = await callMutation(ctx, "admin.transfer.export", {});
    if (!(archive instanceof ContentArchive)) throw new AppError("INTERNAL");
    return reply
      .type("application/zip")
      .header("content-disposition", `attachment; filename="${archive.fileName}"`)
      .header("cache-control", "no-store")
      .send(Readable.from(archive.bytes(), { objectMode: false }));
  });
}
