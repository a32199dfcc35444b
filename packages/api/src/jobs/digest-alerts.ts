import { z } from "zod";
import { sendDailyAlerts } from "../features/becayis/alerts/delivery-service.ts";
import { defineJob } from "./job.ts";

/** Runs at eight in the morning in Istanbul. */
export const digestAlerts = defineJob("digest-alerts", {
  input: z.object({}),
  schedule: "0 5 * * *",
  run: sendDailyAlerts,
});
