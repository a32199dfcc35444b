import { RECENT_DAYS } from "@site/contract/readers/subscribers/issues/schema";
import { VISIBLE } from "../../../published/posts.ts";

/** Subscribers that get their deliveries in one transaction. */
const BATCH = 1_000;

/** Seconds between two portions for the outbox. */
export const STEP_SECONDS = 5;

/** Condition that issue `i` with post `p` may be mailed. */
const MAILABLE = `(i.week IS NOT NULL OR (${VISIBLE}))`;

/**
 * When readers could first see the post `p` of issue `i`. A post that is published today with an earlier date
 * appeared today.
 */
const APPEARED = "greatest(i.created_at, p.published_at)";

const IS_RECENT = `(i.week IS NOT NULL OR ${APPEARED} > now() - interval '${RECENT_DAYS} days')`;

export const READ_SETTINGS = `SELECT is_paused AS "isPaused", confirmed_at IS NOT NULL AS "isConfirmed",
  mails_per_minute AS "mailsPerMinute" FROM mailing_settings`;

/** Keeps posts out that waited for too long. */
export const KEEP_OLD_OUT = `UPDATE mail_issues SET state = 'kept' WHERE id IN (
    SELECT i.id FROM mail_issues i JOIN posts p ON p.id = i.post_id
    WHERE i.state IN ('waiting', 'sending') AND i.due_at <= now() AND ${VISIBLE}
      AND ${APPEARED} <= now() - interval '${RECENT_DAYS} days' FOR UPDATE OF i SKIP LOCKED
  )`;

export const START_DUE_ISSUES = `UPDATE mail_issues SET state = 'sending', started_at = clock_timestamp()
  WHERE id IN (
    SELECT i.id FROM mail_issues i LEFT JOIN posts p ON p.id = i.post_id
    WHERE i.state = 'waiting' AND i.due_at <= now() AND ${MAILABLE} FOR UPDATE OF i SKIP LOCKED
  )`;

/**
 * Goes on with issues that were done when their post was hidden: the trigger `withdraw_hidden_post` then takes back the
 * mails that still wait in the outbox.
 */
export const REOPEN_WITHDRAWN_ISSUES = `UPDATE mail_issues SET state = 'sending', finished_at = NULL
  WHERE state = 'done' AND id IN (SELECT issue_id FROM issue_deliveries WHERE state = 'waiting')`;

export const CLAIM_UNREACHED_ISSUE = `SELECT id FROM mail_issues WHERE state = 'sending' AND NOT is_reached
  ORDER BY id LIMIT 1 FOR UPDATE SKIP LOCKED`;

/**
 * Gives the next subscribers a delivery of issue $1 and remembers how far it has come. Nobody gets a post that appeared
 * before their consent.
 */
export const REACH_NEXT = `WITH posts_of_issue AS MATERIALIZED (
    SELECT p.category_id, ${APPEARED} AS appeared_at FROM mail_issues i JOIN posts p ON p.id = i.post_id
    WHERE i.id = $1 OR i.digest_id = $1
  ), chosen AS (
    SELECT s.id FROM subscribers s, mail_issues i
    WHERE i.id = $1 AND s.id > i.reached_id AND s.state = 'active'
      AND s.frequency = CASE WHEN i.week IS NULL THEN 'each' ELSE 'weekly' END
      AND EXISTS (SELECT FROM posts_of_issue p WHERE s.consent_at <= p.appeared_at
        AND (cardinality(s.category_ids) = 0 OR p.category_id = ANY (s.category_ids)))
    ORDER BY s.id LIMIT ${BATCH}
  ), added AS (
    INSERT INTO issue_deliveries (issue_id, subscriber_id) SELECT $1, id FROM chosen ON CONFLICT DO NOTHING
  )
  UPDATE mail_issues SET reached_id = coalesce((SELECT max(id) FROM chosen), reached_id),
    is_reached = (SELECT count(*) FROM chosen) < ${BATCH}
  WHERE id = $1`;

/** One instance hands over at a time, so that the pace is that of all. */
export const LOCK_OUTBOX = "SELECT pg_try_advisory_xact_lock(hashtext('subscribers.sending')) AS \"isMine\"";

