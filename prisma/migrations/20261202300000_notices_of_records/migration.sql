-- A notification names the record that it reports, such as a comment that waits. It counts as read as soon as that
-- record is decided, answered, closed or deleted, whichever statement does it.
ALTER TABLE "admin_notifications" ADD COLUMN "record_id" INTEGER;
UPDATE "admin_notifications" SET "record_id" = "contact_message_id";
ALTER TABLE "admin_notifications" DROP COLUMN "contact_message_id";
CREATE INDEX "admin_notifications_type_record_id_idx" ON "admin_notifications"("type", "record_id");

-- Marks the notifications of a record as read; its argument is their type. The statement also signals open tabs if
-- there is no such notification (admin_notifications_signal).
CREATE FUNCTION settle_notifications() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE admin_notifications SET is_read = true WHERE type = TG_ARGV[0] AND record_id = OLD.id AND NOT is_read;
  RETURN NULL;
END $$;

-- What waits, by type: a record's notifications are settled when this value changes, and when the record is deleted.
-- A record that waits once more gets a new notification afterwards.
DO $$
DECLARE
  kind text;
  records text;
  state text;
BEGIN
  FOR kind, records, state IN VALUES
    ('comment', 'comments', '%1$s.approved_at IS NULL AND %1$s.deleted_at IS NULL'),
    ('contact_message', 'contact_messages',
      '%1$s.closed_at IS NULL AND %1$s.replied_at IS NULL AND %1$s.deleted_at IS NULL'),
    ('listing_pending', 'listings', 'CASE WHEN %1$s.status IN (''active'', ''paused'') AND (%1$s.approval_status = ''pending''
      OR (%1$s.waiting_texts IS NOT NULL AND %1$s.rejection_reason = '''')) THEN %1$s.submitted_at END'),
    ('listing_report', 'listing_reports', '%1$s.resolved_at IS NULL'),
    ('contact_report', 'contact_reports', 'CASE WHEN %1$s.resolved_at IS NULL THEN %1$s.reason END'),
    ('staff_document', 'staff_documents', '%1$s.id'),
    ('webhook_disabled', 'webhook_endpoints', '%1$s.is_active')
  LOOP
    EXECUTE format('CREATE TRIGGER settle_changed AFTER UPDATE ON %I FOR EACH ROW WHEN ((%s) IS DISTINCT FROM (%s))
      EXECUTE FUNCTION settle_notifications(%L)', records, format(state, 'OLD'), format(state, 'NEW'), kind);
    EXECUTE format('CREATE TRIGGER settle_deleted AFTER DELETE ON %I FOR EACH ROW
      EXECUTE FUNCTION settle_notifications(%L)', records, kind);
  END LOOP;
END $$;

-- Comments of a post in the trash do not wait.
CREATE FUNCTION settle_comments_of_post() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE admin_notifications SET is_read = true WHERE type = 'comment' AND NOT is_read
    AND record_id IN (SELECT id FROM comments WHERE post_id = OLD.id);
  RETURN NULL;
END $$;
CREATE TRIGGER settle_comments AFTER UPDATE OF "deleted_at" ON "posts" FOR EACH ROW
  WHEN (OLD.deleted_at IS DISTINCT FROM NEW.deleted_at) EXECUTE FUNCTION settle_comments_of_post();

-- One notification reports all failed mails: it is settled with the last of them. Others only signal open tabs.
CREATE FUNCTION settle_failed_mails() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE admin_notifications SET is_read = true WHERE type = 'mail_failed' AND NOT is_read
    AND NOT EXISTS (SELECT FROM email_logs WHERE status = 'failed' AND closed_at IS NULL);
  RETURN NULL;
END $$;
CREATE TRIGGER settle_changed AFTER UPDATE ON "email_logs" FOR EACH ROW
  WHEN ((OLD.status = 'failed' AND OLD.closed_at IS NULL) <> (NEW.status = 'failed' AND NEW.closed_at IS NULL))
  EXECUTE FUNCTION settle_failed_mails();
CREATE TRIGGER settle_deleted AFTER DELETE ON "email_logs" FOR EACH ROW
  WHEN (OLD.status = 'failed' AND OLD.closed_at IS NULL) EXECUTE FUNCTION settle_failed_mails();

-- Notifications until now: what still waits keeps the one that quotes it and is nearest in time; the others are read.
CREATE TEMPORARY TABLE "waiting" ON COMMIT DROP AS
  SELECT 'comment' AS type, c.id, left(c.content, 40) AS quote, c.created_at AS since
    FROM comments c JOIN posts p ON p.id = c.post_id
    WHERE c.approved_at IS NULL AND c.deleted_at IS NULL AND p.deleted_at IS NULL
  UNION ALL SELECT 'contact_message', id, left(subject, 40), created_at FROM contact_messages
    WHERE closed_at IS NULL AND replied_at IS NULL AND deleted_at IS NULL
  UNION ALL SELECT 'listing_pending', id, left(coalesce(waiting_texts ->> 'title', title), 40), submitted_at FROM listings
    WHERE status IN ('active', 'paused')
      AND (approval_status = 'pending' OR (waiting_texts IS NOT NULL AND rejection_reason = ''))
  UNION ALL SELECT 'listing_report', id, left(reason, 40), created_at FROM listing_reports WHERE resolved_at IS NULL
  UNION ALL SELECT 'contact_report', id, left(reason, 40), created_at FROM contact_reports WHERE resolved_at IS NULL
  UNION ALL SELECT 'staff_document', id, '', created_at FROM staff_documents
  UNION ALL SELECT 'webhook_disabled', id, left(url, 40), failing_since FROM webhook_endpoints WHERE NOT is_active;
UPDATE "admin_notifications" n SET "record_id" = nearest.record_id
  FROM (SELECT DISTINCT ON (w.type, w.id) w.id AS record_id, n.id AS notification_id
    FROM "waiting" w JOIN "admin_notifications" n ON n.type = w.type AND strpos(n.message, w.quote) > 0
    ORDER BY w.type, w.id, abs(extract(epoch FROM n.created_at - w.since)), n.id DESC) nearest
  WHERE n.id = nearest.notification_id AND n.record_id IS NULL;
UPDATE "admin_notifications" n SET "is_read" = true
  WHERE NOT n.is_read AND n.type IN ('comment', 'contact_message', 'listing_pending', 'listing_report', 'contact_report',
      'staff_document', 'webhook_disabled')
    AND NOT EXISTS (SELECT FROM "waiting" w WHERE w.type = n.type AND w.id = n.record_id);
UPDATE "admin_notifications" SET "is_read" = true WHERE NOT "is_read" AND "type" = 'mail_failed'
  AND NOT EXISTS (SELECT FROM "email_logs" WHERE status = 'failed' AND closed_at IS NULL);
