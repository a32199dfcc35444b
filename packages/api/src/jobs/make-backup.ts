import { id } from "@site/contract/common/atoms";
import { z } from "zod";
import { makeBackup } from "../features/backup/run-service.ts";
import { defineJob } from "./job.ts";

export const makeBackupJob = defineJob("make-backup", {
  input: z.object({ id }),
  run: (app, { id }, signal) => makeBackup(app, id, signal),
});
