import { z } from "zod";
import { sendDelivery } from "../features/webhooks/delivery-service.ts";
import { defineJob } from "./job.ts";

export const sendWebhook = defineJob("send-webhook", {
  input: z.object({ id: z.int() }),
  run: sendDelivery,
});
