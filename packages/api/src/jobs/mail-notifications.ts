import { z } from "zod";
import { mailDueBundles } from "../features/notifications/bundles.ts";
import { defineJob } from "./job.ts";

export const mailNotices = defineJob("mail-notices", {
  input: z.object({}),
  schedule: "* * * * *",
  run: mailDueBundles,
});
