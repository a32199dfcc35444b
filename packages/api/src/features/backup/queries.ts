import { hasNoJob } from "../../core/queue/job-queue.ts";

/** A weekly backup is due on Mondays. A schedule that was changed begins with its next moment. */
export const READ_SCHEDULE = `SELECT frequency, hour, kept, last AS "dueAt",
    CASE WHEN frequency <> 'off' THEN last + step END AS "nextAt"
  FROM (SELECT *, CASE WHEN latest <= now() THEN latest ELSE latest - step END AS last
    FROM (SELECT *, (date_trunc(unit, now() AT TIME ZONE 'Europe/Istanbul') + make_interval(hours => hour))
          AT TIME ZONE 'Europe/Istanbul' AS latest
      FROM (SELECT frequency, hour, kept,
          CASE frequency WHEN 'weekly' THEN 'week' ELSE 'day' END AS unit,
          CASE frequency WHEN 'weekly' THEN interval '7 days' ELSE interval '1 day' END AS step
        FROM backup_schedules) AS chosen) AS begun) AS due`;

export interface ScheduleRow {
  frequency: "off" | "daily" | "weekly";
  hour: number;
  kept: number;
  /** The newest moment that has passed. */
  dueAt: Date;
  nextAt: Date | null;
}

/** Adds the due backup; nothing while another one waits or runs, and nothing twice for one moment. */
export const INSERT_DUE_BACKUP = `INSERT INTO backups (file_name, origin, due_at)
  SELECT $1, 'schedule', $2 FROM backup_schedules WHERE frequency <> 'off' AND updated_at <= $2
  ON CONFLICT DO NOTHING RETURNING id`;

/** A backup whose job is gone or was given up would block all others. */
export const FAIL_LOST_BACKUPS = `UPDATE backups SET state = 'failed', fault = 'lost', finished_at = now()
  WHERE state IN ('waiting', 'running') AND created_at < now() - interval '1 minute'
    AND ${hasNoJob("'backup:' || backups.id")}
  RETURNING id`;

export const BEGIN_BACKUP = `UPDATE backups SET state = 'running', parts_done = 0, parts = 0
  WHERE id = $1 AND state IN ('waiting', 'running') RETURNING file_name AS "fileName"`;

export const NOTE_PROGRESS = "UPDATE backups SET parts_done = $2, parts = $3 WHERE id = $1 AND state = 'running'";

export const POSTPONE_BACKUP = "UPDATE backups SET state = 'waiting' WHERE id = $1 AND state = 'running'";

export const FINISH_BACKUP = `UPDATE backups SET state = 'done', byte_size = $2, sha256 = $3, finished_at = now(),
  parts_done = parts WHERE id = $1 AND state = 'running'`;

export const FAIL_BACKUP = `UPDATE backups SET state = 'failed', fault = $2, finished_at = now()
  WHERE id = $1 AND state = 'running'`;

/** Scheduled backups, newest first; those made by hand stay until somebody deletes them. */
export const LIST_SCHEDULED_BACKUPS = `SELECT id, file_name AS "fileName" FROM backups
  WHERE origin = 'schedule' AND state = 'done' ORDER BY created_at DESC, id DESC`;

export const LIST_FAILED_SCHEDULED = `SELECT id FROM backups WHERE origin = 'schedule' AND state = 'failed'
  ORDER BY created_at DESC, id DESC`;

export const FORGET_BACKUPS = "DELETE FROM backups WHERE id = ANY($1::int[]) AND state IN ('done', 'failed')";

export const RECORD_COMMAND = `INSERT INTO backups (file_name, origin, state, byte_size, sha256, finished_at)
  VALUES ($1, 'command', 'done', $2, $3, now()) ON CONFLICT DO NOTHING`;

/** A version that is about to be replaced may not have the table yet. */
export const HAS_BACKUPS = "SELECT to_regclass('backups') IS NOT NULL AS found";
