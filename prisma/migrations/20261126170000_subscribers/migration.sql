-- Following the blog by mail: who does, what is mailed, and to whom it went.

-- AlterTable
ALTER TABLE "email_logs" ADD COLUMN     "has_no_mailbox" BOOLEAN NOT NULL DEFAULT false;

-- CreateTable
CREATE TABLE "subscribers" (
    "id" SERIAL NOT NULL,
    "email" VARCHAR(254) NOT NULL,
    "email_key" TEXT GENERATED ALWAYS AS (lower("email" COLLATE "C")) STORED,
    "state" TEXT NOT NULL DEFAULT 'pending',
    "frequency" TEXT NOT NULL DEFAULT 'each',
    "category_ids" INTEGER[] DEFAULT ARRAY[]::INTEGER[],
    "key" UUID NOT NULL DEFAULT gen_random_uuid(),
    "consent_at" TIMESTAMPTZ(3),
    "consent_source" TEXT NOT NULL,
    "consent_text" VARCHAR(40) NOT NULL,
    "consent_proof" VARCHAR(500) NOT NULL DEFAULT '',
    "ended_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT clock_timestamp(),

    CONSTRAINT "subscribers_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "deleted_subscribers" (
    "email_hash" BYTEA NOT NULL,
    "deleted_at" TIMESTAMPTZ(3) NOT NULL DEFAULT clock_timestamp(),

    CONSTRAINT "deleted_subscribers_pkey" PRIMARY KEY ("email_hash")
);

-- CreateTable
CREATE TABLE "mail_issues" (
    "id" SERIAL NOT NULL,
    "key" UUID NOT NULL DEFAULT gen_random_uuid(),
    "post_id" INTEGER,
    "week" DATE,
    "digest_id" INTEGER,
    "state" TEXT NOT NULL DEFAULT 'waiting',
    "title" VARCHAR(200) NOT NULL,
    "due_at" TIMESTAMPTZ(3) NOT NULL,
    "started_at" TIMESTAMPTZ(3),
    "reached_id" INTEGER NOT NULL DEFAULT 0,
    "is_reached" BOOLEAN NOT NULL DEFAULT false,
    "finished_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT clock_timestamp(),

    CONSTRAINT "mail_issues_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "issue_deliveries" (
    "issue_id" INTEGER NOT NULL,
    "subscriber_id" INTEGER NOT NULL,
    "state" TEXT NOT NULL DEFAULT 'waiting',
    "mail_id" INTEGER,
    "queued_at" TIMESTAMPTZ(3),
    "has_left" BOOLEAN NOT NULL DEFAULT false,

    CONSTRAINT "issue_deliveries_pkey" PRIMARY KEY ("issue_id","subscriber_id")
);

-- CreateTable
CREATE TABLE "mailing_settings" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "is_paused" BOOLEAN NOT NULL DEFAULT false,
    "mails_per_minute" INTEGER NOT NULL DEFAULT 60,
    "delay_minutes" INTEGER NOT NULL DEFAULT 10,
    "previewed_at" TIMESTAMPTZ(3),
    "tested_at" TIMESTAMPTZ(3),
    "confirmed_at" TIMESTAMPTZ(3),
    "confirmed_by" TEXT NOT NULL DEFAULT '',

    CONSTRAINT "mailing_settings_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "subscribers_email_key_key" ON "subscribers"("email_key");

-- CreateIndex
CREATE UNIQUE INDEX "subscribers_key_key" ON "subscribers"("key");

-- CreateIndex
CREATE INDEX "subscribers_state_id_idx" ON "subscribers"("state", "id");

-- CreateIndex
CREATE UNIQUE INDEX "mail_issues_key_key" ON "mail_issues"("key");

-- CreateIndex
CREATE UNIQUE INDEX "mail_issues_post_id_key" ON "mail_issues"("post_id");

-- CreateIndex
CREATE UNIQUE INDEX "mail_issues_week_key" ON "mail_issues"("week");

-- CreateIndex
CREATE INDEX "mail_issues_state_due_at_idx" ON "mail_issues"("state", "due_at");

