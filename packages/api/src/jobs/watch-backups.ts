import { z } from "zod";
import { watchBackups } from "../features/backup/run-service.ts";
import { defineJob } from "./job.ts";

export const watchBackupsJob = defineJob("watch-backups", {
  input: z.object({}),
  schedule: "*/5 * * * *",
  run: watchBackups,
});
