import { z } from "zod";
import { sweepMails as sweep } from "../features/mail/delivery.ts";
import { defineJob } from "./job.ts";

export const sweepMails = defineJob("sweep-mails", { input: z.object({}), schedule: "* * * * *", run: sweep });
