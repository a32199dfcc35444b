import { createSmtpInput } from "@site/contract/mail/admin-schema";
import { z } from "zod";

export const emptyServer = {
  name: "",
  host: "",
  port: 587,
  username: "",
  password: "",
  secure: true,
  enabled: true,
  fromName: "",
  fromEmail: "",
  replyTo: "",
};
/** An empty password keeps the stored one. */
export const storedServerSchema = createSmtpInput.extend({ password: z.string().max(500) });
