import { z } from "zod";
import { sweep } from "../features/becayis/jobs/sweep.ts";
import { defineJob } from "./job.ts";

export const sweepBecayis = defineJob("sweep-becayis", { input: z.object({}), schedule: "* * * * *", run: sweep });
