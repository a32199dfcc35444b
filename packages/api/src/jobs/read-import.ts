import { id } from "@site/contract/common/atoms";
import { z } from "zod";
import { readImport } from "../features/blog/transfer/reading-service.ts";
import { defineJob } from "./job.ts";

export const readImportJob = defineJob("read-import", {
  input: z.object({ id }),
  run: (app, { id }, signal) => readImport(app, id, signal),
});
