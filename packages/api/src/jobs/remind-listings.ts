import { z } from "zod";
import { remind } from "../features/becayis/jobs/sweep.ts";
import { defineJob } from "./job.ts";

export const remindListings = defineJob("remind-listings", {
  input: z.object({}),
  schedule: "10 * * * *",
  run: remind,
});
