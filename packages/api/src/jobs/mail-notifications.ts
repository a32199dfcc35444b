import { z } from "zod";
import { mailAdminNews } from "../features/notifications/admin-mails.ts";
import { mailDueBundles } from "../features/notifications/bundles.ts";
import { defineJob } from "./job.ts";

export const mailNotifications = defineJob("mail-notifications", {
  input: z.object({}),
  schedule: "* * * * *",
  async run(app) {
    await mailDueBundles(app);
    await mailAdminNews(app);
  },
});
