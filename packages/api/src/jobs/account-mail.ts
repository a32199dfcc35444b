import { z } from "zod";
import { answerForgotten } from "../features/account/links/mail-service.ts";
import { answerRegistration, registration } from "../features/account/registration/answer-service.ts";
import { defineJob } from "./job.ts";

export const accountMail = defineJob("account-mail", {
  input: z.object({ email: z.string(), cause: z.enum(["registered", "forgot"]), later: registration.optional() }),
  run: (app, { email, cause, later }) =>
    cause === "forgot" ? answerForgotten(app, email) : answerRegistration(app, email, later),
});
