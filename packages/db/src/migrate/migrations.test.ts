import { cpSync, mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { cleanEmail } from "@site/contract/common/email";
import { foldText, getEmailKey, toSearchText } from "@site/contract/common/text";
import { runMigrations } from "graphile-worker";
import pg from "pg";
import { beforeAll, describe, expect, it } from "vitest";
import { openConnection } from "../connection.ts";
import { afterTestFile, createTestDatabase, createTestDatabaseUrl } from "../testing/test-database.ts";
import { applyMigrations, DatabaseIsNewerError } from "./apply.ts";
import { differenceToDatamodel } from "./difference.ts";
import { migrationNames } from "./history.ts";

const prismaFolder = resolve(import.meta.dirname, "../../../../prisma");

describe("migrations", () => {
  it("detect a changed datamodel", async () => {
    const moved = mkdtempSync(join(tmpdir(), "hvy-prisma-"));
    cpSync(prismaFolder, moved, { recursive: true });
    writeFileSync(join(moved, "models/extra.prisma"), "model Extra {\n  id Int @id\n}\n");
    expect(await differenceToDatamodel(await createTestDatabaseUrl(), moved)).toContain('CREATE TABLE "Extra"');
  });

  it("apply once under concurrency", async () => {
    const url = await createTestDatabaseUrl({ template: false });
    const results = await Promise.all([1, 2, 3].map(() => applyMigrations(url, prismaFolder)));
    expect(results.flat()).toEqual(migrationNames(`${prismaFolder}/migrations`));
  });

  it("include the installed job queue", async () => {
    const { pool } = await createTestDatabase();
    const newest = () => pool.query("SELECT max(id) AS newest FROM graphile_worker.migrations");
    const before = (await newest()).rows;
    await runMigrations({ pgPool: pool });
    expect(before).toEqual([{ newest: 18 }]);
    expect((await newest()).rows).toEqual(before);
  });

  it("reject a newer database", async () => {
    const newer = mkdtempSync(join(tmpdir(), "hvy-prisma-"));
    cpSync(prismaFolder, newer, { recursive: true });
    mkdirSync(join(newer, "migrations/29990101000000_future"));
    writeFileSync(join(newer, "migrations/29990101000000_future/migration.sql"), "CREATE TABLE future (id int);");
    const url = await createTestDatabaseUrl();
    await applyMigrations(url, newer);
    await expect(applyMigrations(url, prismaFolder)).rejects.toThrow(DatabaseIsNewerError);
  });

  it("leave nothing of a failed migration", async () => {
    const broken = mkdtempSync(join(tmpdir(), "hvy-prisma-"));
    cpSync(prismaFolder, broken, { recursive: true });
    mkdirSync(join(broken, "migrations/29990101000000_broken"));
    writeFileSync(
      join(broken, "migrations/29990101000000_broken/migration.sql"),
      "CREATE TABLE half (id int); SELECT no_such_function();",
    );
    const url = await createTestDatabaseUrl();
    await expect(applyMigrations(url, broken)).rejects.toThrow();
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    const { rows } = await client.query("SELECT to_regclass('half') AS half");
    await client.end();
    expect(rows[0]).toEqual({ half: null });
  });
});

describe("interrupted migrations", () => {
  /** Creates a history as earlier versions left it when killed in this migration. */
  const unfinished = (client: pg.Client, name: string, logs: string | null = null) =>
    client.query(
      "UPDATE _prisma_migrations SET finished_at = NULL, applied_steps_count = 0, logs = $2 WHERE migration_name = $1",
      [name, logs],
    );

  it("are completed if only their end is missing, and then produce exactly the datamodel", async () => {
    const url = await createTestDatabaseUrl();
    const client = await openConnection(url, "test");
    for (const name of migrationNames(`${prismaFolder}/migrations`)) {
      await unfinished(client, name);
      expect(await applyMigrations(url, prismaFolder)).toEqual([name]); // and none of those before
    }
    await client.end();
    expect(await applyMigrations(url, prismaFolder)).toEqual([]);
    expect(await differenceToDatamodel(url, prismaFolder)).toBe("");
  });

  it("are not completed if they failed", async () => {
    const url = await createTestDatabaseUrl();
    const [name = ""] = migrationNames(`${prismaFolder}/migrations`);
    const client = await openConnection(url, "test");
    await unfinished(client, name, "it failed");
    await client.end();
    await expect(applyMigrations(url, prismaFolder)).rejects.toThrow(name);
  });

  it("run again if their connection broke", async () => {
    const slow = mkdtempSync(join(tmpdir(), "hvy-prisma-"));
    cpSync(prismaFolder, slow, { recursive: true });
    mkdirSync(join(slow, "migrations/29990101000000_slow"));
    const script = join(slow, "migrations/29990101000000_slow/migration.sql");
    writeFileSync(script, "CREATE TABLE half (id int); SELECT pg_sleep(600);");
    const url = await createTestDatabaseUrl();
    const broken = applyMigrations(url, slow);
    broken.catch(() => undefined);
    const client = await openConnection(url, "test");
    const kill = () =>
      client
        .query(
          `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database()
            AND application_name = 'migrations' AND wait_event = 'PgSleep'`,
        )
        .then(({ rowCount }) => rowCount);
    await expect.poll(kill, { timeout: 25_000 }).toBe(1);
    await client.end();
    await expect(broken).rejects.toThrow();
    writeFileSync(script, "CREATE TABLE half (id int);");
    expect(await applyMigrations(url, slow)).toEqual(["29990101000000_slow"]);
  });
});

/** One database that grows older from test to test, because running all migrations takes a second. */
describe("rows of earlier versions", () => {
  let url: string;
  let client: pg.Client;
  beforeAll(async () => {
    url = await createTestDatabaseUrl({ template: false });
    client = await openConnection(url, "test");
    afterTestFile(() => client.end());
  });
  const migrateUntil = (name: string) =>
    applyMigrations(url, prismaFolder, {
      only: migrationNames(`${prismaFolder}/migrations`).filter((each) => each < name),
    });

  it("lose the sample addresses of the first content", async () => {
    await migrateUntil("20261122172000");
    const columns = "slug, name, short_name, description, long_description, url, category, icon, color, gradient";
    const service = (slug: string, address: string) =>
      client.query(`INSERT INTO services (${columns}) VALUES ($1, '', '', '', '', $2, '', '', '', '')`, [
        slug,
        address,
      ]);
    await service("ozet", "https://example.org/ozet");
    await service("hesaplama", "https://hesap.example.org/hesaplama");
    await client.query(
      `INSERT INTO settings (scope, key, value)
        VALUES ('site', 'contact_email', 'iletisim@example.org'), ('site', 'site_name', 'Ad')`,
    );
    await migrateUntil("20261126013500");
    const services = await client.query("SELECT slug, url FROM services ORDER BY slug");
    const settings = await client.query("SELECT key, value FROM settings ORDER BY key");
    expect(services.rows).toEqual([
      { slug: "hesaplama", url: "https://hesap.example.org/hesaplama" },
      { slug: "ozet", url: "" },
    ]);
    expect(settings.rows).toEqual([
      { key: "contact_email", value: "" },
      { key: "site_name", value: "Ad" },
    ]);
  });

  it("get the spelling of today's inputs in addresses with an international domain", async () => {
    await migrateUntil("20261126013500");
    const stored = [
      "Ayse@xn--iek-1lab.com.tr",
      "ali@mail.XN--IEK-1LAB.com.tr",
      ...["ığdır", "müjde-üğö", "a-ş-b-ç", "0ş9", "ççççççççç", "straße", "łódź"].map(
        (name) => `a@${new URL(`http://${name}.com`).hostname}`,
      ),
      "a@xn--80ak6aa92e.com",
      "plain@Example.ORG",
      "xn--a@example.org",
    ];
    for (const email of stored)
      await client.query(
        "INSERT INTO members (email, first_name, last_name, terms_accepted_at) VALUES ($1, 'Ad', 'Soyad', now())",
        [email],
      );
    await migrateUntil("20261126080000_listing_wishes");
    const { rows } = await client.query<{ email: string; key: string }>(
      "SELECT email, email_key AS key FROM members ORDER BY id",
    );
    expect(rows).toEqual(stored.map((email) => ({ email: cleanEmail(email), key: getEmailKey(cleanEmail(email)) })));
    expect(rows[0]?.email).toBe("Ayse@çiçek.com.tr");
  });

  it("carry the one wish of earlier listings over as the first", async () => {
    await migrateUntil("20261126080000_listing_wishes");
    await client.query("DELETE FROM members");
    await client.query(`
      INSERT INTO members (id, email, first_name, last_name, terms_accepted_at)
      VALUES (1, 'a@example.org', 'Ad', 'Soyad', now());
      INSERT INTO provinces (id, name) VALUES (6, 'Ankara'), (34, 'İstanbul');
      INSERT INTO districts (id, province_id, name) VALUES (601, 6, 'Çankaya'), (602, 6, 'Etimesgut');
      INSERT INTO institutions (id, name, kind) VALUES (1, 'Kurum', 'ministry');
      INSERT INTO positions (id, name, service_class) VALUES (1, 'Memur', 'GİH');
      INSERT INTO listings (id, member_id, slug, title, institution_id, position_id, offer_city_id, offer_district_id,
        wanted_city_id, wanted_district_id, expires_at, status)
      VALUES (1, 1, 'il', 'Bir ile becayiş', 1, 1, 6, 601, 34, NULL, now(), 'paused'),
        (2, 1, 'ilce', 'Bir ilçeye becayiş', 1, 1, 6, 601, 6, 602, now(), 'active');`);
    await migrateUntil("20261127");
    const { rows } = await client.query(
      `SELECT w.listing_id AS id, rank, city_id AS city, district_id AS district, is_on_board, wanted_places AS places
        FROM listing_wishes w JOIN listings l ON l.id = w.listing_id ORDER BY 1, 2`,
    );
    const common = { rank: 1, is_on_board: false };
    expect(rows).toEqual([
      { ...common, id: 1, city: 34, district: null, places: [34] },
      { ...common, id: 2, city: 6, district: 602, places: [602] },
    ]);
  });

  it("get a legal basis for petitions, without the pages that members read", async () => {
    const law = "657 sayılı Devlet Memurları Kanunu m. 73";
    await client.query(
      `INSERT INTO eligibility_rules (employment_status, rule, verdict, text, source, source_date)
        SELECT status, rule, 'warn', '', source, '2025-10-31'
        FROM unnest($1::text[], $2::text[], $3::text[]) AS r(status, rule, source)`,
      [
        ["4a", "4b", "any", "any", "any"],
        ["same-institution", "one-year-in-unit", "authority-approval", "same-service-class", "added-1"],
        [
          `${law}; memurlar.net, haber 1150299`,
          "Sözleşmeli Personel Çalıştırılmasına İlişkin Esaslar ek m. 3; memurlar.net, haber 1145918",
          "Kurumun 2025/4 sayılı genelgesi",
          "https://haber.example.com/1",
          "Bir yazı",
        ],
      ],
    );
    await migrateUntil("20261127090500");
    const { rows } = await client.query(
      "SELECT source, legal_basis AS basis, legal_reference AS reference FROM eligibility_rules ORDER BY id",
    );
    expect(rows[0].source).toBe(`${law}; memurlar.net, haber 1150299`);
    expect(rows.map(({ basis, reference }) => [basis, reference])).toEqual([
      ["657 sayılı Devlet Memurları Kanunu, m. 73", "RG 23.07.1965, 12056"],
      [
        "Sözleşmeli Personel Çalıştırılmasına İlişkin Esaslar, ek m. 3",
        "Bakanlar Kurulu Kararı 6/6/1978, 7/15754; RG 28.06.1978, 16330",
      ],
      ["Kurumun 2025/4 sayılı genelgesi", ""],
      ["", ""],
      ["", ""],
    ]);
  });

  it("keep domains as confirmed only if their source is more than a home page", async () => {
    await client.query("INSERT INTO institutions (id, name, kind) VALUES (7, 'Kaynaklı', 'ministry')");
    const sources = ["https://www.a.gov.tr/", "http://a.gov.tr", "https://a.gov.tr/#x", "https://a.gov.tr/iletisim"];
    for (const [index, source] of sources.entries())
      await client.query(
        "INSERT INTO institution_domains (institution_id, domain, source, checked_on) VALUES (7, $1, $2, '2026-11-26')",
        [`a${index}.gov.tr`, source],
      );
    await migrateUntil("20261127091000");
    const { rows } = await client.query("SELECT is_confirmed AS found FROM institution_domains ORDER BY domain");
    expect(rows.map(({ found }) => found)).toEqual([false, false, false, true]);
  });

  it("get campaigns that differ only by Turkish case in one row", async () => {
    for (const [table, column] of [
      ["reader_counts", "day"],
      ["reader_month_counts", "month"],
    ])
      await client.query(
        `INSERT INTO ${table} (post_id, kind, ${column}, name, count) VALUES
          (0, 'campaign', '2026-11-01', 'linkedin', 1), (0, 'campaign', '2026-11-01', 'lınkedın', 2),
          (0, 'campaign', '2026-11-01', 'linkedın', 4), (0, 'campaign', '2026-12-01', 'lınkedın', 8),
          (0, 'search', '2026-11-01', 'ısparta', 16)`,
      );
    await migrateUntil("20261128120100_one_role");
    for (const table of ["reader_counts", "reader_month_counts"]) {
      const { rows } = await client.query(`SELECT kind, name, count FROM ${table} ORDER BY count`);
      expect(rows).toEqual([
        { kind: "campaign", name: "linkedin", count: 7 },
        { kind: "campaign", name: "linkedin", count: 8 },
        { kind: "search", name: "ısparta", count: 16 },
      ]);
    }
  });

  it("are one role: others than owners are deactivated, signed out and named in the audit log", async () => {
    for (const [id, name, role, isActive] of [
      [1, "ayse", "owner", true],
      [2, "baris", "editor", true],
      [3, "cem", "moderator", true],
      [4, "deniz", "editor", false],
    ])
      await client.query(
        `INSERT INTO admins (id, username, email, password_hash, role, is_active)
          VALUES ($1, $2, $2 || '@example.org', '', $3, $4)`,
        [id, name, role, isActive],
      );
    const hash = (id: number) => Buffer.alloc(32, id);
    for (const id of [1, 2])
      await client.query(
        `INSERT INTO sessions (kind, admin_id, token_hash, expires_at)
          VALUES ('admin', $1, $2, now() + interval '1 hour')`,
        [id, hash(id)],
      );
    for (const [id, role] of [
      [1, "owner"],
      [2, "moderator"],
    ] as const)
      await client.query(
        `INSERT INTO admin_invitations (email, role, token_hash, invited_by_id, expires_at)
          VALUES ($1 || '@example.org', $1, $2, 1, now() + interval '1 day')`,
        [role, hash(id)],
      );
    await applyMigrations(url, prismaFolder);
    const read = async (text: string) => (await client.query(text)).rows;
    expect(await read("SELECT username FROM admins WHERE is_active")).toEqual([{ username: "ayse" }]);
    expect(await read("SELECT admin_id FROM sessions WHERE revoked_at IS NULL")).toEqual([{ admin_id: 1 }]);
    expect(await read("SELECT email FROM admin_invitations WHERE revoked_at IS NULL")).toEqual([
      { email: "owner@example.org" },
    ]);
    expect(
      await read(
        `SELECT entity_id AS id, details ->> 'username' AS username, details ->> 'role' AS role
          FROM audit_entries WHERE actor_kind = 'system' ORDER BY id`,
      ),
    ).toEqual([
      { id: "2", username: "baris", role: "editor" },
      { id: "3", username: "cem", role: "moderator" },
    ]);
  });
});

describe("database rules", () => {
  it("fold as the contract does", async () => {
    const { pool } = await createTestDatabase();
    const samples = [
      "IŞIK ışık İSTANBUL",
      "bilirkişilik",
      "Iğdır Çağrı Öğüt",
      "Hakkâri kâğıt",
      "ÀÉÎ Ñandú Straße",
      "ΑΒΓ Привет",
      "",
      "“zimmetname” ‘a’ «b» c—d–e… •f e‑makbuz uzlaş\u00adtırma\u200bcılık i\u0307stanbul",
      "Kırıkkale’de Kırıkkale'de a\u00a0b (c) d/e·f, 🎉g 1️⃣ m² ½ 한글 हिन्दी",
      // Latin, Greek, Cyrillic and all marks; of other scripts the two sides may know other versions of Unicode
      ...[0, 1, 2, 3, 4, 0x1e, 0x1f, 0x20, 0x21, 0x22, 0x25, 0x26, 0x27].map((block) =>
        String.fromCodePoint(...Array.from({ length: 255 }, (_, at) => 256 * block + at + 1)),
      ),
    ];
    const { rows } = await pool.query<{ folded: string; searched: string }>(
      `SELECT fold_text(t) AS folded, search_words(t) AS searched
        FROM unnest($1::text[]) WITH ORDINALITY AS s(t, n) ORDER BY n`,
      [samples],
    );
    expect(rows.map((row) => row.folded)).toEqual(samples.map(foldText));
    expect(rows.map((row) => row.searched)).toEqual(samples.map(toSearchText));
    expect(foldText("IŞIK ışık İSTANBUL")).toBe("isik isik istanbul");
  });

  it("compare e-mail addresses by ASCII lower case", async () => {
    const { pool } = await createTestDatabase();
    const insert = (email: string) =>
      pool.query(
        "INSERT INTO members (email, first_name, last_name, terms_accepted_at) VALUES ($1, 'Ad', 'Soyad', now())",
        [email],
      );
    await insert("mike@example.org");
    await insert("mıke@example.org");
    await expect(insert("MIKE@example.org")).rejects.toThrow("members_email_key_key");
  });

  it("allow one active listing per member", async () => {
    const { pool } = await createTestDatabase();
    await pool.query(`
      INSERT INTO members (id, email, first_name, last_name, terms_accepted_at)
      VALUES (1, 'a@example.org', 'Ad', 'Soyad', now());
      INSERT INTO provinces (id, name) VALUES (6, 'Ankara'), (34, 'İstanbul');
      INSERT INTO institutions (id, name, kind) VALUES (1, 'Kurum', 'ministry');
      INSERT INTO positions (id, name, service_class) VALUES (1, 'Memur', 'GİH');`);
    const insert = (slug: string, status: string) =>
      pool.query(
        `INSERT INTO listings (member_id, slug, title, institution_id, position_id, offer_city_id, wanted_places,
          expires_at, status)
         VALUES (1, $1, 'Ankara''dan İstanbul''a', 1, 1, 6, '{34}', now(), $2)`,
        [slug, status],
      );
    const attempts = await Promise.allSettled(Array.from({ length: 20 }, (_, n) => insert(`ilan-${n}`, "active")));
    expect(attempts.filter((attempt) => attempt.status === "fulfilled")).toHaveLength(1);
    await insert("eski-ilan", "paused");
    await expect(insert("gecersiz", "sold")).rejects.toThrow("listings_status_check");
  });

  it("keep a district inside its province", async () => {
    const { pool } = await createTestDatabase();
    await pool.query("INSERT INTO provinces (id, name) VALUES (6, 'Ankara'), (34, 'İstanbul')");
    await pool.query("INSERT INTO districts (id, province_id, name) VALUES (601, 6, 'Çankaya')");
    await expect(
      pool.query("INSERT INTO districts (id, province_id, name) VALUES (602, 34, 'Kadıköy')"),
    ).rejects.toThrow("districts_number_check");
    await pool.query(
      `INSERT INTO members (id, email, first_name, last_name, terms_accepted_at)
        VALUES (1, 'a@example.org', 'Ad', 'Soyad', now())`,
    );
    const save = (city: number) =>
      pool.query("INSERT INTO swap_profiles (member_id, current_city_id, current_district_id) VALUES (1, $1, 601)", [
        city,
      ]);
    await expect(save(34)).rejects.toThrow("foreign key");
    await save(6);
  });

  it("have the category Genel with id 1", async () => {
    const { prisma } = await createTestDatabase();
    expect(await prisma.category.findUniqueOrThrow({ where: { id: 1 } })).toMatchObject({
      name: "Genel",
      slug: "genel",
    });
    expect((await prisma.category.create({ data: { name: "Yeni", slug: "yeni" } })).id).toBe(2);
  });
});
