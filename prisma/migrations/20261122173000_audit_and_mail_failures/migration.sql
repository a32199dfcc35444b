-- AlterTable
ALTER TABLE "audit_entries" ADD COLUMN     "ip_address" VARCHAR(64) NOT NULL DEFAULT '',
ADD COLUMN     "outcome" VARCHAR(40) NOT NULL DEFAULT 'done',
ADD COLUMN     "user_agent" VARCHAR(256) NOT NULL DEFAULT '';

-- AlterTable
ALTER TABLE "email_logs" ADD COLUMN     "failure" VARCHAR(20) NOT NULL DEFAULT '';
