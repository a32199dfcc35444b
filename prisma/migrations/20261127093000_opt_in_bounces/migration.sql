-- A mailbox that does not exist is also learnt from the mail that asks for the confirmation. Such an address has agreed to
-- nothing; the clean-up deletes it after the time of unconfirmed ones.
ALTER TABLE subscribers DROP CONSTRAINT subscribers_consent_check,
  ADD CONSTRAINT subscribers_consent_check CHECK (state IN ('pending', 'bounced') OR consent_at IS NOT NULL);

CREATE FUNCTION note_opt_in_outcome() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE subscribers SET state = 'bounced', ended_at = clock_timestamp()
    WHERE state IN ('pending', 'active') AND email_key = lower(NEW.recipient_email COLLATE "C");
  RETURN NULL;
END $$;
CREATE TRIGGER note_opt_in_outcome AFTER UPDATE OF status ON email_logs FOR EACH ROW
  WHEN (NEW.status = 'failed' AND NEW.status <> OLD.status AND NEW.has_no_mailbox
    AND NEW.template_slug IN ('subscriber_confirm', 'subscriber_known'))
  EXECUTE FUNCTION note_opt_in_outcome();

-- Who never agreed leaves no hash behind.
DROP TRIGGER keep_deleted_subscriber ON subscribers;
CREATE TRIGGER keep_deleted_subscriber AFTER DELETE ON subscribers FOR EACH ROW
  WHEN (OLD.consent_at IS NOT NULL) EXECUTE FUNCTION keep_deleted_subscriber();
