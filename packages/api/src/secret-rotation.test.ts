import { openConnection } from "@site/db";
import { beforeAll, expect, it } from "vitest";
import { createSecretBox, getCell, type SecretBox } from "./core/secrets/secret-box.ts";
import { openStaffHashes } from "./features/becayis/papers/staff/staff-key.ts";
import { queueMail } from "./features/mail/service.ts";
import { sealedColumns } from "./sealed-columns.ts";
import { CHECK_KEY, checkSecret } from "./secret-check.ts";
import { isSecretOf, rotateSecret } from "./secret-rotation.ts";
import { createTestApp, makeMember, signedInAdmin, type TestApp } from "./testing/index.ts";

/**
 * Binary columns that hold no sealed value: hashes without a key or under a sealed key, and public keys.
 */
const UNSEALED = `admin_invitations.token_hash api_keys.key_hash calendar_feeds.token_hash
  email_changes.proof_hash email_changes.undo_hash
  library_images.sha256 listing_visitors.visitor_hash mailed_codes.code_hash mailed_codes.former_code_hash
  mailed_codes.session_hash mailed_codes.token_hash media.sha256 members.registration_browser_hash
  passkeys.credential_id passkeys.public_key plans.board_hash post_previews.token_hash post_references.key
  post_visitors.visitor_hash reader_visits.visitor_hash recovery_codes.code_hash recovery_tokens.access_hash
  recovery_tokens.refresh_hash sessions.cookie_hash sessions.token_hash staff_codes.address_hash staff_codes.code_hash
  staff_verifications.address_hash superseded_registrations.browser_hash used_tokens.hash visitor_salts.salt waiting_listings.token_hash`.split(
  /\s+/,
);

const next = createSecretBox("the next secret of the tests, long enough");
let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});

it("knows every binary column of the database", async () => {
  const { rows } = await app.db.pool.query<{ name: string }>(
    `SELECT table_name || '.' || column_name AS name FROM information_schema.columns
     WHERE table_schema = 'public' AND data_type = 'bytea' ORDER BY 1`,
  );
  const sealed = sealedColumns.map(({ table, read }) => `${table}.${read}`);
  const unknown = rows.map(({ name }) => name).filter((name) => !sealed.includes(name) && !UNSEALED.includes(name));
  expect(unknown).toEqual([]);
});

/** Asks about the connections of the application's database, without being one of them. @returns how many there are */
async function countConnections(what: string, condition = "true"): Promise<number> {
  const url = new URL(app.db.url);
  const name = url.pathname.slice(1);
  url.pathname = "/postgres";
  const client = await openConnection(url.href, "test");
  const { rows } = await client.query(`SELECT ${what} FROM pg_stat_activity WHERE datname = $1 AND ${condition}`, [
    name,
  ]);
  await client.end();
  return rows.length;
}

/** Rotates as the operator does: when nobody else is connected. */
async function rotate(former: SecretBox, to: SecretBox): Promise<number> {
  await expect.poll(() => countConnections("pg_terminate_backend(pid)")).toBe(0);
  return rotateSecret(app.db.url, former, to);
}

/** Puts a sealed value into a column and returns its id. */
async function fill(): Promise<void> {
  const { admin, caller } = await signedInAdmin(app);
  const seal = (column: string, id: number) => app.secrets.seal(getCell(column, id), "gizli");
  const { prisma } = app.db;
  await caller.admin.webhooks.create({
    url: "https://a.example.org/",
    description: "",
    events: ["post.published"],
    isActive: true,
  });
  const [hook] = await caller.admin.webhooks.list();
  await caller.admin.webhooks.rotateSecret({ id: hook?.id ?? 0 });
  await prisma.securitySetting.create({
    data: { id: 5, name: "turnstile", secretKey: seal("security_settings.secret_key", 5) },
  });
  await prisma.telegramSetting.upsert({
    where: { id: 1 },
    update: { apiKey: seal("telegram_settings.api_key", 1) },
    create: { id: 1, apiKey: seal("telegram_settings.api_key", 1) },
  });
  await prisma.smtpConfig.create({
    data: {
      ...{ id: 6, name: "a", host: "a", username: "a", fromName: "a", fromEmail: "a@example.org", enabled: false },
      password: seal("smtp_configs.password", 6),
    },
  });
  await prisma.aiConfiguration.create({ data: { id: 7, name: "a", apiKey: seal("ai_configurations.api_key", 7) } });
  await prisma.unsplashSetting.create({
    data: {
      ...{ id: 8, name: "a", accessKey: seal("unsplash_settings.access_key", 8) },
      secretKey: seal("unsplash_settings.secret_key", 8),
    },
  });
  const match = await prisma.match.create({ data: { score: 60, pairKey: "1-2" } });
  await prisma.petitionDraft.create({
    data: {
      ...{ id: 10, memberId: (await makeMember(app)).id, matchId: match.id },
      texts: seal("petition_drafts.texts", 10),
    },
  });
  await prisma.authenticator.create({
    data: { adminId: admin.id, lastStep: 0, secret: seal("admins.totp_secret", admin.id) },
  });
  await prisma.$transaction((tx) =>
    queueMail(app, tx, { template: "welcome", to: { name: "A", email: "a@example.org" }, props: { name: "A" } }),
  );
  await openStaffHashes(app);
}

