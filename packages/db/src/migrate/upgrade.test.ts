import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { slugify } from "@site/contract/common/text";
import type pg from "pg";
import { beforeAll, expect, it } from "vitest";
import { openConnection } from "../connection.ts";
import { findLostRows, type Rows, readRows } from "../testing/rows.ts";
import { afterTestFile, createTestDatabaseUrl } from "../testing/test-database.ts";
import { applyMigrations } from "./apply.ts";
import { migrationNames } from "./history.ts";

const prismaFolder = resolve(import.meta.dirname, "../../../../prisma");
const rows = readFileSync(resolve(import.meta.dirname, "../../fixtures/last-release.sql"), "utf8");
/** The newest migration of the release before. */
const LAST_MIGRATION = "20261128022304_board_origins";

/** Names of institutions that had no address of their own in the last release. */
const NAMES = [
  "112",
  "—",
  "Tarım İl Müdürlüğü",
  "Tarım-İl Müdürlüğü",
  `Çok Uzun Şehircilik ${"Kurulu ".repeat(25)}`.trim(),
];

/** Notifications of messages that wait, were answered and are gone, of failed mails, and of no record. */
const NOTIFICATIONS = `
  INSERT INTO contact_messages (id, name, email, subject, message, replied_at) VALUES
    (951, 'Ad', 'a@example.org', 'Bekleyen', '…', NULL), (952, 'Ad', 'a@example.org', 'Yanıtlanan', '…', now());
  INSERT INTO comments (id, post_id, author_name, content) SELECT 951, min(id), 'Ad', 'Bekleyen yorum' FROM posts;
  INSERT INTO admin_notifications (id, type, title, message, contact_message_id, created_at) VALUES
    (951, 'contact_message', '', 'Ad: Bekleyen', 951, now()), (952, 'contact_message', '', 'Ad: Yanıtlanan', 952, now()),
    (953, 'contact_message', '', 'Ad: Silinen', NULL, now()), (954, 'comment', '', 'Ad: Bekleyen yorum', NULL, now()),
    (955, 'comment', '', 'Ad: Bekleyen yorum', NULL, now() - interval '1 day'), (956, 'mail_failed', '', '', NULL, now()),
    (957, 'member_registered', '', '', NULL, now())`;

let client: pg.Client;
let before: Rows;
let after: Rows;
beforeAll(async () => {
  const url = await createTestDatabaseUrl({ template: false });
  client = await openConnection(url, "test");
  afterTestFile(() => client.end());
  const old = migrationNames(`${prismaFolder}/migrations`).filter((name) => name <= LAST_MIGRATION);
  await applyMigrations(url, prismaFolder, { only: old });
  await client.query(`SET session_replication_role = replica; ${rows}; RESET session_replication_role`);
  for (const [index, name] of NAMES.entries())
    await client.query("INSERT INTO institutions (id, name, kind) VALUES ($1, $2, 'other')", [900 + index, name]);
  await client.query(NOTIFICATIONS);
  for (const task of ["read-import", "run-import", "withdraw-rule-approval", "chain-audit", "send-push", "send-mail"])
    await client.query("SELECT graphile_worker.add_job($1, '{\"id\": 1}')", [task]);
  before = new Map([...(await readRows(client))].map(([table, found]) => [RENAMED[table] ?? table, found]));
  await applyMigrations(url, prismaFolder);
  after = await readRows(client);
});

/** Tables that have another name since. */
const RENAMED: Record<string, string> = {
  displaced_registrations: "superseded_registrations",
  spent_stamps: "used_tokens",
};

/** Columns that the upgrade changes; each has a test of its own. */
const CHANGED: Record<string, readonly string[]> = {
  admins: ["is_active", "updated_at"],
  admin_invitations: ["revoked_at"],
  admin_notifications: ["is_read"],
  api_keys: ["scopes", "revoked_at"],
  sessions: ["revoked_at"],
};

/** Returns some columns of a table's rows, by id. */
const pick = (table: string, ...names: string[]) =>
  after.get(table)?.map((row) => [row.id, ...names.map((name) => row[name])]);

it("keeps every row of the release before in the tables that stay", () => {
  expect(findLostRows(before, after, CHANGED)).toEqual([]);
  expect([...before].filter(([table]) => after.get(table)?.length).length).toBeGreaterThan(50);
});

it("drops the tables of what is gone alone", () => {
  expect([...before.keys()].filter((table) => !after.has(table))).toMatchInlineSnapshot(`
    [
      "admin_policies",
      "deleted_subscribers",
      "factor_recoveries",
      "idempotent_answers",
      "import_items",
      "imported_posts",
      "imports",
      "listing_origins",
      "listing_wishes",
      "origin_days",
      "push_devices",
      "push_keys",
      "saved_views",
      "setting_changes",
      "site_events",
    ]
  `);
});

it("removes the jobs of what is gone", async () => {
  const { rows: jobs } = await client.query("SELECT task_identifier AS task FROM graphile_worker.jobs ORDER BY id");
  expect(jobs).toEqual([{ task: "send-mail" }]);
});

it("ends the scope of pulled events, and keys that had no other", () => {
  expect(pick("api_keys", "scopes", "revoked_at")).toEqual([
    [901, ["public:read"], null],
    [902, [], expect.any(String)],
    [903, ["public:read"], null],
  ]);
});

it("deactivates and signs out administrators of other roles than owner, and names them and ended requests in the log", () => {
  expect(pick("admins", "username", "is_active")?.slice(-4)).toEqual([
    [101, "editör", false],
    [102, "denetçi", false],
    [103, "sahip", true],
    [104, "eski", false],
  ]);
  expect(pick("sessions", "admin_id", "revoked_at")).toEqual([
    [902, 102, expect.any(String)],
    [903, null, null],
  ]);
  expect(pick("admin_invitations", "email", "revoked_at")).toEqual([
    [901, "yeni@example.org", expect.any(String)],
    [902, "yeni2@example.org", null],
  ]);
  const told = after.get("audit_entries")?.filter(({ actor_kind }) => actor_kind === "system");
  expect(told?.map(({ entity_id, details }) => [entity_id, details])).toEqual([
    ["101", expect.objectContaining({ username: "editör", role: "editor" })],
    ["102", expect.objectContaining({ username: "denetçi", role: "moderator" })],
    ["1", expect.objectContaining({ request: "removal of the second factor" })],
  ]);
});

it("gives institutions and titles the addresses that their names had", () => {
  const entries = ["institutions", "positions"].flatMap((table) => pick(table, "name", "slug") ?? []);
  const changed = entries.flatMap(([, name, slug]) => (slug === slugify(String(name)) ? [] : [[name, slug]]));
  expect(changed).toEqual([
    ["112", "kurum-112"],
    ["—", "kurum"],
    ["Tarım-İl Müdürlüğü", "tarim-il-mudurlugu-2"],
  ]);
});

it("leaves the notifications unread that report what still waits, or no record", () => {
  const shown = pick("admin_notifications", "record_id", "is_read")?.filter(([id]) => Number(id) > 950);
  expect(shown).toEqual([
    [951, 951, false],
    [952, 952, true],
    [953, null, true],
    [954, 951, false],
    [955, null, true],
    [956, null, true],
    [957, null, false],
  ]);
});

it("turns the limit of AI tokens into as many calls as it would have paid for", () => {
  expect(pick("ai_settings", "daily_call_limit")).toEqual([[1, 333]]);
});
