import { z } from "zod";
import { announceComment } from "../features/blog/comments/publication-service.ts";
import { defineJob } from "./job.ts";

export const announceCommentJob = defineJob("announce-comment", {
  input: z.object({ id: z.number() }),
  run: (app, { id }) => announceComment(app, id),
});