/** Returns how many sealed values open under a secret, of all. */
async function countOpened(secrets: TestApp["secrets"]): Promise<[number, number]> {
  let [opened, all] = [0, 0];
  for (const { column, table, key = "id", read } of sealedColumns) {
    const { rows } = await app.db.pool.query<{ id: number; sealed: Buffer }>(
      `SELECT ${key} AS id, ${read} AS sealed FROM ${table} WHERE ${key} IS NOT NULL AND length(${read}) > 0`,
    );
    expect(rows.length, column).toBeGreaterThanOrEqual(column === "members.totp_secret" ? 0 : 1);
    for (const { id, sealed } of rows) {
      all++;
      try {
        secrets.open(getCell(column, id), sealed);
        opened++;
      } catch {}
    }
  }
  return [opened, all];
}

it("seals every value under the new secret, or changes nothing", async () => {
  await fill();
  const address = "ayse@kurum.gov.tr";
  const hash = (await openStaffHashes(app)).ofAddress(address);
  await checkSecret(app, "APP_SECRET");
  const [opened, all] = await countOpened(app.secrets);
  expect(opened).toBe(all);

  // a value under a foreign secret ends the rotation, as a kill does: the transaction is never committed
  const foreign = createSecretBox("a foreign secret, also long enough").seal(getCell("smtp_configs.password", 9), "x");
  const row = { id: 9, name: "b", host: "a", username: "a", fromName: "a", fromEmail: "a@example.org", enabled: false };
  await app.db.prisma.smtpConfig.create({ data: { ...row, password: foreign } });
  await expect(rotate(app.secrets, next)).rejects.toThrow("smtp_configs 9 cannot be opened");
  await app.db.prisma.smtpConfig.delete({ where: { id: 9 } });
  expect([await countOpened(app.secrets), await isSecretOf(app.db.url, app.secrets)]).toEqual([[all, all], true]);

  expect(await rotate(app.secrets, next)).toBe(all);
  expect([await countOpened(next), (await countOpened(app.secrets))[0]]).toEqual([[all, all], 0]);
  expect([await isSecretOf(app.db.url, app.secrets), await isSecretOf(app.db.url, next)]).toEqual([false, true]);
  await checkSecret({ db: app.db, secrets: next }, "APP_SECRET");
  expect((await openStaffHashes({ ...app, secrets: next })).ofAddress(address)).toEqual(hash);
  await expect(rotate(app.secrets, next)).rejects.toThrow("not the one of this database");
});

it("changes nothing where something connects and writes while it runs", async () => {
  const fixture = await openConnection(app.db.url, "test");
  // holds the rotation after it has read the table until the writer has written, or waits to
  await fixture.query(`
    CREATE FUNCTION await_writer() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
      LOOP
        PERFORM pg_stat_clear_snapshot();
        EXIT WHEN EXISTS (SELECT FROM smtp_configs WHERE id = 9) OR EXISTS (SELECT FROM pg_stat_activity
          WHERE datname = current_database() AND application_name = 'writer' AND wait_event_type = 'Lock');
        PERFORM pg_sleep(0.02);
      END LOOP;
      RETURN NEW;
    END $$;
    CREATE TRIGGER await_writer BEFORE UPDATE ON settings FOR EACH ROW WHEN (NEW.key = '${CHECK_KEY}')
      EXECUTE FUNCTION await_writer()`);
  await fixture.end();
  const [opened] = await countOpened(next);
  const rotation = rotate(next, app.secrets);
  rotation.catch(() => undefined);
  await expect.poll(() => countConnections("pid", "wait_event = 'PgSleep'")).toBe(1);
  const writer = await openConnection(app.db.url, "writer");
  const sealed = next.seal(getCell("smtp_configs.password", 9), "x");
  const written = writer.query(
    `INSERT INTO smtp_configs (id, name, host, username, from_name, from_email, enabled, password)
     VALUES (9, 'b', 'a', 'a', 'a', 'a@example.org', false, $1)`,
    [Buffer.from(sealed)],
  );
  await expect(rotation).rejects.toThrow("stop every instance first");
  await written;
  await writer.end();
  expect(await countOpened(next)).toEqual([opened + 1, opened + 1]);
  expect(await isSecretOf(app.db.url, next)).toBe(true);
  await app.db.pool.query("DROP FUNCTION await_writer CASCADE");
});
