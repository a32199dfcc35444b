import { id } from "@site/contract/common/atoms";
import { z } from "zod";
import { runCreation } from "../features/ai/creations/run-service.ts";
import { defineJob } from "./job.ts";

export const runCreationJob = defineJob("run-creation", {
  input: z.object({ id }),
  run: (app, { id }, signal) => runCreation(app, id, signal),
});
