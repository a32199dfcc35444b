import { z } from "zod";
import { chainEntries } from "../features/audit/chain-service.ts";
import { defineJob } from "./job.ts";

export const chainAudit = defineJob("chain-audit", {
  input: z.object({}),
  schedule: "* * * * *",
  run: chainEntries,
});
