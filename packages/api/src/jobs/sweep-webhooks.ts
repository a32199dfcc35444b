import { z } from "zod";
import { sweepDeliveries } from "../features/webhooks/delivery-service.ts";
import { defineJob } from "./job.ts";

export const sweepWebhooks = defineJob("sweep-webhooks", {
  input: z.object({}),
  schedule: "* * * * *",
  run: sweepDeliveries,
});
