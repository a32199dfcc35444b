-- A deleted comment stays for 30 days, with its answers, so that the deletion can be undone.
ALTER TABLE "comments" ADD COLUMN "deleted_at" TIMESTAMPTZ(3);

-- Authors whose new comments go to the trash at once. An erased member takes the ban along.
CREATE TABLE "comment_bans" (
    "id" SERIAL NOT NULL,
    "member_id" INTEGER,
    "email_key" VARCHAR(255) NOT NULL,
    "author_name" VARCHAR(401) NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "comment_bans_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "comment_bans_member_id_key" ON "comment_bans"("member_id");
CREATE UNIQUE INDEX "comment_bans_email_key_key" ON "comment_bans"("email_key");
ALTER TABLE "comment_bans" ADD CONSTRAINT "comment_bans_member_id_fkey" FOREIGN KEY ("member_id") REFERENCES "members"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- The mail that carries the reply; its row is deleted earlier than the message.
ALTER TABLE "contact_messages" ADD COLUMN "reply_mail_id" INTEGER;
CREATE UNIQUE INDEX "contact_messages_reply_mail_id_key" ON "contact_messages"("reply_mail_id");
ALTER TABLE "contact_messages" ADD CONSTRAINT "contact_messages_reply_mail_id_fkey" FOREIGN KEY ("reply_mail_id") REFERENCES "email_logs"("id") ON DELETE SET NULL ON UPDATE CASCADE;

CREATE TABLE "saved_replies" (
    "id" SERIAL NOT NULL,
    "title" VARCHAR(120) NOT NULL,
    "body" VARCHAR(10000) NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "saved_replies_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "saved_replies_title_key" ON "saved_replies"("title");

-- Tells every instance that the administrators' bell has changed, whichever statement changed it.
CREATE FUNCTION signal_admin_bell() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('admin_signals', 'bell');
  RETURN NULL;
END $$;
CREATE TRIGGER admin_notifications_signal AFTER INSERT OR UPDATE OR DELETE ON "admin_notifications" FOR EACH STATEMENT EXECUTE FUNCTION signal_admin_bell();

-- Tells every instance that an administrator's session has ended, so that its event stream is closed.
CREATE FUNCTION signal_admin_session() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('admin_signals', 'sessions');
  RETURN NULL;
END $$;
CREATE TRIGGER sessions_signal_end AFTER UPDATE OF revoked_at ON "sessions" FOR EACH ROW
  WHEN (NEW.kind = 'admin' AND NEW.revoked_at IS NOT NULL AND OLD.revoked_at IS NULL) EXECUTE FUNCTION signal_admin_session();
