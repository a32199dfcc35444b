import { id } from "@site/contract/common/atoms";
import { z } from "zod";
import { makeDataExport } from "../features/account/privacy/export-service.ts";
import { defineJob } from "./job.ts";

export const exportData = defineJob("export-data", {
  input: z.object({ id }),
  run: (app, { id }) => makeDataExport(app, id),
});
