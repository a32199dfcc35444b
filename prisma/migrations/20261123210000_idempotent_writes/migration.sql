-- `claim` tells one run of a call from the next; a run that lost its claim can no longer write.
ALTER TABLE "idempotent_answers"
  ADD COLUMN "claim" UUID NOT NULL DEFAULT gen_random_uuid(),
  ADD COLUMN "has_written" BOOLEAN NOT NULL DEFAULT false;
