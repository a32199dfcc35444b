export const READ_DATABASE = `SELECT current_setting('server_version') AS version,
    pg_database_size(current_database()) AS "byteSize",
    (SELECT count(*)::int FROM pg_stat_activity WHERE datname = current_database()) AS connections,
    current_setting('max_connections')::int AS "mostConnections"`;

export interface DatabaseRow {
  version: string;
  /** A bigint, which pg gives as text. */
  byteSize: string;
  connections: number;
  mostConnections: number;
}

export const READ_MIGRATIONS = `SELECT migration_name AS name, finished_at AS at FROM _prisma_migrations
  WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL ORDER BY migration_name`;

export interface MigrationRow {
  name: string;
  at: Date;
}

/** A job whose attempts are used up is kept by the queue and never runs again. */
export const COUNT_JOBS = `SELECT task.identifier AS name,
    (count(*) FILTER (WHERE locked_at IS NULL AND attempts < max_attempts AND run_at <= now()))::int AS waiting,
    (count(*) FILTER (WHERE locked_at IS NULL AND attempts < max_attempts AND run_at > now()))::int AS later,
    (count(*) FILTER (WHERE locked_at IS NOT NULL))::int AS running,
    (count(*) FILTER (WHERE locked_at IS NULL AND attempts >= max_attempts))::int AS failed,
    coalesce(extract(epoch FROM now() - min(run_at) FILTER (WHERE locked_at IS NULL AND attempts < max_attempts
      AND run_at <= now())), 0)::int AS "oldestSeconds"
  FROM graphile_worker._private_jobs AS job JOIN graphile_worker._private_tasks AS task ON task.id = job.task_id
  GROUP BY task.identifier ORDER BY task.identifier`;

export interface JobCountRow {
  name: string;
  waiting: number;
  later: number;
  running: number;
  failed: number;
  oldestSeconds: number;
}

/** The last error is left out: it may contain a person's data. */
export const LIST_FAILED_JOBS = `SELECT job.id::text AS id, task.identifier AS name, job.attempts,
    job.updated_at AS "failedAt"
  FROM graphile_worker._private_jobs AS job JOIN graphile_worker._private_tasks AS task ON task.id = job.task_id
  WHERE job.locked_at IS NULL AND job.attempts >= job.max_attempts ORDER BY job.updated_at DESC, job.id DESC LIMIT $1`;

export interface FailedJobRow {
  id: string;
  name: string;
  attempts: number;
  failedAt: Date;
}

/** Locks the failed job; a job that waits or runs is none. */
export const FIND_FAILED_JOB = `SELECT id FROM graphile_worker._private_jobs
  WHERE id = $1::bigint AND locked_at IS NULL AND attempts >= max_attempts FOR UPDATE`;

export const RETRY_JOB = `SELECT 1 FROM graphile_worker.reschedule_jobs(ARRAY[$1::bigint], run_at := now(),
  attempts := 0)`;

export const READ_UPSTREAMS = `SELECT
    EXISTS (SELECT FROM smtp_configs WHERE enabled) AS mail,
    EXISTS (SELECT FROM email_logs WHERE status = 'pending' AND failure = 'unreachable') AS "mailPaused",
    EXISTS (SELECT FROM telegram_settings WHERE enabled AND api_key IS NOT NULL AND chat_id <> '') AS telegram,
    EXISTS (SELECT FROM admin_notifications WHERE telegram_pending
      AND created_at < now() - interval '30 seconds') AS "telegramPaused",
    EXISTS (SELECT FROM security_settings WHERE name = 'turnstile' AND is_enabled AND site_key <> ''
      AND secret_key IS NOT NULL) AS "botCheck",
    EXISTS (SELECT FROM ai_configurations WHERE is_active) AS ai,
    EXISTS (SELECT FROM unsplash_settings WHERE is_active) AS "stockPhotos",
    (SELECT coalesce(json_agg(json_build_object('name', name, 'lastSuccessAt', last_success_at,
      'lastFailureAt', last_failure_at, 'lastFault', last_fault)), '[]') FROM upstream_states) AS states`;

export interface UpstreamsRow {
  mail: boolean;
  mailPaused: boolean;
  telegram: boolean;
  telegramPaused: boolean;
  botCheck: boolean;
  ai: boolean;
  stockPhotos: boolean;
  states: { name: string; lastSuccessAt: string | null; lastFailureAt: string | null; lastFault: string }[];
}
