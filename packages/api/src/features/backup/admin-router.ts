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
import { adminProcedure, router } from "../../core/procedures/trpc.ts";
import { BackupFile, listBackups, openBackup, removeBackup, startBackup } from "./records-service.ts";
import { updateSchedule } from "./schedule-service.ts";

/** `open` gives a file, which the server sends as a body. */
export const adminBackupsRouter = router({
  list: adminProcedure.output(backupList).query(({ ctx }) => listBackups(ctx.app)),

  create: adminProcedure.output(backup).mutation(({ ctx }) => startBackup(ctx.app)),

  remove: adminProcedure
    .meta({ needsPassword: true })
    .input(backupIdInput)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await removeBackup(ctx.app, input.id);
      return { message: backupTexts.removed };
    }),

  updateSchedule: adminProcedure
    .input(updateBackupScheduleInput)
    .output(backupSchedule)
    .mutation(({ ctx, input }) => updateSchedule(ctx.app, input)),

  /** A mutation, so that the audit log records who downloaded the backup. */
  open: adminProcedure
    .meta({ needsPassword: true })
    .input(backupIdInput)
    .output(z.instanceof(BackupFile))
    .mutation(({ ctx, input }) => openBackup(ctx.app, input.id)),
});
