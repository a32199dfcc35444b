-- Backups in the data folder, their schedule, and how calls to outside services went.
CREATE TABLE "backups" (
    "id" SERIAL NOT NULL,
    "file_name" VARCHAR(60) NOT NULL,
    "origin" TEXT NOT NULL,
    "state" TEXT NOT NULL DEFAULT 'waiting',
    "parts_done" INTEGER NOT NULL DEFAULT 0,
    "parts" INTEGER NOT NULL DEFAULT 0,
    "byte_size" BIGINT,
    "sha256" CHAR(64),
    "fault" VARCHAR(20) NOT NULL DEFAULT '',
    "due_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "finished_at" TIMESTAMPTZ(3),
    CONSTRAINT "backups_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "backups_file_name_check" CHECK (file_name ~ '^site-[0-9]{8}-[0-9]{6}(-[0-9a-f]{6})?\.tar\.gz$'),
    CONSTRAINT "backups_origin_check" CHECK (origin IN ('manual', 'schedule', 'command')),
    CONSTRAINT "backups_state_check" CHECK (state IN ('waiting', 'running', 'done', 'failed')),
    CONSTRAINT "backups_done_check" CHECK (state <> 'done' OR (byte_size > 0 AND sha256 ~ '^[0-9a-f]{64}$' AND finished_at IS NOT NULL)),
    CONSTRAINT "backups_fault_check" CHECK ((state = 'failed') = (fault <> '')),
    CONSTRAINT "backups_parts_check" CHECK (parts_done BETWEEN 0 AND parts)
);
CREATE UNIQUE INDEX "backups_file_name_key" ON "backups"("file_name");
CREATE UNIQUE INDEX "backups_due_at_key" ON "backups"("due_at");
CREATE INDEX "backups_created_at_idx" ON "backups"("created_at" DESC);
-- One at a time, on all instances together.
CREATE UNIQUE INDEX "backups_one_at_a_time_idx" ON "backups" ((true)) WHERE state IN ('waiting', 'running');

CREATE TABLE "backup_schedules" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "frequency" TEXT NOT NULL DEFAULT 'off',
    "hour" INTEGER NOT NULL DEFAULT 3,
    "kept" INTEGER NOT NULL DEFAULT 7,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "backup_schedules_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "backup_schedules_one_row_check" CHECK (id = 1),
    CONSTRAINT "backup_schedules_frequency_check" CHECK (frequency IN ('off', 'daily', 'weekly')),
    CONSTRAINT "backup_schedules_hour_check" CHECK (hour BETWEEN 0 AND 23),
    CONSTRAINT "backup_schedules_kept_check" CHECK (kept BETWEEN 1 AND 90)
);

CREATE TABLE "upstream_states" (
    "name" VARCHAR(40) NOT NULL,
    "last_success_at" TIMESTAMPTZ(3),
    "last_failure_at" TIMESTAMPTZ(3),
    "last_fault" VARCHAR(20) NOT NULL DEFAULT '',
    CONSTRAINT "upstream_states_pkey" PRIMARY KEY ("name")
);
