import { setTimeout as sleep } from "node:timers/promises";
import type pg from "pg";
import type { BrokenMailServer } from "../../faults/mail-server.ts";

/** The queue's rows that are left end within this time: those of a killed worker are freed after 40 s. */
const WAIT_MS = 180_000;
const POLL_MS = 500;
/** A stop cuts a plan off, which is computed again and does nothing outside. */
const INTERRUPTED = "plan-board";

/**
 * Records every job that ends, with the number of its tries and, of a scheduled one, the minute. The queue writes the
 * most tries into a running job whose key is queued again; that is no repetition.
 */
const RECORD_JOBS = `CREATE TABLE bench_jobs (id bigint, task text, attempts int, minute text, error text);
  CREATE FUNCTION bench_record() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    INSERT INTO public.bench_jobs SELECT OLD.id, t.identifier,
        CASE WHEN OLD.attempts < OLD.max_attempts OR OLD.last_error IS NOT NULL THEN OLD.attempts END,
        OLD.payload #>> '{_cron,ts}', OLD.last_error
      FROM graphile_worker._private_tasks t WHERE t.id = OLD.task_id;
    RETURN OLD;
  END $$;
  CREATE TRIGGER bench_record AFTER DELETE ON graphile_worker._private_jobs
    FOR EACH ROW EXECUTE FUNCTION bench_record()`;

/** Jobs whose number of tries is known, and what was at work in a killed instance. */
export interface JobRecord {
  /** Notes the jobs and mails at work in an instance that was just killed: they stay locked, and are done again. */
  noteAtWork(): Promise<void>;
  /** Waits until no due job and no mail is left. @returns false if some are */
  settle(): Promise<boolean>;
  /** Returns how many jobs ended, and those that were done again although nothing was killed. */
  jobs(): Promise<{ done: number; repeated: string[]; failed: number }>;
  /**
   * Compares the e-mail log with what arrived.
   * @param approved addresses whose listing was approved once, which is mailed once
   */
  mails(box: BrokenMailServer, approved: string[]): Promise<{ sent: number; twice: string[]; lost: string[] }>;
}

export async function recordJobs(client: pg.Client): Promise<JobRecord> {
  await client.query(RECORD_JOBS);
  const jobsAtWork = new Set<string>();
  const mailsAtWork = new Set<string>();

  async function isSettled(): Promise<boolean> {
    const { rows } = await client.query<{ left: number }>(`SELECT
      (SELECT count(*) FROM graphile_worker._private_jobs WHERE locked_at IS NOT NULL OR run_at <= now())::int
      + (SELECT count(*) FROM email_logs WHERE status = 'pending')::int AS left`);
    return rows[0]?.left === 0;
  }

  const count = async (rows: string) => (await client.query(rows)).rowCount ?? 0;

  return {
    async noteAtWork() {
      const { rows } = await client.query<{ id: string; mail: string | null }>(
        `SELECT j.id, m.message_id AS mail FROM graphile_worker._private_jobs j
          LEFT JOIN email_logs m ON j.key = 'mail:' || m.id WHERE j.locked_at IS NOT NULL`,
      );
      for (const { id, mail } of rows) {
        jobsAtWork.add(id);
        if (mail) mailsAtWork.add(mail);
      }
    },
    async settle() {
      for (const end = performance.now() + WAIT_MS; performance.now() < end; await sleep(POLL_MS))
        if (await isSettled()) return true;
      return false;
    },
    async jobs() {
      const { rows } = await client.query<{ id: string; tries: string }>(
        `SELECT id, concat_ws(', ', task, 'try ' || attempts, 'of minute ' || minute, error) AS tries FROM (
          SELECT *, count(*) OVER (PARTITION BY task, minute) AS runs FROM bench_jobs) AS ended
         WHERE (attempts > 1 AND task <> $1) OR (minute IS NOT NULL AND runs > 1)`,
        [INTERRUPTED],
      );
      return {
        done: await count("SELECT FROM bench_jobs"),
        repeated: rows.filter(({ id }) => !jobsAtWork.has(id)).map(({ tries }) => tries),
        failed: await count("SELECT FROM graphile_worker._private_jobs WHERE last_error IS NOT NULL"),
      };
    },
    async mails(box, approved) {
      const { rows } = await client.query<{ id: string; email: string; template: string }>(
        "SELECT message_id AS id, recipient_email AS email, template_slug AS template FROM email_logs",
      );
      const arrivals = box.taken.flatMap(({ messageId, recipients }) => recipients.map((to) => `${messageId} ${to}`));
      const expected = rows.map(({ id, email }) => `${id} ${email}`);
      const approvals = rows.filter(({ template }) => template === "listing_approved").map(({ email }) => email);
      const again = (texts: string[]) => texts.filter((text, index) => texts.indexOf(text) !== index);
      return {
        sent: arrivals.length,
        twice: [
          ...again(arrivals).filter((mail) => !mailsAtWork.has(mail.split(" ")[0] ?? "")),
          ...again(approvals.filter((email) => approved.includes(email))),
          ...arrivals.filter((mail) => !expected.includes(mail)),
        ],
        lost: [
          ...expected.filter((mail) => !arrivals.includes(mail)),
          ...approved.filter((email) => !approvals.includes(email)),
        ],
      };
    },
  };
}
