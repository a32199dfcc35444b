-- Addresses are compared by their key in every table. A function names the rule, as getEmailKey does in the contract.
CREATE OR REPLACE FUNCTION email_key(address text) RETURNS text
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE RETURN lower(address COLLATE "C");

ALTER TABLE "admins" ADD COLUMN "email_key" TEXT GENERATED ALWAYS AS (email_key("email")) STORED;
ALTER TABLE "comments" ADD COLUMN "author_key" TEXT GENERATED ALWAYS AS (email_key("author_email")) STORED;
ALTER TABLE "email_changes"
  ADD COLUMN "old_key" TEXT GENERATED ALWAYS AS (email_key("old_email")) STORED,
  ADD COLUMN "new_key" TEXT GENERATED ALWAYS AS (email_key("new_email")) STORED;
ALTER TABLE "email_logs" ADD COLUMN "recipient_key" TEXT GENERATED ALWAYS AS (email_key("recipient_email")) STORED;
ALTER TABLE "waiting_listings" ADD COLUMN "email_key" TEXT GENERATED ALWAYS AS (email_key("email")) STORED;

CREATE INDEX "admins_email_key_idx" ON "admins"("email_key");
CREATE INDEX "comments_author_key_idx" ON "comments"("author_key");
CREATE INDEX "email_logs_recipient_key_idx" ON "email_logs"("recipient_key");
CREATE INDEX "waiting_listings_email_key_idx" ON "waiting_listings"("email_key");

-- The audit log leaves out generated columns, which it lists when its trigger is made.
SELECT audit_table('admins', '{password_hash,google_sub}');
SELECT audit_table('comments', '{author_name,author_surname,author_email}');
