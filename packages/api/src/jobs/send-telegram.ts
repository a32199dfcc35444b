import { z } from "zod";
import { sendTelegramNotifications } from "../features/telegram/delivery-service.ts";
import { defineJob } from "./job.ts";

export const sendTelegram = defineJob("send-telegram", {
  input: z.object({}),
  run: sendTelegramNotifications,
});
