import { z } from "zod";
import { eraseDueMembers } from "../features/account/privacy/erasure-service.ts";
import { defineJob } from "./job.ts";

export const eraseMembers = defineJob("erase-members", {
  input: z.object({}),
  schedule: "20 * * * *",
  run: eraseDueMembers,
});