-- CreateIndex
CREATE INDEX "mail_issues_digest_id_idx" ON "mail_issues"("digest_id");

-- CreateIndex
CREATE UNIQUE INDEX "issue_deliveries_mail_id_key" ON "issue_deliveries"("mail_id");

-- CreateIndex
CREATE INDEX "issue_deliveries_subscriber_id_idx" ON "issue_deliveries"("subscriber_id");

-- AddForeignKey
ALTER TABLE "mail_issues" ADD CONSTRAINT "mail_issues_post_id_fkey" FOREIGN KEY ("post_id") REFERENCES "posts"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "mail_issues" ADD CONSTRAINT "mail_issues_digest_id_fkey" FOREIGN KEY ("digest_id") REFERENCES "mail_issues"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "issue_deliveries" ADD CONSTRAINT "issue_deliveries_issue_id_fkey" FOREIGN KEY ("issue_id") REFERENCES "mail_issues"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "issue_deliveries" ADD CONSTRAINT "issue_deliveries_subscriber_id_fkey" FOREIGN KEY ("subscriber_id") REFERENCES "subscribers"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "issue_deliveries" ADD CONSTRAINT "issue_deliveries_mail_id_fkey" FOREIGN KEY ("mail_id") REFERENCES "email_logs"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- Rules of the rows.
ALTER TABLE subscribers
  ADD CONSTRAINT subscribers_state_check CHECK (state IN ('pending', 'active', 'left', 'bounced')),
  ADD CONSTRAINT subscribers_frequency_check CHECK (frequency IN ('each', 'weekly')),
  ADD CONSTRAINT subscribers_categories_check CHECK (category_ids IS NOT NULL AND cardinality(category_ids) <= 100),
  ADD CONSTRAINT subscribers_source_check
    CHECK (consent_source IN ('article', 'category', 'footer', 'page', 'settings', 'import')),
  ADD CONSTRAINT subscribers_consent_check CHECK (state = 'pending' OR consent_at IS NOT NULL),
  ADD CONSTRAINT subscribers_proof_check CHECK (consent_source <> 'import' OR consent_proof <> '');

ALTER TABLE deleted_subscribers ADD CONSTRAINT deleted_subscribers_hash_check CHECK (length(email_hash) = 32);

ALTER TABLE mail_issues
  ADD CONSTRAINT mail_issues_state_check CHECK (state IN ('waiting', 'sending', 'done', 'kept')),
  ADD CONSTRAINT mail_issues_kind_check CHECK (post_id IS NULL OR week IS NULL),
  ADD CONSTRAINT mail_issues_start_check CHECK (state IN ('waiting', 'kept') OR started_at IS NOT NULL);

ALTER TABLE issue_deliveries
  ADD CONSTRAINT issue_deliveries_state_check CHECK (state IN ('waiting', 'queued', 'sent', 'failed', 'skipped'));
CREATE INDEX issue_deliveries_waiting_idx ON issue_deliveries (issue_id, subscriber_id) WHERE state = 'waiting';
CREATE INDEX issue_deliveries_queued_at_idx ON issue_deliveries (queued_at) WHERE queued_at IS NOT NULL;

ALTER TABLE mailing_settings
  ADD CONSTRAINT mailing_settings_one_row_check CHECK (id = 1),
  ADD CONSTRAINT mailing_settings_pace_check CHECK (mails_per_minute BETWEEN 1 AND 3000),
  ADD CONSTRAINT mailing_settings_delay_check CHECK (delay_minutes BETWEEN 0 AND 1440),
  -- Nothing is sent before somebody saw the preview, got a test mail and confirmed the note about the law.
  ADD CONSTRAINT mailing_settings_confirmation_check
    CHECK (confirmed_at IS NULL OR (previewed_at IS NOT NULL AND tested_at IS NOT NULL AND confirmed_by <> ''));
INSERT INTO mailing_settings DEFAULT VALUES;

