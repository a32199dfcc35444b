-- Names that say what the rows are: registrations that a newer one supersedes, and tokens that were used once.
ALTER TABLE "displaced_registrations" RENAME TO "superseded_registrations";
ALTER TABLE "superseded_registrations" RENAME CONSTRAINT "displaced_registrations_pkey" TO "superseded_registrations_pkey";
ALTER INDEX "displaced_registrations_email_key_browser_hash_key" RENAME TO "superseded_registrations_email_key_browser_hash_key";
ALTER INDEX "displaced_registrations_created_at_idx" RENAME TO "superseded_registrations_created_at_idx";
ALTER SEQUENCE "displaced_registrations_id_seq" RENAME TO "superseded_registrations_id_seq";

ALTER TABLE "spent_stamps" RENAME TO "used_tokens";
ALTER TABLE "used_tokens" RENAME CONSTRAINT "spent_stamps_pkey" TO "used_tokens_pkey";
ALTER INDEX "spent_stamps_expires_at_idx" RENAME TO "used_tokens_expires_at_idx";
