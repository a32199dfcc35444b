import { z } from "zod";
import { answerForgotten } from "../features/auth/account-mail.ts";
import { answerRegistration, registration } from "../features/auth/registration.ts";
import { defineJob } from "./job.ts";

export const accountMail = defineJob("account-mail", {
  input: z.object({ email: z.string(), cause: z.enum(["registered", "forgot"]), later: registration.optional() }),
  run: (app, { email, cause, later }) =>
    cause === "forgot" ? answerForgotten(app, email) : answerRegistration(app, email, later),
});
