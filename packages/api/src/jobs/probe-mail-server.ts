import { z } from "zod";
import { probeMailServer as probe } from "../features/mail/backlog-service.ts";
import { defineJob } from "./job.ts";

export const probeMailServer = defineJob("probe-mail-server", {
  input: z.object({}),
  schedule: "* * * * *",
  run: probe,
});
