-- Prisma fills in now() itself, by the clock of this machine; the database's own function is left to the database.
ALTER TABLE "admin_invitations" ALTER COLUMN "created_at" SET DEFAULT clock_timestamp();
ALTER TABLE "admin_notifications" ALTER COLUMN "created_at" SET DEFAULT clock_timestamp();
ALTER TABLE "admins" ALTER COLUMN "created_at" SET DEFAULT clock_timestamp(),
ALTER COLUMN "updated_at" SET DEFAULT clock_timestamp();
ALTER TABLE "ai_calls" ALTER COLUMN "at" SET DEFAULT clock_timestamp();
ALTER TABLE "ai_configurations" ALTER COLUMN "created_at" SET DEFAULT clock_timestamp(),
ALTER COLUMN "updated_at" SET DEFAULT clock_timestamp();
ALTER TABLE "ai_creations" ALTER COLUMN "created_at" SET DEFAULT clock_timestamp();
ALTER TABLE "alert_hits" ALTER COLUMN "created_at" SET DEFAULT clock_timestamp();
ALTER TABLE "api_keys" ALTER COLUMN "window_start" SET DEFAULT clock_timestamp(),
ALTER COLUMN "created_at" SET DEFAULT clock_timestamp();
ALTER TABLE "audit_entries" ALTER COLUMN "created_at" SET DEFAULT clock_timestamp();
ALTER TABLE "backup_schedules" ALTER COLUMN "updated_at" SET DEFAULT clock_timestamp();
ALTER TABLE "backups" ALTER COLUMN "created_at" SET DEFAULT clock_timestamp();
ALTER TABLE "categories" ALTER COLUMN "created_at" SET DEFAULT clock_timestamp(),
ALTER COLUMN "updated_at" SET DEFAULT clock_timestamp();
ALTER TABLE "comment_bans" ALTER COLUMN "created_at" SET DEFAULT clock_timestamp();
ALTER TABLE "comments" ALTER COLUMN "created_at" SET DEFAULT clock_timestamp();
ALTER TABLE "contact_messages" ALTER COLUMN "created_at" SET DEFAULT clock_timestamp();
ALTER TABLE "contact_reports" ALTER COLUMN "created_at" SET DEFAULT clock_timestamp();
ALTER TABLE "contact_request_messages" ALTER COLUMN "created_at" SET DEFAULT clock_timestamp();
ALTER TABLE "contact_requests" ALTER COLUMN "created_at" SET DEFAULT clock_timestamp(),
ALTER COLUMN "updated_at" SET DEFAULT clock_timestamp();
ALTER TABLE "data_exports" ALTER COLUMN "created_at" SET DEFAULT clock_timestamp();
ALTER TABLE "displaced_registrations" ALTER COLUMN "created_at" SET DEFAULT clock_timestamp();
ALTER TABLE "email_changes" ALTER COLUMN "created_at" SET DEFAULT clock_timestamp();
ALTER TABLE "email_logs" ALTER COLUMN "next_attempt_at" SET DEFAULT clock_timestamp(),
ALTER COLUMN "created_at" SET DEFAULT clock_timestamp();
ALTER TABLE "idempotent_answers" ALTER COLUMN "created_at" SET DEFAULT clock_timestamp();
ALTER TABLE "imports" ALTER COLUMN "created_at" SET DEFAULT clock_timestamp();
ALTER TABLE "library_images" ALTER COLUMN "created_at" SET DEFAULT clock_timestamp(),
ALTER COLUMN "updated_at" SET DEFAULT clock_timestamp();
ALTER TABLE "listing_reports" ALTER COLUMN "created_at" SET DEFAULT clock_timestamp();
ALTER TABLE "listings" ALTER COLUMN "created_at" SET DEFAULT clock_timestamp(),
ALTER COLUMN "updated_at" SET DEFAULT clock_timestamp(),
ALTER COLUMN "submitted_at" SET DEFAULT clock_timestamp();
ALTER TABLE "matches" ALTER COLUMN "created_at" SET DEFAULT clock_timestamp(),
ALTER COLUMN "updated_at" SET DEFAULT clock_timestamp();
ALTER TABLE "media" ALTER COLUMN "created_at" SET DEFAULT clock_timestamp();
ALTER TABLE "member_blocks" ALTER COLUMN "created_at" SET DEFAULT clock_timestamp();
ALTER TABLE "member_notifications" ALTER COLUMN "created_at" SET DEFAULT clock_timestamp();
ALTER TABLE "members" ALTER COLUMN "created_at" SET DEFAULT clock_timestamp(),
ALTER COLUMN "updated_at" SET DEFAULT clock_timestamp();
ALTER TABLE "page_seo" ALTER COLUMN "updated_at" SET DEFAULT clock_timestamp();
ALTER TABLE "pages" ALTER COLUMN "created_at" SET DEFAULT clock_timestamp(),
ALTER COLUMN "updated_at" SET DEFAULT clock_timestamp();
ALTER TABLE "passkeys" ALTER COLUMN "created_at" SET DEFAULT clock_timestamp();
ALTER TABLE "photo_credits" ALTER COLUMN "created_at" SET DEFAULT clock_timestamp();
ALTER TABLE "post_previews" ALTER COLUMN "created_at" SET DEFAULT clock_timestamp();
ALTER TABLE "post_provenance" ALTER COLUMN "generated_at" SET DEFAULT clock_timestamp();
ALTER TABLE "post_revisions" ALTER COLUMN "created_at" SET DEFAULT clock_timestamp();
ALTER TABLE "posts" ALTER COLUMN "created_at" SET DEFAULT clock_timestamp(),
ALTER COLUMN "updated_at" SET DEFAULT clock_timestamp();
ALTER TABLE "prompt_templates" ALTER COLUMN "created_at" SET DEFAULT clock_timestamp(),
ALTER COLUMN "updated_at" SET DEFAULT clock_timestamp();
ALTER TABLE "recovery_tokens" ALTER COLUMN "created_at" SET DEFAULT clock_timestamp();
ALTER TABLE "redirects" ALTER COLUMN "created_at" SET DEFAULT clock_timestamp();
ALTER TABLE "rings" ALTER COLUMN "created_at" SET DEFAULT clock_timestamp();
ALTER TABLE "saved_replies" ALTER COLUMN "created_at" SET DEFAULT clock_timestamp(),
ALTER COLUMN "updated_at" SET DEFAULT clock_timestamp();
ALTER TABLE "search_alerts" ALTER COLUMN "created_at" SET DEFAULT clock_timestamp();
ALTER TABLE "security_events" ALTER COLUMN "created_at" SET DEFAULT clock_timestamp();
ALTER TABLE "security_settings" ALTER COLUMN "updated_at" SET DEFAULT clock_timestamp();
ALTER TABLE "services" ALTER COLUMN "updated_at" SET DEFAULT clock_timestamp();
ALTER TABLE "sessions" ALTER COLUMN "created_at" SET DEFAULT clock_timestamp(),
ALTER COLUMN "last_seen_at" SET DEFAULT clock_timestamp(),
ALTER COLUMN "confirmed_at" SET DEFAULT clock_timestamp();
ALTER TABLE "settings" ALTER COLUMN "updated_at" SET DEFAULT clock_timestamp();
ALTER TABLE "smtp_configs" ALTER COLUMN "created_at" SET DEFAULT clock_timestamp(),
ALTER COLUMN "updated_at" SET DEFAULT clock_timestamp();
ALTER TABLE "swap_profiles" ALTER COLUMN "created_at" SET DEFAULT clock_timestamp(),
ALTER COLUMN "updated_at" SET DEFAULT clock_timestamp();
ALTER TABLE "tags" ALTER COLUMN "created_at" SET DEFAULT clock_timestamp(),
ALTER COLUMN "updated_at" SET DEFAULT clock_timestamp();
ALTER TABLE "trash_items" ALTER COLUMN "deleted_at" SET DEFAULT clock_timestamp();
ALTER TABLE "unsplash_settings" ALTER COLUMN "created_at" SET DEFAULT clock_timestamp(),
ALTER COLUMN "updated_at" SET DEFAULT clock_timestamp();
ALTER TABLE "webhook_deliveries" ALTER COLUMN "created_at" SET DEFAULT clock_timestamp();
ALTER TABLE "webhook_endpoints" ALTER COLUMN "created_at" SET DEFAULT clock_timestamp();
