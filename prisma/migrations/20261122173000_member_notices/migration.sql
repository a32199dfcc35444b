-- AlterTable
ALTER TABLE "member_notifications" ADD COLUMN     "bundle" VARCHAR(60),
ADD COLUMN     "count" INTEGER NOT NULL DEFAULT 1,
ADD COLUMN     "mail_due_at" TIMESTAMPTZ(3),
ADD COLUMN     "mailed_at" TIMESTAMPTZ(3);
ALTER TABLE "matches" ADD COLUMN     "end_told_at" TIMESTAMPTZ(3);
ALTER TABLE "rings" ADD COLUMN     "end_told_at" TIMESTAMPTZ(3);

ALTER TABLE "member_notifications" ADD CONSTRAINT "member_notifications_count_check" CHECK (count >= 1);
-- The bell counts unread notices; a job looks for mails that wait, and for ends that nobody was told of.
CREATE INDEX "member_notifications_unread_idx" ON "member_notifications" (member_id) WHERE read_at IS NULL;
CREATE INDEX "member_notifications_mail_due_idx" ON "member_notifications" (mail_due_at) WHERE mail_due_at IS NOT NULL;
CREATE INDEX "matches_untold_end_idx" ON "matches" (id) WHERE status = 'expired' AND end_told_at IS NULL;
CREATE INDEX "rings_untold_end_idx" ON "rings" (id) WHERE status = 'expired' AND end_told_at IS NULL;

-- What ended before this version is no news.
UPDATE "matches" SET end_told_at = now() WHERE status = 'expired';
UPDATE "rings" SET end_told_at = now() WHERE status = 'expired';

-- Events that had no setting of their own followed these: members keep what they chose for them.
INSERT INTO "notification_preferences" (member_id, event, channel)
SELECT p.member_id, n.event, p.channel FROM "notification_preferences" p
JOIN (VALUES ('match_found', 'match_answered'), ('match_found', 'ring_found'), ('match_found', 'ring_answered'),
  ('contact_request_accepted', 'contact_request_refused'), ('contact_request_received', 'thread_message')) AS n(source, event) ON n.source = p.event
ON CONFLICT DO NOTHING;