/** Mails handed over within the last step, and those that wait in the outbox. */
export const COUNT_HANDED_OVER = `SELECT
    (SELECT count(*)::int FROM issue_deliveries
      WHERE queued_at > clock_timestamp() - make_interval(secs => ${STEP_SECONDS})) AS recent,
    (SELECT count(*)::int FROM issue_deliveries WHERE state = 'queued') AS queued`;

/** The next $1 deliveries. Their subscribers stay locked, so that nobody leaves between this look and the outbox. */
export const CLAIM_DELIVERIES = `SELECT i.id AS "issueId", i.key AS "issueKey", i.week IS NOT NULL AS "isWeek",
    s.id AS "subscriberId", s.key, s.email, s.state = 'active' AS "isActive", s.category_ids AS "categoryIds",
    s.consent_at AS "consentAt", p.title, p.excerpt, p.slug
  FROM issue_deliveries d JOIN mail_issues i ON i.id = d.issue_id JOIN subscribers s ON s.id = d.subscriber_id
    LEFT JOIN posts p ON p.id = i.post_id
  WHERE d.state = 'waiting' AND i.state = 'sending' AND ${MAILABLE}
  ORDER BY d.issue_id, d.subscriber_id LIMIT $1 FOR UPDATE OF d SKIP LOCKED FOR SHARE OF s, i`;

export interface DeliveryRow {
  issueId: number;
  issueKey: string;
  isWeek: boolean;
  subscriberId: number;
  key: string;
  email: string;
  isActive: boolean;
  categoryIds: number[];
  consentAt: Date;
  /** The post of the issue; null for a week. */
  title: string | null;
  excerpt: string | null;
  slug: string | null;
}

export const LIST_WEEK_POSTS = `SELECT p.title, p.excerpt, p.slug, p.category_id AS "categoryId",
    ${APPEARED} AS "appearedAt"
  FROM mail_issues i JOIN posts p ON p.id = i.post_id
  WHERE i.digest_id = $1 AND i.state <> 'kept' AND ${VISIBLE} ORDER BY p.published_at, p.id LIMIT 100`;

export interface PostRow {
  title: string;
  excerpt: string;
  slug: string;
}

/** Ties deliveries ($1, JSON) to the mails of their Message-IDs. */
export const NOTE_QUEUED = `UPDATE issue_deliveries d SET mail_id = l.id, queued_at = clock_timestamp(),
    state = CASE l.status WHEN 'pending' THEN 'queued' ELSE l.status END
  FROM jsonb_to_recordset($1::jsonb) AS given("issueId" int, "subscriberId" int, "messageId" text)
    JOIN email_logs l ON l.message_id = given."messageId"
  WHERE d.issue_id = given."issueId" AND d.subscriber_id = given."subscriberId"`;

export const NOTE_SKIPPED = `UPDATE issue_deliveries d SET state = 'skipped'
  FROM jsonb_to_recordset($1::jsonb) AS given("issueId" int, "subscriberId" int)
  WHERE d.issue_id = given."issueId" AND d.subscriber_id = given."subscriberId"`;

export const FINISH_ISSUES = `UPDATE mail_issues SET state = 'done', finished_at = clock_timestamp()
  WHERE state = 'sending' AND is_reached
    AND NOT EXISTS (SELECT FROM issue_deliveries d WHERE d.issue_id = mail_issues.id AND d.state = 'waiting')`;

export const IS_ANYTHING_LEFT = `SELECT EXISTS (
    SELECT FROM issue_deliveries d JOIN mail_issues i ON i.id = d.issue_id LEFT JOIN posts p ON p.id = i.post_id
    WHERE d.state = 'waiting' AND i.state = 'sending' AND ${MAILABLE}) AS "isLeft"`;

/** Monday of this week in Istanbul. */
const MONDAY = "date_trunc('week', now() AT TIME ZONE 'Europe/Istanbul')";

/**
 * Makes the issue of the week with the posts that no other week has and that appeared before nine on Monday; none if
 * there is no such post. Titled $1.
 */
