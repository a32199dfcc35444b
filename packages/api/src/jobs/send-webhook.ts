import { z } from "zod";
import { sendDeliveries } from "../features/webhooks/delivery-service.ts";
import { defineJob } from "./job.ts";

/** Runs beside the queue, so that an endpoint that does not answer delays no other. */
export const sendWebhook = defineJob("send-webhook", {
  input: z.object({ id: z.int() }),
  runsBeside: true,
  run: sendDeliveries,
});
