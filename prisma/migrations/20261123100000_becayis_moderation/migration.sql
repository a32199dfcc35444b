ALTER TABLE "listings" ADD COLUMN "submitted_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP;
ALTER TABLE "listings" ADD COLUMN "reviewed" JSONB;
UPDATE "listings" SET "submitted_at" = "updated_at";

CREATE TABLE "rejection_reasons" (
    "id" SERIAL NOT NULL,
    "text" VARCHAR(500) NOT NULL,

    CONSTRAINT "rejection_reasons_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "rejection_reasons_text_key" ON "rejection_reasons"("text");

ALTER TABLE "listing_reports" ADD COLUMN "resolution" TEXT;
ALTER TABLE "listing_reports" ADD COLUMN "resolution_note" VARCHAR(1000) NOT NULL DEFAULT '';
UPDATE "listing_reports" SET "resolution" = 'nothing' WHERE "resolved_at" IS NOT NULL;
ALTER TABLE "listing_reports" ADD CONSTRAINT "listing_reports_resolution_check"
  CHECK ("resolution" IN ('nothing', 'paused') AND "resolved_at" IS NOT NULL OR "resolution" IS NULL AND "resolved_at" IS NULL);

CREATE TABLE "contact_reports" (
    "id" SERIAL NOT NULL,
    "request_id" INTEGER NOT NULL,
    "member_id" INTEGER,
    "reason" VARCHAR(1000) NOT NULL,
    "resolution" TEXT,
    "resolution_note" VARCHAR(1000) NOT NULL DEFAULT '',
    "resolved_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "contact_reports_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "contact_reports_request_id_member_id_key" ON "contact_reports"("request_id", "member_id");
CREATE INDEX "contact_reports_member_id_idx" ON "contact_reports"("member_id");
ALTER TABLE "contact_reports" ADD CONSTRAINT "contact_reports_request_id_fkey" FOREIGN KEY ("request_id") REFERENCES "contact_requests"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "contact_reports" ADD CONSTRAINT "contact_reports_member_id_fkey" FOREIGN KEY ("member_id") REFERENCES "members"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "contact_reports" ADD CONSTRAINT "contact_reports_resolution_check"
  CHECK ("resolution" = 'nothing' AND "resolved_at" IS NOT NULL OR "resolution" IS NULL AND "resolved_at" IS NULL);

CREATE TABLE "board_settings" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "listing_days" INTEGER NOT NULL DEFAULT 90,
    "revival_days" INTEGER NOT NULL DEFAULT 30,
    "contact_request_days" INTEGER NOT NULL DEFAULT 15,
    "ring_answer_days" INTEGER NOT NULL DEFAULT 7,
    "alerts_per_member" INTEGER NOT NULL DEFAULT 20,

    CONSTRAINT "board_settings_pkey" PRIMARY KEY ("id")
);
ALTER TABLE "board_settings" ADD CONSTRAINT "board_settings_bounds_check" CHECK (id = 1
  AND listing_days BETWEEN 14 AND 365 AND revival_days BETWEEN 0 AND 90 AND contact_request_days BETWEEN 1 AND 60
  AND ring_answer_days BETWEEN 1 AND 30 AND alerts_per_member BETWEEN 1 AND 100);
INSERT INTO "board_settings" ("id") VALUES (1);
