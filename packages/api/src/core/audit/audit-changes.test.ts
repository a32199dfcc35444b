import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { z } from "zod";
import { createTestApp, makeMember, signedInAdmin, type TestApp } from "../../testing/index.ts";
import { recordedDatabase } from "./recorded-database.ts";

/**
 * Tables without triggers: logs, counters, queues, proofs, copies, computed rows, and what only members or jobs write.
 */
const UNRECORDED = [
  "_prisma_migrations",
  "admin_notifications",
  "ai_calls",
  "ai_creation_steps",
  "ai_creations",
  "alert_hits",
  "audit_entries",
  "authenticators",
  "backups",
  "calendar_feeds",
  "contact_request_messages",
  "data_exports",
  "email_changes",
  "email_logs",
  "former_slugs",
  "held_actions",
  "issue_deliveries",
  "listing_visitors",
  "mailed_codes",
  "match_sides",
  "member_blocks",
  "member_notifications",
  "notification_preferences",
  "passkey_challenges",
  "passkeys",
  "petition_drafts",
  "photo_credits",
  "plan_members",
  "plans",
  "post_drafts",
  "post_revisions",
  "post_visitors",
  "rate_limits",
  "reader_counts",
  "reader_days",
  "reader_month_counts",
  "reader_months",
  "reader_visits",
  "recovery_codes",
  "recovery_tokens",
  "removed_pairs",
  "ring_members",
  "rings",
  "search_alerts",
  "security_events",
  "staff_codes",
  "staff_keys",
  "superseded_registrations",
  "swap_days",
  "swap_results",
  "trash_items",
  "upstream_states",
  "used_tokens",
  "visitor_salts",
  "waiting_listings",
  "webhook_calls",
  "webhook_deliveries",
  "window_readers",
  "window_reminders",
];

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
/** The newest entry before the test. */
let last = 0;
beforeEach(async () => {
  last = (await app.db.prisma.auditEntry.aggregate({ _max: { id: true } }))._max.id ?? 0;
});

const entries = () => app.db.prisma.auditEntry.findMany({ where: { id: { gt: last } }, orderBy: { id: "asc" } });

/** Returns the noted changes of each new entry. */
const changes = async () =>
  (await entries()).map(({ details }) => z.object({ changes: z.array(z.unknown()).optional() }).parse(details).changes);

describe("the rows of an administrator's change", () => {
  it("are recorded before and after, also those that SQL of its own changes", async () => {
    const { caller } = await signedInAdmin(app);
    const made = await caller.admin.tags.create({ name: "Önce", slug: "once" });
    await caller.admin.tags.update({ id: made.id, name: "Sonra", slug: "once", description: "a".repeat(500) });
    const [created, updated] = await changes();
    expect(created).toMatchObject([{ table: "tags", operation: "insert", fields: { name: [null, "Önce"] } }]);
    expect(updated).toEqual([
      {
        table: "tags",
        operation: "update",
        key: String(made.id),
        fields: {
          name: ["Önce", "Sonra"],
          description: ["", expect.stringMatching(/^a{300}… \(500, SHA-256 [0-9a-f]{16}\)$/)],
        },
      },
    ]);
    await caller.admin.tags.remove({ id: made.id });
    expect((await changes())[2]).toMatchObject([{ operation: "delete", fields: { name: ["Sonra", null] } }]);
    await app.db.prisma.tag.create({ data: { name: "Sessiz", slug: "sessiz" } });
    expect(await changes()).toHaveLength(3);
  });

  it("show no secret and nothing of a person", async () => {
    const { caller } = await signedInAdmin(app);
    const { id, email } = await makeMember(app, { firstName: "Zerrin" });
    await caller.admin.users.setPassword({ id, newPassword: "cok-gizli-parola-77" });
    await caller.admin.users.remove({ id });
    const noted = await changes();
    expect(noted[0]).toContainEqual(
      expect.objectContaining({ table: "members", fields: { password_hash: ["•••", "•••"] } }),
    );
    expect(noted[1]).toContainEqual(expect.objectContaining({ table: "members", operation: "delete" }));
    for (const text of [email, "Zerrin", "argon2", "+905551112233"]) expect(JSON.stringify(noted)).not.toContain(text);
  });

  it("cannot be written outside the recorded transaction", async () => {
    const recorded = recordedDatabase(app.db, { record: async () => undefined, committed: () => undefined });
    const write = "WITH gone AS (DELETE FROM tags WHERE slug = 'yok') UPDATE posts SET title = title WHERE false";
    expect(() => recorded.pool.query(write)).toThrow("tags is written outside");
    expect(() => recorded.pool.query({ text: "UPDATE redirects SET hits = 0 WHERE false" })).toThrow("redirects");
    const client = await recorded.pool.connect();
    expect(() => client.query("INSERT INTO settings VALUES ($1)", ["x"])).toThrow("settings is written outside");
    await client.query("BEGIN");
    expect((await client.query("SELECT id FROM posts WHERE id = 0 FOR UPDATE SKIP LOCKED")).rows).toEqual([]);
    await client.query("ROLLBACK");
    client.release();
    const draft =
      "INSERT INTO post_drafts (id) SELECT gen_random_uuid() WHERE false ON CONFLICT (id) DO UPDATE SET post_id = 1";
    await recorded.pool.query(draft);
  });

  it("are bounded", async () => {
    const data = Array.from({ length: 100 }, (_, n) => ({ name: `Çok ${n}`, slug: `cok-${n}` }));
    await app.db.prisma.tag.createMany({ data });
    await app.db.prisma.$transaction(async (tx) => {
      await tx.$executeRaw`SELECT set_config('site.audit', 'on', true)`;
      await tx.$executeRaw`UPDATE tags SET description = 'x' WHERE slug LIKE 'cok-%'`;
      await tx.auditEntry.create({ data: { actorKind: "admin", action: "admin.tags.test", entity: "tags" } });
    });
    const { details } = (await entries()).at(-1) ?? {};
    expect(details).toMatchObject({ changes: expect.any(Array), moreChanges: 40 });
  });

  it("are noted for each table that is not left out for a reason, with its secrets masked", async () => {
    const { rows } = await app.db.pool.query<{ name: string; masked: string; columns: string[] }>(
      `SELECT table_name AS name, coalesce(pg_get_triggerdef(pg_trigger.oid), '') AS masked, array_agg(column_name::text
        ORDER BY column_name) FILTER (WHERE data_type = 'bytea'
          OR column_name ~ 'pass|secret|token$|hash|api_key|access_key|email_key|google_sub|salt') AS columns
      FROM information_schema.columns
        LEFT JOIN pg_trigger ON tgrelid = table_name::regclass AND tgname = 'note_changes'
      WHERE table_schema = 'public' GROUP BY table_name, pg_trigger.oid ORDER BY table_name`,
    );
    expect(rows.filter(({ masked }) => masked === "").map(({ name }) => name)).toEqual(UNRECORDED);
    const isMasked = (masked: string, column: string) => masked.split(/[',\s{}]+/).includes(column);
    expect(
      rows.flatMap(({ name, masked, columns }) =>
        masked === ""
          ? []
          : (columns ?? []).filter((column) => !isMasked(masked, column)).map((each) => `${name}.${each}`),
      ),
    ).toEqual([]);
  });
});