-- A delivery has the state of its mail, and a mailbox that does not exist ends the subscription. It is a trigger so that
-- the outbox knows nothing of subscribers.
CREATE FUNCTION note_issue_outcome() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE issue_deliveries SET state = CASE NEW.status WHEN 'pending' THEN 'queued' ELSE NEW.status END
    WHERE mail_id = NEW.id;
  IF NEW.has_no_mailbox AND NEW.status = 'failed' THEN
    UPDATE subscribers SET state = 'bounced', ended_at = clock_timestamp()
      WHERE state = 'active' AND email_key = lower(NEW.recipient_email COLLATE "C")
        AND id = (SELECT subscriber_id FROM issue_deliveries WHERE mail_id = NEW.id);
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER note_issue_outcome AFTER UPDATE OF status ON email_logs FOR EACH ROW
  WHEN (NEW.status <> OLD.status AND NEW.template_slug IN ('subscriber_post', 'subscriber_week'))
  EXECUTE FUNCTION note_issue_outcome();

-- Mails of a post that readers no longer see are taken out of the outbox; they wait until it is published again.
CREATE FUNCTION withdraw_hidden_post() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  WITH withdrawn AS (
    DELETE FROM email_logs WHERE id IN (
      SELECT l.id FROM email_logs l JOIN issue_deliveries d ON d.mail_id = l.id
        JOIN mail_issues i ON i.id = d.issue_id
      WHERE i.post_id = NEW.id AND d.state = 'queued' AND l.status = 'pending' FOR UPDATE OF l SKIP LOCKED
    ) RETURNING id
  )
  UPDATE issue_deliveries SET state = 'waiting', mail_id = NULL WHERE mail_id IN (SELECT id FROM withdrawn);
  RETURN NULL;
END $$;
CREATE TRIGGER withdraw_hidden_post AFTER UPDATE OF status, deleted_at ON posts FOR EACH ROW
  WHEN (OLD.status = 'published' AND (NEW.status <> 'published' OR NEW.deleted_at IS NOT NULL))
  EXECUTE FUNCTION withdraw_hidden_post();

-- Whoever deletes a subscriber, imports leave the address out: a hash of it stays.
CREATE FUNCTION keep_deleted_subscriber() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO deleted_subscribers (email_hash) VALUES (sha256(convert_to(OLD.email_key, 'UTF8')))
    ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
CREATE TRIGGER keep_deleted_subscriber AFTER DELETE ON subscribers FOR EACH ROW
  WHEN (OLD.state <> 'pending') EXECUTE FUNCTION keep_deleted_subscriber();

-- A subscription follows the verified address of a member, by whichever way it changes. Links in mails to the former
-- address no longer open it.
CREATE FUNCTION follow_member_address() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  own subscribers%ROWTYPE;
  other subscribers%ROWTYPE;
BEGIN
  SELECT * INTO own FROM subscribers
    WHERE email_key = OLD.email_key AND state IN ('active', 'bounced') FOR UPDATE;
  IF NOT FOUND THEN RETURN NULL; END IF;
  SELECT * INTO other FROM subscribers WHERE email_key = NEW.email_key FOR UPDATE;
  IF FOUND THEN
    -- what the address has got is not mailed to it again
    INSERT INTO issue_deliveries (issue_id, subscriber_id, state, queued_at)
      SELECT issue_id, own.id, state, queued_at
      FROM issue_deliveries WHERE subscriber_id = other.id AND state <> 'waiting' ON CONFLICT DO NOTHING;
    DELETE FROM subscribers WHERE id = other.id;
  END IF;
  UPDATE subscribers SET email = NEW.email, key = gen_random_uuid(), state = 'active', ended_at = NULL
    WHERE id = own.id;
  RETURN NULL;
END $$;
CREATE TRIGGER follow_member_address AFTER UPDATE OF email ON members FOR EACH ROW
  WHEN (NEW.email_key <> OLD.email_key AND OLD.email_verified_at IS NOT NULL AND NEW.email_verified_at IS NOT NULL)
  EXECUTE FUNCTION follow_member_address();

SELECT audit_table('subscribers', '{email,email_key,key,consent_proof}');
SELECT audit_table('deleted_subscribers', '{email_hash}');
SELECT audit_table('mail_issues', '{key}');
SELECT audit_table('mailing_settings');
