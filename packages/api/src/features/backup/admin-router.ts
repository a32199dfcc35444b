import { backupTexts } from "@site/contract/backup/labels";
import {
  backup,
  backupIdInput,
  backupList,
  backupSchedule,
  updateBackupScheduleInput,
} from "@site/contract/backup/schema";
import { done } from "@site/contract/common/results";
import { z } from "zod";
import { ownerProcedure, router } from "../../core/trpc.ts";
import { BackupFile, listBackups, openBackup, removeBackup, startBackup } from "./records-service.ts";
import { updateSchedule } from "./schedule-service.ts";

const tags = ["Yönetim: sistem"];
const path = "/api/admin/system/backups";

/** `open` gives a file, which the server sends as a body. */
export const adminBackupsRouter = router({
  list: ownerProcedure
    .meta({ openapi: { method: "GET", path, tags, summary: "Yedekler ve zamanları", protect: true } })
    .output(backupList)
    .query(({ ctx }) => listBackups(ctx.app)),

  create: ownerProcedure
    .meta({ openapi: { method: "POST", path, tags, summary: "Şimdi yedekleme", protect: true } })
    .output(backup)
    .mutation(({ ctx }) => startBackup(ctx.app)),

  remove: ownerProcedure
    .meta({
      openapi: { method: "DELETE", path: `${path}/{id}`, tags, summary: "Bir yedeği silme", protect: true },
      needsPassword: true,
    })
    .input(backupIdInput)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await removeBackup(ctx.app, input.id);
      return { message: backupTexts.removed };
    }),

  updateSchedule: ownerProcedure
    .meta({
      openapi: {
        method: "PUT",
        path: "/api/admin/system/backup-schedule",
        tags,
        summary: "Yedekleme zamanını değiştirme",
        protect: true,
      },
    })
    .input(updateBackupScheduleInput)
    .output(backupSchedule)
    .mutation(({ ctx, input }) => updateSchedule(ctx.app, input)),

  /** Gives everything away, so that it is a mutation: the audit log tells who took it. */
  open: ownerProcedure
    .meta({ needsPassword: true })
    .input(backupIdInput)
    .output(z.instanceof(BackupFile))
    .mutation(({ ctx, input }) => openBackup(ctx.app, input.id)),
});
