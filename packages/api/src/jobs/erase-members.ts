import { z } from "zod";
import { eraseDueMembers } from "../features/member/erasure-service.ts";
import { defineJob } from "./job.ts";

export const eraseMembers = defineJob("erase-members", {
  input: z.object({}),
  schedule: "20 * * * *",
  run: eraseDueMembers,
});
