import { z } from "zod";
import { announce } from "../features/becayis/jobs/announce.ts";
import { defineJob } from "./job.ts";

/** Left by whoever finds a match; by the clock too, for what a lost worker left untold. */
export const announceBecayis = defineJob("announce-becayis", {
  input: z.object({}),
  schedule: "* * * * *",
  run: announce,
});
