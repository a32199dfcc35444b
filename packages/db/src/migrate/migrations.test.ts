import { cpSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { foldText, toSearchText } from "@site/contract/common/text";
import { runMigrations } from "graphile-worker";
import pg from "pg";
import { describe, expect, inject, it } from "vitest";
import { openConnection } from "../connection.ts";
import { createTestDatabase, createTestDatabaseUrl } from "../testing/test-database.ts";
import { applyMigrations, DatabaseIsNewerError } from "./apply.ts";
import { createMigration, differenceToDatamodel } from "./create.ts";
import { migrationNames } from "./history.ts";

const prismaFolder = resolve(import.meta.dirname, "../../../../prisma");

describe("migrations", () => {
  it("are written for a changed datamodel, to run after all others", async () => {
    const moved = mkdtempSync(join(tmpdir(), "hvy-prisma-"));
    cpSync(prismaFolder, moved, { recursive: true });
    writeFileSync(join(moved, "models/extra.prisma"), "model Extra {\n  id Int @id\n}\n");
    const name = await createMigration(inject("testServerUrl"), moved, "extra");
    expect(migrationNames(join(moved, "migrations")).at(-1)).toBe(name);
    const script = readFileSync(join(moved, "migrations", name ?? "", "migration.sql"), "utf8");
    expect(script).toContain('CREATE TABLE "Extra"');
  });

  it("apply once under concurrency", async () => {
    const url = await createTestDatabaseUrl({ template: false });
    const results = await Promise.all([1, 2, 3].map(() => applyMigrations(url, prismaFolder)));
    expect(results.flat()).toEqual(migrationNames(`${prismaFolder}/migrations`));
    expect(await differenceToDatamodel(url, prismaFolder)).toBe("");
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
      INSERT INTO institutions (id, name, slug, kind) VALUES (1, 'Kurum', 'kurum', 'ministry');
      INSERT INTO positions (id, name, slug, service_class) VALUES (1, 'Memur', 'memur', 'GİH');`);
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
