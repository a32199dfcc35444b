-- The days in which institutions accept applications, who was told of them, and private calendar addresses.

-- CreateTable
CREATE TABLE "application_windows" (
    "id" SERIAL NOT NULL,
    "institution_id" INTEGER NOT NULL,
    "first_day" DATE NOT NULL,
    "last_day" DATE NOT NULL,
    "source" VARCHAR(500) NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 0,
    "removed_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT clock_timestamp(),
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT clock_timestamp(),

    CONSTRAINT "application_windows_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "application_windows_days_check" CHECK (last_day >= first_day),
    CONSTRAINT "application_windows_source_check" CHECK (source ~ '^https?://')
);

-- CreateTable
CREATE TABLE "application_window_positions" (
    "window_id" INTEGER NOT NULL,
    "position_id" INTEGER NOT NULL,

    CONSTRAINT "application_window_positions_pkey" PRIMARY KEY ("window_id","position_id")
);

-- CreateTable
CREATE TABLE "window_readers" (
    "window_id" INTEGER NOT NULL,
    "member_id" INTEGER NOT NULL,
    "first_day" DATE NOT NULL,
    "last_day" DATE NOT NULL,
    "knows_removal" BOOLEAN NOT NULL DEFAULT false,

    CONSTRAINT "window_readers_pkey" PRIMARY KEY ("window_id","member_id")
);

-- CreateTable
CREATE TABLE "window_reminders" (
    "window_id" INTEGER NOT NULL,
    "member_id" INTEGER NOT NULL,
    "kind" TEXT NOT NULL,
    "day" DATE NOT NULL,

    CONSTRAINT "window_reminders_pkey" PRIMARY KEY ("window_id","member_id","kind","day"),
    CONSTRAINT "window_reminders_kind_check" CHECK (kind IN ('start7', 'start1', 'end7', 'end1'))
);

-- CreateTable
CREATE TABLE "calendar_feeds" (
    "member_id" INTEGER NOT NULL,
    "token_hash" BYTEA NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT clock_timestamp(),

    CONSTRAINT "calendar_feeds_pkey" PRIMARY KEY ("member_id"),
    CONSTRAINT "calendar_feeds_token_hash_check" CHECK (length(token_hash) = 32)
);

-- CreateIndex
CREATE INDEX "application_windows_institution_id_last_day_idx" ON "application_windows"("institution_id", "last_day");
CREATE INDEX "application_window_positions_position_id_idx" ON "application_window_positions"("position_id");
CREATE INDEX "window_readers_member_id_idx" ON "window_readers"("member_id");
CREATE UNIQUE INDEX "calendar_feeds_token_hash_key" ON "calendar_feeds"("token_hash");
-- Whom a reminder concerns.
CREATE INDEX "swap_profiles_current_institution_id_idx" ON "swap_profiles"("current_institution_id");

-- AddForeignKey
ALTER TABLE "application_windows" ADD CONSTRAINT "application_windows_institution_id_fkey" FOREIGN KEY ("institution_id") REFERENCES "institutions"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "application_window_positions" ADD CONSTRAINT "application_window_positions_window_id_fkey" FOREIGN KEY ("window_id") REFERENCES "application_windows"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "application_window_positions" ADD CONSTRAINT "application_window_positions_position_id_fkey" FOREIGN KEY ("position_id") REFERENCES "positions"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "window_readers" ADD CONSTRAINT "window_readers_window_id_fkey" FOREIGN KEY ("window_id") REFERENCES "application_windows"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "window_readers" ADD CONSTRAINT "window_readers_member_id_fkey" FOREIGN KEY ("member_id") REFERENCES "members"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "window_reminders" ADD CONSTRAINT "window_reminders_window_id_member_id_fkey" FOREIGN KEY ("window_id", "member_id") REFERENCES "window_readers"("window_id", "member_id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "calendar_feeds" ADD CONSTRAINT "calendar_feeds_member_id_fkey" FOREIGN KEY ("member_id") REFERENCES "members"("id") ON DELETE CASCADE ON UPDATE CASCADE;

SELECT audit_table('application_windows');
SELECT audit_table('application_window_positions');
