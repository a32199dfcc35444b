import { z } from "zod";
import { answerByMail } from "../features/auth/account-mail.ts";
import { defineJob } from "./job.ts";

export const accountMail = defineJob("account-mail", {
  input: z.object({ email: z.string(), cause: z.enum(["registered", "forgot"]) }),
  run: (app, { email, cause }) => answerByMail(app, email, cause),
});
