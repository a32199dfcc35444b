-- A listing that somebody has approved keeps its state until the hold ends, so its notification is settled with the
-- hold. A decision that is taken back makes the notification unread again, unless somebody had read it before.
ALTER TABLE "admin_notifications" ADD COLUMN "is_settled" BOOLEAN NOT NULL DEFAULT false;

CREATE OR REPLACE FUNCTION settle_notifications() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE admin_notifications SET is_read = true, is_settled = true
    WHERE type = TG_ARGV[0] AND record_id = OLD.id AND NOT is_read;
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION settle_comments_of_post() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE admin_notifications SET is_read = true, is_settled = true WHERE type = 'comment' AND NOT is_read
    AND record_id IN (SELECT id FROM comments WHERE post_id = OLD.id);
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION settle_failed_mails() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE admin_notifications SET is_read = true, is_settled = true WHERE type = 'mail_failed' AND NOT is_read
    AND NOT EXISTS (SELECT FROM email_logs WHERE status = 'failed' AND closed_at IS NULL);
  RETURN NULL;
END $$;

CREATE FUNCTION settle_held_listing() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE admin_notifications SET is_read = true, is_settled = true
    WHERE type = 'listing_pending' AND record_id = NEW.record_id AND NOT is_read;
  RETURN NULL;
END $$;
CREATE TRIGGER settle_held AFTER INSERT ON "held_actions" FOR EACH ROW WHEN (NEW.kind = 'listing')
  EXECUTE FUNCTION settle_held_listing();
