import { type App, AppError, BackupFile } from "@site/api";
import type { FastifyInstance } from "fastify";
import { createContext } from "../../calls/create-context.ts";
import { callMutation } from "../rest/byte-bodies.ts";

/** Registers the download of backups. The address contains the number of a backup, never a file name. */
export function registerBackupFiles(server: FastifyInstance, app: App): void {
  server.get<{ Params: { id: string } }>(
    "/api/admin/system/backups/:id/file",
    { exposeHeadRoute: false },
    async (request, reply) => {
      const input = { id: Number(request.params.id) };
      const ctx = createContext(app, request, reply, { isGuarded: true });
      const file = await callMutation(ctx, "admin.backups.open", input);
      if (!(file instanceof BackupFile)) throw new AppError("INTERNAL");
      return reply
        .type("application/gzip")
        .headers({
          "content-disposition": `attachment; filename="${file.fileName}"`,
          "content-length": file.byteSize,
          "cache-control": "no-store",
        })
        .send(file.content);
    },
  );
}
