import { z } from "zod";
import { mailDueBundles } from "../features/notifications/bundles.ts";
import { defineJob } from "./job.ts";

export const mailNotifications = defineJob("mail-notifications", {
  input: z.object({}),
  schedule: "* * * * *",
  run: mailDueBundles,
});