export const START_WEEK = `WITH due AS (
    SELECT m.id FROM mail_issues m JOIN posts p ON p.id = m.post_id
    WHERE m.digest_id IS NULL AND m.state <> 'kept' AND m.due_at <= now() AND ${VISIBLE}
      AND p.published_at < (${MONDAY} + interval '9 hours') AT TIME ZONE 'Europe/Istanbul'
      AND p.published_at > now() - interval '${RECENT_DAYS} days' FOR UPDATE OF m
  ), made AS (
    INSERT INTO mail_issues (week, title, due_at) SELECT ${MONDAY}::date, $1, now() WHERE EXISTS (SELECT FROM due)
    ON CONFLICT (week) DO NOTHING RETURNING id
  )
  UPDATE mail_issues SET digest_id = made.id FROM made, due WHERE mail_issues.id = due.id`;

/** Counts the active subscribers whom a post of category $1 reaches, by frequency. */
export const COUNT_AUDIENCE = `SELECT count(*) FILTER (WHERE frequency = 'each')::int AS "each",
    count(*) FILTER (WHERE frequency = 'weekly')::int AS weekly
  FROM subscribers WHERE state = 'active' AND (cardinality(category_ids) = 0 OR $1::int = ANY (category_ids))`;

/** Bounces by provider, those with the most addresses first. */
export const COUNT_PROVIDERS = `SELECT split_part(s.email_key, '@', 2) AS domain,
    count(d.*) FILTER (WHERE d.state = 'sent')::int AS sent,
    count(d.*) FILTER (WHERE d.state = 'failed')::int AS failed,
    count(DISTINCT s.id) FILTER (WHERE s.state = 'bounced')::int AS bounced
  FROM subscribers s LEFT JOIN issue_deliveries d ON d.subscriber_id = s.id
  WHERE s.state <> 'pending' GROUP BY 1 ORDER BY count(DISTINCT s.id) DESC, 1 LIMIT 20`;

/** Issues with the counts of their deliveries, newest first; a waiting one is listed once its post is published. */
export const LIST_ISSUES = `SELECT i.id, CASE WHEN i.week IS NULL THEN 'post' ELSE 'week' END AS kind,
    i.post_id AS "postId", i.title, i.state, i.due_at AS "dueAt", i.started_at AS "startedAt",
    i.finished_at AS "finishedAt", counted.*, count(*) OVER ()::int AS total
  FROM mail_issues i LEFT JOIN posts p ON p.id = i.post_id, LATERAL (
    SELECT count(*) FILTER (WHERE d.state = 'sent')::int AS sent,
      count(*) FILTER (WHERE d.state = 'failed')::int AS failed,
      count(*) FILTER (WHERE d.state IN ('waiting', 'queued'))::int AS waiting,
      count(*) FILTER (WHERE d.state = 'skipped')::int AS skipped,
      count(*) FILTER (WHERE d.has_left)::int AS "left"
    FROM issue_deliveries d WHERE d.issue_id = i.id) AS counted
  WHERE i.state NOT IN ('waiting', 'kept') OR i.started_at IS NOT NULL OR (p.status = 'published')
  ORDER BY i.due_at DESC, i.id DESC LIMIT $1 OFFSET $2`;

export const COUNT_WAITING = `SELECT
    (SELECT count(*)::int FROM mail_issues i LEFT JOIN posts p ON p.id = i.post_id
      WHERE i.state IN ('waiting', 'sending') AND ${MAILABLE} AND ${IS_RECENT}) AS "waitingIssues",
    (SELECT count(*)::int FROM issue_deliveries d JOIN mail_issues i ON i.id = d.issue_id
      WHERE d.state IN ('waiting', 'queued') AND i.state <> 'kept') AS "waitingMails"`;

/** Posts whose mails wait, the oldest first, with the time at which they appeared. */
export const LIST_WAITING_POSTS = `SELECT i.id, p.title, ${APPEARED} AS "appearedAt"
  FROM mail_issues i JOIN posts p ON p.id = i.post_id
  WHERE i.state IN ('waiting', 'sending') AND ${MAILABLE} AND ${IS_RECENT} ORDER BY 3, 1 LIMIT $1`;

export const LIST_PREVIEWED_POSTS = `SELECT p.title, p.excerpt, p.slug FROM posts p WHERE ${VISIBLE}
  ORDER BY p.published_at DESC, p.id DESC LIMIT $1`;
