import { z } from "zod";
import { sweep } from "../features/becayis/sweep.ts";
import { defineJob } from "./job.ts";

export const sweepBecayis = defineJob("sweep-becayis", { input: z.object({}), schedule: "* * * * *", run: sweep });
