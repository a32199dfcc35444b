-- A message waits until it is answered or closed, a failed mail until it is sent again or closed. Until now a message
-- that had been read did not wait.
ALTER TABLE "contact_messages" ADD COLUMN "closed_at" TIMESTAMPTZ(3);
UPDATE "contact_messages" SET "closed_at" = "read_at" WHERE "read_at" IS NOT NULL;
ALTER TABLE "email_logs" ADD COLUMN "closed_at" TIMESTAMPTZ(3);

-- Closing can be taken back like an approval.
ALTER TABLE "held_actions" DROP CONSTRAINT "held_actions_kind_check";
ALTER TABLE "held_actions" ADD CONSTRAINT "held_actions_kind_check" CHECK ("kind" IN ('listing', 'comment', 'message', 'mail'));
