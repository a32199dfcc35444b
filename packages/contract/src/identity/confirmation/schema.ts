import { z } from "zod";
import { passwordTexts } from "../passwords/labels.ts";
import { knownPassword } from "../passwords/schema.ts";

/** The password again, before a sensitive change. */
export const confirmByPasswordInput = z.strictObject({ password: knownPassword(passwordTexts.passwordRequired) });
