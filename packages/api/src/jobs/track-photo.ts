import { z } from "zod";
import { trackPhoto } from "../features/ai/images/photo-service.ts";
import { defineJob } from "./job.ts";

export const trackPhotoJob = defineJob("track-photo", {
  input: z.object({ photoId: z.string() }),
  run: (app, { photoId }, signal) => trackPhoto(app, photoId, signal),
});
