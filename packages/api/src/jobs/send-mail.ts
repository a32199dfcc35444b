import { id } from "@site/contract/common/atoms";
import { z } from "zod";
import { sendQueuedMail } from "../features/mail/delivery-service.ts";
import { defineJob } from "./job.ts";

export const sendMail = defineJob("send-mail", {
  input: z.object({ id }),
  run: (app, { id }, signal) => sendQueuedMail(app, id, signal),
});
