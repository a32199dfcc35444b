import { z } from "zod";
import { probeMailServer as probe, sweepMails } from "../features/mail/backlog-service.ts";
import { defineJob } from "./job.ts";

export const probeMailServer = defineJob("probe-mail-server", {
  input: z.object({}),
  schedule: "* * * * *",
  async run(app) {
    await sweepMails(app);
    await probe(app);
  },
});
