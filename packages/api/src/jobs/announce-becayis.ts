import { z } from "zod";
import { announce } from "../features/becayis/jobs/announce.ts";
import { defineJob } from "./job.ts";

/** Queued when a match is found, and scheduled in case a worker was lost. */
export const announceBecayis = defineJob("announce-becayis", {
  input: z.object({}),
  schedule: "* * * * *",
  run: announce,
});
