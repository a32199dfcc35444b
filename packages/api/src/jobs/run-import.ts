import { id } from "@site/contract/common/atoms";
import { z } from "zod";
import { runImport } from "../features/blog/transfer/run-service.ts";
import { defineJob } from "./job.ts";

export const runImportJob = defineJob("run-import", {
  input: z.object({ id }),
  run: (app, { id }, signal) => runImport(app, id, signal),
});
